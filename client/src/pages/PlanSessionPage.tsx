import { Box, Flex } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSession } from "../features/accounts/SessionProvider";
import { FormSkeleton } from "../features/studySessions/form/FormSkeleton";
import { PlanForm } from "../features/studySessions/form/PlanForm";
import * as texts from "../features/studySessions/texts";
import { readWishes } from "../features/studySessions/form/readWishes";
import { paths } from "../shared/paths";
import { BackLink } from "../ui/navigation/BackLink";
import { PageFrame } from "../ui/page/PageFrame";
import { PageHead } from "../ui/page/PageTitle";

/** Plans a session, for oneself or for the group in the address. */
export function PlanSessionPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const groupId = search.get("group") ?? "";
  const navigate = useNavigate();
  return (
    <PageFrame measure="text">
      <Flex marginBottom="2">
        <BackLink to={groupId ? paths.post(groupId) : paths.schedule} />
      </Flex>
      <PageHead title={texts.planTitle} lead={texts.planLead} marginBottom="6" />
      <Box layerStyle="card" padding={{ base: "5", md: "7" }}>
        {user ? (
          <PlanForm
            key={`${user.id} ${search.toString()}`}
            userId={user.id}
            groupId={groupId}
            wishes={readWishes(search)}
            onPlanned={({ startsOn }) => void navigate(groupId ? paths.post(groupId) : paths.scheduleOf(startsOn))}
          />
        ) : (
          <FormSkeleton />
        )}
      </Box>
    </PageFrame>
  );
}
