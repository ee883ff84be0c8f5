/** What all short texts of a profile share; the service takes no more than 200 characters. */
export const shortText = { maxLength: 200, dir: "auto" } as const;
