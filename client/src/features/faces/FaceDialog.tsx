import { Flex } from "@chakra-ui/react";
import { useMyFaceQuery } from "../../generated/hooks";
import { Failed } from "../../ui/feedback/Failed";
import { Modal } from "../../ui/feedback/Modal";
import { Bone, Loading } from "../../ui/feedback/Skeleton";
import { FaceEditor } from "./FaceEditor";
import * as texts from "./texts";

export interface FaceDialogProps {
  onClose(): void;
}

const title = texts.chooseFace;

/** The editor of the viewer's face, over the page. */
export function FaceDialog({ onClose }: FaceDialogProps) {
  const { data, error, loading, refetch } = useMyFaceQuery({ notifyOnNetworkStatusChange: true });
  const me = data?.me;
  if (me?.face) return <FaceEditor title={title} me={{ ...me, face: me.face }} onClose={onClose} />;
  return (
    <Modal title={title} isOpen onClose={onClose} width="54rem">
      {error ? (
        <Failed
          error={error}
          title={texts.faceMissing}
          isRetrying={loading}
          onRetry={() => refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={texts.loadingFace}>
          <Flex direction={{ base: "column", md: "row" }} gap="8" alignItems="center">
            <Bone width="13rem" height="13rem" borderRadius="full" flexShrink="0" />
            <Bone height="20rem" />
          </Flex>
        </Loading>
      )}
    </Modal>
  );
}
