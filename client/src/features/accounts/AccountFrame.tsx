import { Box, Flex, Link, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import signIn from "../../pictures/sign-in-first.svg";
import { wantedPath } from "./wantedPath";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageLink } from "../../ui/navigation/PageLink";
import { PageTitle } from "../../ui/page/PageTitle";
import { Picture } from "../../ui/pictures/Picture";

interface Props {
  /** An imported picture of the 3:2 kind; null: it is still on its way. */
  picture?: string | null | undefined;
  title: string;
  /** One sentence under the title; empty: it is still on its way, and keeps its room. */
  lead: string;
  children: ReactNode;
  /** Stands beside the form on wide screens, under it on narrow ones. */
  aside?: ReactNode;
  /** A link to the other form; none where there is nothing left to do. */
  other?: { question: string; label: string; to: string };
}

/** The frame that login and register share: a welcome, the form, and the way to the other form. */
export function AccountFrame({ picture, title, lead, children, other, aside }: Props) {
  const { state } = useLocation();
  const hasPlace = picture !== undefined && wantedPath(state) !== null;
  const form = (
    <>
      {picture === null ? (
        <Box height="140px" />
      ) : (
        <Picture key={picture} src={picture ?? signIn} width={210} height={140} isFirst />
      )}
      <Box textAlign="center" marginTop="5" marginBottom="6">
        <PageTitle>{title}</PageTitle>
        <Text color="fg.muted" marginTop="2" minHeight={hasPlace ? roomForPlace : undefined}>
          {lead}
        </Text>
      </Box>
      <Box layerStyle="card" padding={{ base: "5", md: "8" }}>
        {children}
      </Box>
      {other && (
        <Flex justifyContent="center" alignItems="center" flexWrap="wrap" columnGap="2" marginTop="5">
          <Text>{other.question}</Text>
          <Link asChild minWidth="11" minHeight="11" display="inline-flex" alignItems="center">
            <PageLink to={other.to} state={state}>
              {other.label}
            </PageLink>
          </Link>
        </Flex>
      )}
    </>
  );
  return (
    <PageFrame data-for-guests isCentered measure={aside ? "wide" : "form"} paddingTop={{ base: "2", md: "6" }}>
      {aside ? (
        <Box css={besideForm}>
          <Box minWidth="0">{form}</Box>
          <Box minWidth="0">{aside}</Box>
        </Box>
      ) : (
        form
      )}
    </PageFrame>
  );
}

/** For the longest sentence about a place. */
const roomForPlace = { base: "6em", sm: "3em" };

const besideForm = {
  display: "grid",
  gap: { base: "10", lg: "16" },
  gridTemplateColumns: { base: "minmax(0, 34rem)", lg: "minmax(0, 34rem) minmax(0, 26rem)" },
  justifyContent: "center",
  alignItems: { base: "start", lg: "center" },
} as const;
