import { formatTime } from "../../../shared/time/formatDate";
import { fill } from "../../../ui/fill";
import * as texts from "./texts";

/** That a text was edited, and when. */
export function EditedMark({ at }: { at: string }) {
  return fill(texts.edited, { time: <time dateTime={at}>{formatTime(Date.parse(at))}</time> });
}
