import { Flex, Text } from "@chakra-ui/react";
import { useGroupsToPlanForQuery } from "../../../generated/sessionHooks";
import { Button } from "../../../ui/Button";
import { SelectField } from "../../../ui/forms/fields";
import { retry } from "../../../ui/texts";
import * as texts from "../texts";

interface Props {
  groupId: string;
  onChoose(groupId: string): void;
}

/** For oneself, or for one of the viewer's groups. */
export function ForWhom({ groupId, onChoose }: Props) {
  const { data, error, loading, refetch } = useGroupsToPlanForQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const groups = data?.myGroups?.nodes ?? [];
  const isUnknown = groupId !== "" && !groups.some(({ id }) => id === groupId);
  const options = [
    { value: "", label: texts.justMe },
    ...groups.map((group) => ({ value: group.id, label: group.name })),
    // Until its name is here, or where it is one of very many.
    ...(isUnknown ? [{ value: groupId, label: texts.group }] : []),
  ];
  return (
    <div>
      <SelectField name="groupId" label={texts.forWhom} value={groupId} options={options} onValueChange={onChoose} />
      {error && !data && (
        <Flex role="alert" alignItems="center" flexWrap="wrap" columnGap="3" marginTop="1.5">
          <Text color="fg.muted" fontSize="sm">
            {texts.groupsMissing}
          </Text>
          <Button
            variant="quiet"
            marginInlineStart="-5"
            isPending={loading}
            onClick={() => void refetch().catch(() => undefined)}
          >
            {retry}
          </Button>
        </Flex>
      )}
    </div>
  );
}
