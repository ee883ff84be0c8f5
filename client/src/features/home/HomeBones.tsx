import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Bone, BoneLine, HeadingLine } from "../../ui/feedback/Skeleton";
import { columnLook, homeLook, nextLook, regionLook, stepListLook, stepsLook } from "./homeLook";
import { rowLook } from "./rowLook";

/** Home while it loads: that of a member with plans, groups and minutes. */
export function HomeBones() {
  return (
    <chakra.div css={homeLook}>
      <RegionBones width="4rem" look={nextLook}>
        <Flex alignItems="center" height={{ base: "2.6rem", md: "3.75rem" }}>
          <Bone width="55%" height={{ base: "1.25rem", md: "1.75rem" }} />
        </Flex>
        <BoneLine width="70%" />
        <BoneLine width="45%" />
        <Flex gap="3" marginTop={{ base: "2", md: "3" }}>
          <Bone width="10.5rem" height="11" borderRadius="full" />
        </Flex>
      </RegionBones>
      <chakra.div css={columnLook}>
        <RegionBones width="8rem">
          <PlaceBones />
          <PlaceBones />
        </RegionBones>
        <RegionBones width="7rem">
          <GroupBones />
          <GroupBones />
          <GroupBones />
        </RegionBones>
      </chakra.div>
      <chakra.div css={columnLook}>
        <RegionBones width="6rem">
          <BoneLine width="60%" />
          <Bone height="6.75rem" marginTop="2" />
          <BoneLine width="90%" marginTop="3" />
          <BoneLine width="70%" />
          <Bone height="11" marginTop="3" />
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

interface RegionProps {
  width: string;
  look?: typeof regionLook | typeof nextLook;
  children: ReactNode;
}

const RegionBones = ({ width, look = regionLook, children }: RegionProps) => (
  <chakra.div layerStyle="card" css={look}>
    <HeadingLine width={width} marginBottom={{ base: "1", md: "2" }} />
    {children}
  </chakra.div>
);

/** A room: its name, who is there, and the way in. */
function PlaceBones() {
  return (
    <Flex css={rowLook} alignItems="center" gap="3">
      <chakra.div flex="1">
        <BoneLine width="60%" />
        <BoneLine width="80%" fontSize="sm" height="1.75rem" />
      </chakra.div>
      <Bone width="4.5rem" height="11" borderRadius="full" />
    </Flex>
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
