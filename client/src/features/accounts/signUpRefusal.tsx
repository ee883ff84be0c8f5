import { Text } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { askSite } from "../../shared/service/siteState";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import * as texts from "./texts";

/** What stands in the place of the form where this site takes no such sign-up; null where it does, or did not say. */
export async function findSignUpRefusal(isInvited: boolean): Promise<"closed" | "invited" | null> {
  const state = (await askSite())?.registrations;
  if (state === "CLOSED") return "closed";
  return state === "INVITED" && !isInvited ? "invited" : null;
}

/** Says why, and what to do. */
export function SignUpRefusal({ why }: { why: "closed" | "invited" }) {
  const { state } = useLocation();
  return (
    <>
      <Text role="status" marginBottom="5">
        {why === "closed" ? texts.registrationsClosed : texts.invitationNeeded}
      </Text>
      <LinkButton to={paths.login} state={state} variant="primary" size="lg" width="full">
        {texts.login}
      </LinkButton>
    </>
  );
}
