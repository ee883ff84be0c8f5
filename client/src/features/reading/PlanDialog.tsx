import { Text } from "@chakra-ui/react";
import {
  type ReadingPlanFragment,
  useBooksToReadQuery,
  useChangeReadingPlanMutation,
  usePlanReadingMutation,
} from "../../generated/readingHooks";
import { paths } from "../../shared/paths";
import { serviceNow } from "../../shared/service/serviceTime";
import { dayAt } from "../../shared/time/days";
import { Button, LinkButton } from "../../ui/Button";
import { Failed } from "../../ui/feedback/Failed";
import { Modal } from "../../ui/feedback/Modal";
import { BoneLine, Loading } from "../../ui/feedback/Skeleton";
import { SelectField, TextAreaField, TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useDraft } from "../../ui/forms/useDraft";
import { useSession } from "../accounts/SessionProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

interface Props {
  groupId: string;
  /** null: a new one. */
  plan: ReadingPlanFragment | null;
  onClose(): void;
}

/** What the form takes at most: 52 lines. */
const longest = 52 * 121;

/** Makes a reading plan for a group, or changes the one that it has. */
export function PlanDialog({ groupId, plan, onClose }: Props) {
  const { data, error, loading, refetch } = useBooksToReadQuery({
    skip: plan !== null,
    fetchPolicy: "cache-and-network",
  });
  const books = data?.me?.shelves?.nodes.map(({ book }) => book);
  return (
    <Modal title={plan ? texts.changeTitle : texts.planTitle} isOpen onClose={onClose}>
      {error && !books && <Failed error={error} title={texts.booksMissing} onRetry={() => refetch()} />}
      {loading && !books && (
        <Loading label={texts.loadingBooks}>
          <BoneLine width="60%" />
        </Loading>
      )}
      {books?.length === 0 && <NoBooks />}
      {(plan || (books && books.length > 0)) && (
        <PlanForm groupId={groupId} plan={plan} books={books ?? []} onDone={onClose} />
      )}
    </Modal>
  );
}

function NoBooks() {
  return (
    <>
      <Text marginBottom="4">{texts.noBooks}</Text>
      <LinkButton to={paths.shelves}>{texts.toShelves}</LinkButton>
    </>
  );
}

interface FormProps {
  groupId: string;
  plan: ReadingPlanFragment | null;
  books: readonly { id: string; title: string; authors: readonly string[] }[];
  onDone(): void;
}

function PlanForm({ groupId, plan, books, onDone }: FormProps) {
  const { user } = useSession();
  const draft = useDraft(`reading plan ${plan?.id ?? groupId} by ${user?.id}`, {
    bookId: books[0]?.id ?? "",
    startsOn: plan?.startsOn ?? dayAt(serviceNow()),
    weeks: plan?.weeks.map(({ text }) => text).join("\n") ?? "",
  });
  const { startsOn, weeks } = draft.values;
  // The book of a draft may not be there any more.
  const bookId = (books.find(({ id }) => id === draft.values.bookId) ?? books[0])?.id ?? "";
  const { run, isPending, problem } = useSaving(plan, { groupId, bookId, startsOn, weeks: linesOf(weeks) }, () => {
    draft.forget();
    onDone();
  });
  const title = plan ? texts.changeTitle : texts.planTitle;
  return (
    <Form label={title} isPending={isPending} errors={problem?.fields} onSubmit={run}>
      <Text color="fg.muted">{texts.planLead}</Text>
      {!plan && (
        <SelectField
          name="bookId"
          label={texts.book}
          hint={texts.bookHint}
          value={bookId}
          options={books.map(({ id, title: name, authors }) => ({ value: id, label: [name, ...authors].join(" · ") }))}
          onValueChange={(chosen) => draft.set({ bookId: chosen })}
        />
      )}
      <TextField
        name="startsOn"
        type="date"
        label={texts.firstDay}
        isRequired
        value={startsOn}
        onChange={({ target }) => draft.set({ startsOn: target.value })}
      />
      <TextAreaField
        name="weeks"
        label={texts.whatToRead}
        hint={[texts.weeksHint, texts.weekCount(linesOf(weeks).length)].join(" ")}
        isRequired
        rows={6}
        dir="auto"
        maxLength={longest}
        value={weeks}
        readOnly={isPending}
        onChange={({ target }) => draft.set({ weeks: target.value })}
      />
      {problem && Object.keys(problem.fields).length === 0 && (
        <Text role="alert" color="danger.text">
          {problem.messages.join(" ")}
        </Text>
      )}
      <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-end" marginBottom="2">
        {plan ? texts.save : texts.start}
      </Button>
    </Form>
  );
}

interface Written {
  groupId: string;
  bookId: string;
  startsOn: string;
  weeks: string[];
}

/** The book of a plan stays. */
function useSaving(plan: ReadingPlanFragment | null, { bookId, ...given }: Written, onSaved: () => void) {
  const [planReading] = usePlanReadingMutation();
  const [changePlan] = useChangeReadingPlanMutation();
  return useAction(
    async () => {
      if (plan) await changePlan({ variables: { input: given } });
      else await planReading({ variables: { input: { ...given, bookId } } });
      onSaved();
    },
    { isShownInPlace: true },
  );
}

/** Empty lines are no weeks. */
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
