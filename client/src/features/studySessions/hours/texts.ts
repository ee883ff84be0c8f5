import { formatCount } from "../../../ui/formatCount";

export const whenFree = "When members are free";
export const onlyShown = "Counted from the hours that members show on their profiles.";
export const freeAt = (weekday: string, time: string, free: number, of: number) =>
  `${weekday} ${time}, ${formatCount(free)} of ${formatCount(of)}`;
