import { Box, chakra } from "@chakra-ui/react";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import { useWishes } from "../../features/profiles/wishes/useWishes";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/Button";
import { Failed } from "../../ui/feedback/Failed";
import { Bone, BoneLine, Loading } from "../../ui/feedback/Skeleton";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageHead } from "../../ui/page/PageTitle";
import { AskWhat } from "./AskWhat";
import { AskWhen } from "./AskWhen";
import { AskWithWhom } from "./AskWithWhom";
import * as texts from "./texts";

const questions = [
  { step: undefined, title: texts.whatToLearn, lead: texts.whatLead },
  { step: "when", title: texts.whenToStudy, lead: texts.whenLead },
  { step: "people", title: texts.withWhom, lead: texts.withWhomLead },
] as const;

const pathOf = (number: number) => {
  const step = questions[number]?.step;
  return step ? `${paths.welcome}/${step}` : number < questions.length ? paths.welcome : paths.dashboard;
};

/** Three questions after signing up, one a screen. Each can be skipped; nothing is chosen beforehand. */
export function WelcomePage() {
  const { step } = useParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const mine = useWishes();
  const number = questions.findIndex((question) => question.step === step);
  const question = questions[number];
  if (!question) return <Navigate to={paths.welcome} replace />;
  const onNext = () => void navigate(pathOf(number + 1));
  return (
    <PageFrame measure="text">
      <chakra.p color="fg.muted" fontWeight="semibold">
        {texts.step(number + 1, questions.length)}
      </chakra.p>
      <PageHead title={question.title} lead={question.lead} marginBottom="6" />
      {number === 2 && (mine.wishes || mine.error) ? (
        <AskWithWhom wishes={mine.wishes} back={pathOf(1)} />
      ) : mine.wishes && user ? (
        number === 0 ? (
          <AskWhat userId={user.id} wishes={mine.wishes} onNext={onNext} />
        ) : (
          <AskWhen userId={user.id} wishes={mine.wishes} back={pathOf(0)} onNext={onNext} />
        )
      ) : mine.error ? (
        <>
          <Failed error={mine.error} title={texts.answersMissing} isRetrying={mine.isLoading} onRetry={mine.retry} />
          <Button marginTop="4" onClick={onNext}>
            {texts.skip}
          </Button>
        </>
      ) : (
        <Loading label={texts.loading}>
          <Box layerStyle="card" padding={{ base: "5", md: "7" }} display="grid" gap="4">
            <BoneLine width="30%" />
            <Bone height="12" />
            <Bone height="24" />
          </Box>
        </Loading>
      )}
    </PageFrame>
  );
}
