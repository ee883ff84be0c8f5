import { useStudyingNowQuery } from "../../generated/homeHooks";
import { Section } from "../../ui/page/Section";
import { PlaceRow } from "./StudyingNow";
import * as texts from "./texts";

/** Where else the viewer's buddies and groups study, from what the bar at the top has asked for its number. */
export function OtherRooms() {
  const { data } = useStudyingNowQuery();
  const others = data?.studyingNow?.filter(({ room }) => room.group && room.peopleCount > 0) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={texts.studyingElsewhere}>
      <ul>
        {others.map((place) => (
          <PlaceRow key={place.room.id} place={place} />
        ))}
      </ul>
    </Section>
  );
}
