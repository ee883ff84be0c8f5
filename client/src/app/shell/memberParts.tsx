import { FaceMenu } from "./FaceMenu";
import { NavBell } from "./NavBell";
import { NavPlaces } from "./NavPlaces";

export { askFirst } from "../start/askFirst";
export { PhoneBar } from "./PhoneBar";

/** A member's part of the bar at the top. */
export function MemberTools() {
  return (
    <>
      <NavPlaces />
      <NavBell />
      <FaceMenu />
    </>
  );
}
