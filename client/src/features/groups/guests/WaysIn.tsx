import { chakra, Flex, Link, Text } from "@chakra-ui/react";
import { UserPlus } from "../../../generated/icons/UserPlus";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { PageLink } from "../../../ui/navigation/PageLink";
import * as texts from "./texts";

interface Props {
  /** Where the guest comes back to, and whether they join there at once. */
  state: { from: string; join?: boolean };
  label?: string;
}

/** How a guest gets into a group: they sign up or log in, and are back. */
export function WaysIn({ state, label = texts.join }: Props) {
  return (
    <Flex direction="column" alignItems="flex-start" gap="2" alignSelf="stretch">
      <LinkButton to={paths.register} state={state} variant="primary" size="lg" width={{ base: "full", sm: "auto" }}>
        <UserPlus size={18} aria-hidden="true" />
        {label}
      </LinkButton>
      <Text color="fg.muted" fontSize="sm">
        {texts.freeToJoin}
      </Text>
      <chakra.p display="flex" alignItems="center" flexWrap="wrap" columnGap="2">
        {texts.haveAccount}
        <Link asChild minWidth="11" minHeight="11" display="inline-flex" alignItems="center">
          <PageLink to={paths.login} state={state}>
            {texts.logIn}
          </PageLink>
        </Link>
      </chakra.p>
    </Flex>
  );
}
