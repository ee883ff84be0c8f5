import { chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useFollowAddress } from "../../ui/forms/useFollowAddress";
import { useFormValues } from "../../ui/forms/useFormValues";
import { useAlerts } from "../alerts/AlertsProvider";
import { InterestChoice } from "./InterestChoice";
import { type Goal, toSearch } from "./useGoal";
import * as texts from "./texts";

interface Props {
  initial: Goal;
  isPending: boolean;
  onAsk(goal: Goal): void;
}

/** Asks for a learning goal, and follows the one in the address; a blank one is not sent anywhere. */
export function GoalForm({ initial, isPending, onAsk }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { values, set, bind } = useFormValues({ goal: initial.goal });
  const goal = values.goal.trim();
  const [interests, setInterests] = useState(initial.interests);
  const noteSent = useFollowAddress(toSearch(initial).toString(), () => {
    set({ goal: initial.goal });
    setInterests(initial.interests);
  });
  const alerts = useAlerts();
  const ask = () => {
    if (goal) {
      noteSent(toSearch({ goal, interests }).toString());
      return onAsk({ goal, interests });
    }
    alerts.danger(texts.sayYourGoal);
    input.current?.focus();
  };
  const typed = bind("goal");
  return (
    <Form label={texts.learningGoal} onSubmit={ask}>
      <chakra.div css={row}>
        <TextField
          {...typed}
          ref={(control: HTMLInputElement | null) => {
            input.current = control;
            typed.ref(control);
          }}
          label={texts.yourGoal}
          placeholder={texts.goalExample}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          fontSize="lg"
        />
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          {texts.getRecommendation}
        </Button>
      </chakra.div>
      <InterestChoice chosen={interests} onChange={setInterests} />
    </Form>
  );
}

const row = {
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
  alignItems: "end",
} as const;
