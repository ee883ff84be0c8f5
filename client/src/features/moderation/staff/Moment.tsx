import { formatMoment, formatTime } from "../../../shared/time/formatDate";

/** A day, with the time of the reader's clock for those who point at it. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatTime(Date.parse(at))}>
    {formatMoment(at)}
  </time>
);
