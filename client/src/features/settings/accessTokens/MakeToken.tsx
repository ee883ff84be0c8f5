import { chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import {
  MyAccessTokensFragmentDoc,
  type MyAccessTokensFragment,
  type Scope,
  useCreateAccessTokenMutation,
} from "../../../generated/settingsHooks";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { SelectField, TextField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useFormValues } from "../../../ui/forms/useFormValues";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import { NewToken } from "./NewToken";
import { parts } from "./scopes";
import * as texts from "./texts";

type Me = Pick<MyAccessTokensFragment, "id">;

/** Opens the form for a new token, and shows the token once. */
export function MakeToken({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setToken(null);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.make}</Button>
      <Modal title={token ? texts.copyTitle : texts.makeTitle} isOpen={isOpen} onClose={close}>
        {token ? <NewToken token={token} onDone={close} /> : <TokenForm me={me} onMade={setToken} />}
      </Modal>
    </>
  );
}

const lengths = [7, 30, 90, 365].map((days) => ({ value: String(days), label: texts.dayChoice(days) }));
const fields = ["name", "scopes", "expiresInDays"];
const inPlace = { fields, isShownInPlace: true } as const;

function TokenForm({ me, onMade }: { me: Me; onMade(token: string): void }) {
  const { values, bind, set } = useFormValues({ name: "", days: "90" });
  const [chosen, setChosen] = useState<Readonly<Record<string, Scope | "">>>({});
  const scopes = Object.values(chosen).filter((scope) => scope !== "");
  const { run, isPending, problem } = useMaking(me, onMade);
  const [isEmpty, setEmpty] = useState(false);
  const submit = () => {
    setEmpty(scopes.length === 0);
    if (scopes.length > 0) void run({ name: values.name, scopes, expiresInDays: Number(values.days) });
  };
  return (
    <Form label={texts.makeTitle} isPending={isPending} errors={problem?.fields} onSubmit={submit}>
      <TextField
        {...bind("name")}
        label={texts.name}
        hint={texts.nameHint}
        maxLength={50}
        dir="auto"
        autoComplete="off"
        data-autofocus
        isRequired
      />
      <SelectField
        name="expiresInDays"
        label={texts.days}
        value={values.days}
        options={lengths}
        onValueChange={(days) => set({ days })}
      />
      <chakra.fieldset display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4">
        <chakra.legend fontFamily="heading" fontWeight="bold" fontSize="lg" marginBottom="3">
          {texts.allowed}
        </chakra.legend>
        {parts.map(({ name, label, choices }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            value={chosen[name] ?? ""}
            options={[{ value: "" as const, label: texts.nothing }, ...choices]}
            onValueChange={(scope) => setChosen({ ...chosen, [name]: scope })}
          />
        ))}
      </chakra.fieldset>
      <Text role="alert" color="danger.text" fontWeight="semibold" _empty={{ display: "none" }}>
        {isEmpty && scopes.length === 0 ? texts.chooseOne : ""}
      </Text>
      <InlineProblem problem={problem} shown={fields} />
      <Flex justifyContent="flex-end" marginBottom="2">
        <Button type="submit" variant="primary" isPending={isPending}>
          {texts.makeIt}
        </Button>
      </Flex>
    </Form>
  );
}

interface Wanted {
  name: string;
  scopes: Scope[];
  expiresInDays: number;
}

/** Makes the token and puts it first in the list. */
function useMaking({ id }: Me, onMade: (token: string) => void) {
  const [create] = useCreateAccessTokenMutation();
  const perform = useCallback(
    async (input: Wanted) => {
      const { data } = await create({
        variables: { input },
        update(cache, { data: made }) {
          const created = made?.createAccessToken?.accessToken;
          const known = { fragment: MyAccessTokensFragmentDoc, fragmentName: "MyAccessTokens" };
          cache.updateFragment<MyAccessTokensFragment>({ ...known, id: `User:${id}` }, (user) =>
            user && created ? { ...user, accessTokens: [created, ...(user.accessTokens ?? [])] } : user,
          );
        },
      });
      const token = data?.createAccessToken?.token;
      if (token) onMade(token);
    },
    [create, id, onMade],
  );
  return useAction(perform, inPlace);
}
