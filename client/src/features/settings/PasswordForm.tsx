import { chakra, Flex, Link } from "@chakra-ui/react";
import { useCallback } from "react";
import { useChangePasswordMutation } from "../../generated/settingsHooks";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useFormValues } from "../../ui/forms/useFormValues";
import { PageLink } from "../../ui/navigation/PageLink";
import { Section } from "../../ui/page/Section";
import { NewPasswordField } from "../accounts/NewPasswordField";
import { writeToken } from "../accounts/tokenStore";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

const blank = { currentPassword: "", newPassword: "" };
const fields = Object.keys(blank);

/** Every other device is logged out; this browser, with all its tabs, goes on with the new token. */
export function PasswordForm({ me }: { me: { name: string; email?: string | null } }) {
  const { values, bind, set } = useFormValues(blank);
  const alerts = useAlerts();
  const [changePassword] = useChangePasswordMutation();
  const perform = useCallback(
    async (input: typeof blank) => {
      const { data } = await changePassword({ variables: { input } });
      if (data?.changePassword) writeToken(data.changePassword.token);
      set(blank);
      alerts.success(texts.passwordChanged);
    },
    [changePassword, set, alerts],
  );
  const { run, isPending, problem } = useAction(perform, { fields });
  return (
    <Section title={texts.passwordTitle}>
      <Form label={texts.passwordTitle} isPending={isPending} errors={problem?.fields} onSubmit={() => run(values)}>
        {/* For password managers, which store the new password under this name. */}
        <chakra.input type="text" autoComplete="username" value={me.email ?? ""} readOnly hidden />
        <TextField
          {...bind("currentPassword")}
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <NewPasswordField
          {...bind("newPassword")}
          label={texts.newPassword}
          hint={texts.newPasswordHint}
          owner={{ name: me.name, email: me.email ?? "" }}
        />
        <Flex alignItems="center" flexWrap="wrap" columnGap="5" rowGap="2">
          <Button type="submit" isPending={isPending}>
            {texts.changePassword}
          </Button>
          <Link asChild minHeight="11" display="inline-flex" alignItems="center">
            <PageLink to={paths.forgotPassword}>{texts.forgotPassword}</PageLink>
          </Link>
        </Flex>
      </Form>
    </Section>
  );
}
