import { screen } from "@testing-library/react";
import { renderPage } from "../../testing/renderPage";
import { Button } from "../../ui/Button";
import { Form } from "../../ui/forms/Form";
import { useFormValues } from "../../ui/forms/useFormValues";
import { NewPasswordField } from "./NewPasswordField";

function Page() {
  const { bind } = useFormValues({ password: "" });
  return (
    <Form isPending={false} onSubmit={() => undefined}>
      <NewPasswordField {...bind("password")} label="Password" hint="At least 8 characters." />
      <Button type="submit">Send</Button>
    </Form>
  );
}

it("C9 says once what is wrong with a password, and how good a better one is", async () => {
  const { user } = renderPage([{ path: "/", element: <Page /> }]);
  await user.type(screen.getByLabelText(/Password/), "short");
  expect(screen.getByText("Too short: use at least 8 characters.")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getAllByText(/at least 8 characters/i)).toHaveLength(1);

  await user.type(screen.getByLabelText(/Password/), " of eight words that nobody guesses");
  expect(screen.getByText(/^Strong/)).toBeVisible();
});
