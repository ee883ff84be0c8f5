import { TopicsField } from "../../features/profiles/learning/TopicsField";
import { useSaveWishes, type Wishes } from "../../features/profiles/wishes/useWishes";
import { useDraft } from "../../ui/forms/useDraft";
import { QuestionForm } from "./QuestionForm";
import * as texts from "./texts";

interface Props {
  userId: string;
  wishes: Wishes;
  onNext(): void;
}

export function AskWhat({ userId, wishes, onNext }: Props) {
  const draft = useDraft(`what to learn of ${userId}`, { learning: wishes.learning });
  const save = useSaveWishes();
  const { learning } = draft.values;
  return (
    <QuestionForm
      label={texts.whatToLearn}
      fields={["learning"]}
      isAnswered={draft.isChanged}
      onSave={() => save({ learning })}
      onNext={() => {
        draft.forget();
        onNext();
      }}
    >
      <TopicsField
        name="learning"
        label={texts.topics}
        topics={learning}
        onTopicsChange={(topics) => draft.set({ learning: topics })}
      />
    </QuestionForm>
  );
}
