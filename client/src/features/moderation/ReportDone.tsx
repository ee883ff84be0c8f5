import { Link, Text } from "@chakra-ui/react";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/Button";
import { Modal } from "../../ui/feedback/Modal";
import { PageLink } from "../../ui/navigation/PageLink";
import * as texts from "./texts";

interface Props {
  /** Not when the same thing was reported within a day. */
  isNew: boolean;
  onClose(): void;
}

/** What happens with a report now. */
export function ReportDone({ isNew, onClose }: Props) {
  return (
    <Modal
      isOpen
      title={isNew ? texts.thanksTitle : texts.reportedBefore}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Text role="status">{texts.reported}</Text>
      <Text marginTop="2" color="fg.muted">
        {texts.again}
      </Text>
      <Link asChild minHeight="11" display="inline-flex" alignItems="center" marginTop="2">
        <PageLink to={paths.decisions}>{texts.inTheList}</PageLink>
      </Link>
    </Modal>
  );
}
