import { renderToString } from "react-dom/server";
import { Further } from "./Further";
import { beginOpening, endOpening } from "./opening";

// On a server `useDeferredValue` gives what a first render in a browser gets.
const firstRender = () => renderToString(<Further>below</Further>);

it("leaves out of the first render what no screen shows at first, and only there", () => {
  beginOpening();
  expect(firstRender()).toBe("");
  endOpening();
  expect(firstRender()).toBe("below");
});
