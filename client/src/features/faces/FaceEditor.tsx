import { chakra, Flex, Text } from "@chakra-ui/react";
import { RotateCcw } from "../../generated/icons/RotateCcw";
import { Shuffle } from "../../generated/icons/Shuffle";
import { useState } from "react";
import { type MemberFaceFragment, useResetFaceMutation, useSaveFaceMutation } from "../../generated/hooks";
import { Button } from "../../ui/Button";
import { Modal } from "../../ui/feedback/Modal";
import { useDraft } from "../../ui/forms/useDraft";
import { useAction } from "../alerts/useAction";
import { useAlerts } from "../alerts/AlertsProvider";
import { InlineProblem } from "../alerts/InlineProblem";
import { drawFace } from "./drawFace";
import { type Face, shuffledFace, toFace } from "./Face";
import { FaceParts } from "./FaceParts";
import * as texts from "./texts";

interface Props {
  title: string;
  me: MemberFaceFragment & { face: Face };
  onClose(): void;
}

/** The face as it would look, its parts to choose from, and the ways to keep it or not. */
export function FaceEditor({ title, me, onClose }: Props) {
  const { values: face, set, forget } = useDraft<Face>(`face of ${me.id}`, toFace(me.face));
  const save = useSave(face, () => (forget(), onClose()));
  const reset = useReset((original) => (forget(), set(original)));
  const [latest, setLatest] = useState<"save" | "reset">("save");
  const { run, isPending, problem } = useAction((action: "save" | "reset") => {
    setLatest(action);
    return action === "save" ? save() : reset();
  }, inPlace);
  const isReset = latest === "reset" && !isPending && !problem;
  return (
    <Modal
      title={title}
      isOpen
      onClose={onClose}
      width="54rem"
      footer={
        <>
          <InlineProblem problem={problem} />
          <Text role="status">{isReset && texts.drawnAgain}</Text>
          {me.hasChosenFace && (
            <Button variant="quiet" isPending={isPending && latest === "reset"} onClick={() => void run("reset")}>
              <RotateCcw size={18} aria-hidden="true" />
              {texts.reset}
            </Button>
          )}
          <Button variant="primary" isPending={isPending && latest === "save"} onClick={() => void run("save")}>
            {texts.save}
          </Button>
        </>
      }
    >
      <chakra.div css={columns}>
        <Preview face={face} onShuffle={() => set(shuffledFace())} />
        <FaceParts face={face} onChange={set} />
      </chakra.div>
    </Modal>
  );
}

function Preview({ face, onShuffle }: { face: Face; onShuffle(): void }) {
  const [shuffles, setShuffles] = useState(0);
  return (
    <Flex css={preview}>
      <chakra.img
        src={drawFace(face)}
        alt={texts.preview}
        htmlWidth={208}
        htmlHeight={208}
        width={{ base: "7rem", md: "13rem" }}
        height="auto"
        borderRadius="full"
      />
      <Button onClick={() => (onShuffle(), setShuffles(shuffles + 1))}>
        <Shuffle size={18} aria-hidden="true" />
        {texts.shuffle}
      </Button>
      <Text role="status" position="absolute" width="1px" height="1px" overflow="hidden">
        {shuffles > 0 && texts.newFace(shuffles)}
      </Text>
    </Flex>
  );
}

const columns = {
  display: "grid",
  gap: { base: "4", md: "8" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "13rem minmax(0, 1fr)" },
  alignItems: "start",
} as const;

const preview = {
  direction: "row",
  flexDirection: { base: "row", md: "column" },
  alignItems: "center",
  justifyContent: "center",
  gap: { base: "5", md: "4" },
  position: "sticky",
  top: "-4",
  zIndex: "docked",
  bg: "bg.surface",
  paddingBlock: "2",
} as const;

const inPlace = { isShownInPlace: true } as const;

function useSave(face: Face, onSaved: () => void) {
  const alerts = useAlerts();
  const [saveFace] = useSaveFaceMutation();
  return async () => {
    await saveFace({ variables: { input: face } });
    alerts.success(texts.saved);
    onSaved();
  };
}

function useReset(onReset: (original: Face) => void) {
  const [resetFace] = useResetFaceMutation();
  return async () => {
    const { data } = await resetFace();
    const original = data?.resetFace?.face;
    if (original) onReset(toFace(original));
  };
}
