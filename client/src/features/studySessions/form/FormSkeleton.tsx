import { Bone, BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";

const fields = 5;

/** The form of a session while that loads. */
export function FormSkeleton() {
  return (
    <Loading label={texts.loadingSession}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <BoneLine width="6rem" marginBottom="1.5" />
          <Bone height="12" width="full" marginBottom="5" />
        </div>
      ))}
    </Loading>
  );
}
