/** Whether a notice is shown at this moment. */
export const isNoticeShown = ({ until }: { until: string | null }, now = Date.now()): boolean =>
  until === null || Date.parse(until) > now;
