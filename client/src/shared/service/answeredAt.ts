let moment: number | undefined;

/** Notes that the service has just sent data. */
export function noteAnswer(): void {
  moment = Date.now();
}

/** When the service last sent data, in milliseconds since 1970; undefined while it has not. */
export const answeredAt = () => moment;
