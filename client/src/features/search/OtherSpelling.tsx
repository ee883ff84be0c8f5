import { Button } from "../../ui/Button";
import { isolate } from "../../ui/isolate";
import * as texts from "./texts";

interface Props {
  /** null: nothing is spelled like it. */
  closest: string | null;
  onChoose(text: string): void;
}

/** Where nothing was found: the closest spelling that finds something. */
export function OtherSpelling({ closest, onChoose }: Props) {
  if (closest === null) return null;
  return (
    <Button variant="primary" marginTop="3" onClick={() => onChoose(closest)}>
      {texts.didYouMean(isolate(closest))}
    </Button>
  );
}
