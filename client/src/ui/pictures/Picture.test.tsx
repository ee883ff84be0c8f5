import { fireEvent } from "@testing-library/react";
import { renderPage } from "../../testing/renderPage";
import { Picture } from "./Picture";

it("C22 an illustration that does not load leaves nothing broken", () => {
  const { container } = renderPage([{ path: "/", element: <Picture src="/gone.svg" width={480} height={360} /> }]);
  const img = container.querySelector("img") as HTMLImageElement;

  fireEvent.error(img);

  expect(img).not.toBeInTheDocument();
});
