import { Flex, Text } from "@chakra-ui/react";
import { type RefObject, useCallback, useDeferredValue, useEffect, useRef } from "react";
import noMatch from "../../../pictures/no-match.svg";
import noProfile from "../../../pictures/no-profile.svg";
import { paths } from "../../../shared/paths";
import { Button, LinkButton } from "../../../ui/Button";
import { Empty } from "../../../ui/feedback/Empty";
import { Failed } from "../../../ui/feedback/Failed";
import { readProblem } from "../../../ui/feedback/problem";
import { useSession } from "../../accounts/SessionProvider";
import { useAction } from "../../alerts/useAction";
import { ChosenFilters } from "./ChosenFilters";
import { DirectoryBar } from "./DirectoryBar";
import { countFilters } from "./directoryFilter";
import { DirectoryFilters } from "./filters/DirectoryFilters";
import { NoHours } from "./filters/NoHours";
import { ProfileGrid } from "./ProfileGrid";
import { ProfileGridSkeleton } from "./ProfileGridSkeleton";
import { useDirectory } from "./useDirectory";
import type { FilterState } from "./useDirectoryFilter";
import * as texts from "../texts";

/** The filters, and the buddies that they let through, six more at each press. */
export function Directory({ filter }: { filter: FilterState }) {
  const directory = useDirectory(filter.chosen);
  const { isStale, error } = directory;
  // The first cards are drawn in small steps, so that the page reacts meanwhile.
  const hasAnswer = useDeferredValue(Boolean(directory.profiles));
  const profiles = hasAnswer ? directory.profiles : undefined;
  const status = useRef<HTMLParagraphElement>(null);
  const isFiltered = filter.chosen.interests.length > 0 || countFilters(filter.chosen) > 0;
  const lacksHours = filter.chosen.isFreeWithMe && error !== undefined && "freeWithMe" in readProblem(error).fields;
  return (
    <>
      <DirectoryFilters filter={filter} />
      <DirectoryBar
        statusRef={status}
        count={profiles && !isStale && !error && describe(directory)}
        isLow={Boolean(error) && !isFiltered}
      >
        <ChosenFilters filter={filter} />
      </DirectoryBar>
      {lacksHours ? (
        <NoHours filter={filter} />
      ) : error ? (
        <Failed
          error={error}
          isRetrying={directory.isRetrying}
          onRetry={directory.refetch}
          title={texts.buddiesMissing}
        />
      ) : !profiles ? (
        <ProfileGridSkeleton />
      ) : profiles.length === 0 && !isStale ? (
        <NobodyHere filter={filter} />
      ) : (
        <Shown directory={directory} profiles={profiles} status={status} />
      )}
    </>
  );
}

type DirectoryState = ReturnType<typeof useDirectory>;

interface ShownProps {
  directory: DirectoryState;
  profiles: NonNullable<DirectoryState["profiles"]>;
  /** Takes the focus when there was nobody more. */
  status: Focusable;
}

function Shown({ directory, profiles, status }: ShownProps) {
  const list = useRef<HTMLUListElement>(null);
  const followed = useFocusOnNews(list, status, profiles.length, directory.canLoadMore);
  const { loadMore } = directory;
  const { run, isPending, problem } = useAction(useCallback(() => followed(loadMore), [followed, loadMore]));
  return (
    <>
      <ProfileGrid ref={list} profiles={profiles} isStale={directory.isStale} />
      {directory.canLoadMore && (
        <Flex direction="column" alignItems="center" gap="2" marginTop="8" data-noprint>
          {problem && <Text color="danger.text">{texts.moreMissing}</Text>}
          <Button size="lg" isPending={isPending} onClick={() => void run()}>
            {texts.loadMore}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** After more was asked for, the focus goes to the first new card, or to the count when nobody came. */
function useFocusOnNews(list: Focusable, status: Focusable, count: number, canLoadMore: boolean) {
  const waitingFrom = useRef<number | null>(null);
  useEffect(() => {
    const from = waitingFrom.current;
    if (from === null || (count <= from && canLoadMore)) return;
    waitingFrom.current = null;
    const firstNew = list.current?.children[from]?.querySelector("article");
    (firstNew ?? status.current)?.focus();
  }, [list, status, count, canLoadMore]);
  return useCallback(
    async (load: () => Promise<unknown>) => {
      waitingFrom.current = count;
      try {
        await load();
      } catch (error) {
        waitingFrom.current = null;
        throw error;
      }
    },
    [count],
  );
}

type Focusable = RefObject<HTMLElement | null>;

function NobodyHere({ filter }: { filter: FilterState }) {
  const isMember = useSession().status === "member";
  const isByOthers = countFilters(filter.chosen) > 0;
  if (filter.chosen.interests.length === 0 && !isByOthers)
    return (
      <Empty
        picture={noProfile}
        title={texts.noBuddies}
        action={
          <LinkButton to={isMember ? paths.createProfile : paths.register}>
            {isMember ? texts.setUpProfile : texts.signUp}
          </LinkButton>
        }
      >
        {texts.beTheFirst}
      </Empty>
    );
  return (
    <Empty
      picture={noMatch}
      title={isByOthers ? texts.nobodyFits : texts.nobodyWithInterest}
      action={<Button onClick={filter.clear}>{texts.showEveryone}</Button>}
    >
      {isByOthers ? texts.tryFewer : texts.tryAnother}
    </Empty>
  );
}

function describe({ profiles = [], total, isTotalExact }: DirectoryState): string {
  if (profiles.length === 0) return texts.noneFound;
  return texts.showing(profiles.length, total, isTotalExact);
}
