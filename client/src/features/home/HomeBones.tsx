import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Bone, BoneLine, HeadingLine } from "../../ui/feedback/Skeleton";
import { columnLook, homeLook, regionLook, stepListLook, stepsLook } from "./homeLook";
import { rowLook } from "./rowLook";

/** The regions of Home while they load: those of a member with plans and groups. */
export function HomeBones() {
  return (
    <chakra.div css={homeLook}>
      <chakra.div css={columnLook}>
        <RegionBones width="6rem">
          <DateBones />
          <DateBones />
          <DateBones />
        </RegionBones>
        <RegionBones width="9rem">
          <WordsAndButton />
        </RegionBones>
      </chakra.div>
      <chakra.div css={columnLook}>
        <RegionBones width="7rem">
          <BoneLine width="70%" marginBottom="2" />
          <GroupBones />
          <GroupBones />
          <GroupBones />
        </RegionBones>
        <RegionBones width="9rem">
          <BoneLine width="70%" />
        </RegionBones>
        <RegionBones width="7rem">
          <WordsAndButton />
        </RegionBones>
      </chakra.div>
    </chakra.div>
  );
}

/** The first steps of a new member while it is not known yet which are left. */
export function StepBones() {
  return (
    <chakra.div css={homeLook}>
      <chakra.div layerStyle="card" css={stepsLook}>
        <HeadingLine width="11rem" marginBottom="3" />
        <chakra.div css={stepListLook}>
          {[1, 2, 3].map((step) => (
            <chakra.div key={step} padding="4" borderRadius="md" bg="bg.subtle">
              <BoneLine width="60%" />
              <BoneLine />
              <BoneLine width="70%" />
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

function RegionBones({ width, children }: { width: string; children: ReactNode }) {
  return (
    <chakra.div layerStyle="card" css={regionLook}>
      <HeadingLine width={width} marginBottom="3" />
      {children}
    </chakra.div>
  );
}

/** A session: its title, when and where, and the answers. */
function DateBones() {
  return (
    <chakra.div css={rowLook}>
      <BoneLine width="55%" height="2.1em" paddingBlock="0.6em" />
      <BoneLine width="80%" fontSize="sm" />
      <Flex gap="2" marginTop="2">
        <Bone width="4.5rem" height="11" borderRadius="full" />
        <Bone width="8rem" height="11" borderRadius="full" />
      </Flex>
    </chakra.div>
  );
}

function GroupBones() {
  return (
    <Flex alignItems="center" justifyContent="space-between" gap="3" height="11">
      <Bone width="60%" />
      <Bone width="4rem" height="6" borderRadius="full" />
    </Flex>
  );
}

function WordsAndButton() {
  return (
    <>
      <BoneLine />
      <BoneLine width="50%" marginBottom="4" />
      <Bone width="10rem" height="11" borderRadius="full" />
    </>
  );
}
