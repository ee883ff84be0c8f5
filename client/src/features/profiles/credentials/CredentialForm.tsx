import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { Button, LinkButton } from "../../../ui/Button";
import { Form } from "../../../ui/forms/Form";
import { useAction } from "../../alerts/useAction";
import { useAlerts } from "../../alerts/AlertsProvider";
import { DraftNote } from "../form/DraftNote";
import * as texts from "../texts";

interface Props {
  label: string;
  draft: { isChanged: boolean; reset(): void; forget(): void };
  onSave(): Promise<unknown>;
  /** What the alert says once it is there. */
  done: string;
  children: ReactNode;
}

/** The fields of both forms, which show themselves what is wrong with them. */
const credentialForm = {
  fields: ["title", "company", "location", "school", "degree", "fieldOfStudy", "from", "to", "current", "description"],
};

/** The frame of the forms for a job and a course of study: after success one is back on the dashboard. */
export function CredentialForm({ label, draft, onSave, done, children }: Props) {
  const navigate = useNavigate();
  const alerts = useAlerts();
  const { run, isPending, problem } = useAction(async () => {
    await onSave();
    draft.forget();
    alerts.success(done);
    await navigate(paths.dashboard);
  }, credentialForm);
  return (
    <Flex
      direction="column"
      layerStyle="card"
      padding={{ base: "5", md: "7" }}
      marginTop={{ base: "5", lg: "0" }}
      maxWidth="text"
    >
      <DraftNote draft={draft} />
      <Form label={label} isPending={isPending} errors={problem?.fields} onSubmit={run}>
        {children}
        <Flex columnGap="1" rowGap="3" flexWrap="wrap" marginTop="2">
          <Button type="submit" variant="primary" size="lg" isPending={isPending}>
            {label}
          </Button>
          <LinkButton to={paths.dashboard} size="lg" variant="quiet" paddingInline="2">
            {texts.goBack}
          </LinkButton>
        </Flex>
      </Form>
    </Flex>
  );
}
