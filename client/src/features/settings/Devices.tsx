import { chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback, useRef, useState } from "react";
import {
  type MyDevicesFragment,
  useSignOutDeviceMutation,
  useSignOutOtherDevicesMutation,
} from "../../generated/settingsHooks";
import { Button } from "../../ui/Button";
import { Section } from "../../ui/page/Section";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { describeAge } from "./describeAge";
import * as texts from "./texts";

type Device = NonNullable<MyDevicesFragment["devices"]>[number];

/** Every browser and program with a session; any of them can be logged out from here. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { one, others } = useSignOuts(() => list.current?.focus());
  const [now] = useState(Date.now);
  return (
    <Section title={texts.devicesTitle}>
      <chakra.ul ref={list} tabIndex={-1} aria-label={texts.devicesTitle} display="flex" flexDirection="column" gap="2">
        {devices.map((device) => (
          <chakra.li key={device.id} css={row}>
            <chakra.span minWidth="0" flex="1">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                <bdi>{device.name}</bdi>
              </Text>
              <Text color="fg.muted" fontSize="sm">
                {device.isCurrent ? texts.thisDevice : texts.lastSeen(describeAge(device.lastSeenAt, now))}
              </Text>
            </chakra.span>
            {!device.isCurrent && (
              <Button
                aria-label={texts.logOutDevice(device.name)}
                isPending={one.pending === device.id}
                onClick={() => void one.run(device)}
              >
                {texts.logOut}
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <Flex marginTop="4">
        {devices.length > 1 ? (
          <Button
            variant="dangerQuiet"
            borderColor="currentColor"
            isPending={others.isPending}
            onClick={() => void others.run()}
          >
            {texts.logOutOthers}
          </Button>
        ) : (
          <Text color="fg.muted">{texts.onlyHere}</Text>
        )}
      </Flex>
    </Section>
  );
}

/** `onDone`: the button that was pressed is gone. */
function useSignOuts(onDone: () => void) {
  const alerts = useAlerts();
  const [pending, setPending] = useState<string | null>(null);
  const [signOut] = useSignOutDeviceMutation();
  const [signOutOthers] = useSignOutOtherDevicesMutation();
  const one = useAction(
    useCallback(
      async ({ id, name }: Device) => {
        setPending(id);
        await signOut({ variables: { input: { id } } }).finally(() => setPending(null));
        alerts.success(texts.loggedOut(name));
        onDone();
      },
      [signOut, alerts, onDone],
    ),
  );
  const others = useAction(
    useCallback(async () => {
      await signOutOthers();
      alerts.success(texts.othersLoggedOut);
      onDone();
    }, [signOutOthers, alerts, onDone]),
  );
  return { one: { ...one, pending }, others };
}

const row = {
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "3",
  paddingBlock: "2",
  borderBottomWidth: "1px",
} as const;
