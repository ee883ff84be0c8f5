import { Text } from "@chakra-ui/react";
import { useGroupsToPlanForQuery } from "../../../generated/sessionHooks";
import { SelectField } from "../../../ui/forms/fields";
import * as texts from "../texts";

interface Props {
  groupId: string;
  onChoose(groupId: string): void;
}

/** For oneself, or for one of the viewer's groups. */
export function ForWhom({ groupId, onChoose }: Props) {
  const { data, error } = useGroupsToPlanForQuery({ fetchPolicy: "cache-and-network" });
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
        <Text color="fg.muted" fontSize="sm" marginTop="1.5">
          {texts.groupsMissing}
        </Text>
      )}
    </div>
  );
}
