/** Always asked for again, because others change it; meanwhile what was known is shown. */
export const fresh = { fetchPolicy: "cache-and-network", notifyOnNetworkStatusChange: true } as const;

/** A problem is said inside the dialog, which would cover an alert. */
export const inPlace = { isShownInPlace: true } as const;
