import { DeleteAccount } from "../../features/accounts/leaving/DeleteAccount";
import { AccessTokens } from "../../features/settings/accessTokens/AccessTokens";
import { Changeable } from "../../features/settings/Changeable";
import { Devices } from "../../features/settings/Devices";
import { EmailForm } from "../../features/settings/EmailForm";
import { LookChoice } from "../../features/settings/LookChoice";
import { NameForm } from "../../features/settings/NameForm";
import { PasswordForm } from "../../features/settings/PasswordForm";
import { Passkeys } from "../../features/settings/passkeys/Passkeys";
import { SettingsSkeleton } from "../../features/settings/SettingsSkeleton";
import { SettingsFrame } from "../../features/settings/SettingsFrame";
import { ZoneForm } from "../../features/settings/ZoneForm";
import * as texts from "../../features/settings/texts";
import { AccountSettingsDocument, useAccountSettingsQuery } from "../../generated/settingsHooks";

const head = { title: texts.title, lead: texts.lead };

export function AccountSettingsPage() {
  const query = useAccountSettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return (
    <SettingsFrame
      current="account"
      head={head}
      query={query}
      failure={texts.loadFailed}
      skeleton={<SettingsSkeleton />}
      always={<LookChoice />}
    >
      {(me) => (
        <>
          <Changeable isChangeable={me.viewerCanChangeAccount}>
            <NameForm key={me.id} me={me} />
            <ZoneForm me={me} />
            <EmailForm me={me} />
            <PasswordForm me={me} />
            <Passkeys me={me} />
            <Devices devices={me.devices ?? []} />
            <AccessTokens me={me} />
          </Changeable>
          <DeleteAccount isPossible={me.viewerCanChangeAccount} />
        </>
      )}
    </SettingsFrame>
  );
}

AccountSettingsPage.head = head;

AccountSettingsPage.firstQueries = () => [{ query: AccountSettingsDocument }];
