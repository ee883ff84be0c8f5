import { chakra } from "@chakra-ui/react";
import { ownPlaces, type PlacesProps } from "./ownPlaces";
import { PlaceList } from "./PlaceList";

/** The viewer's places below their face, where the bar has the others. */
export function PlacesPopup({ user, onClose }: PlacesProps) {
  return (
    <chakra.div css={popup}>
      <PlaceList id="your-places" places={ownPlaces(user)} viewerId={user.id} onChoose={onClose} />
    </chakra.div>
  );
}

const popup = {
  position: "absolute",
  insetEnd: "0",
  top: "calc(100% + 0.5rem)",
  minWidth: "15rem",
  maxHeight: "calc(100dvh - 6rem)",
  overflowY: "auto",
  padding: "2",
  bg: "bg.surface",
  borderWidth: "1px",
  borderRadius: "lg",
  boxShadow: "raised",
} as const;
