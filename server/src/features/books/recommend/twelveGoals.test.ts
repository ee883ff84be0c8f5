import { useTestApp } from "../../../testing/app/harness";
import { bundledGoals, expectAnswers } from "../../../testing/books/typedGoals";
import { ensureCatalogue } from "../ensureCatalogue";

const testApp = useTestApp();

describe("X6 the goals that people typed have a right first book and a true reason", () => {
  beforeAll(() => ensureCatalogue(testApp().db.dataSource));

  it("from the bundled catalogue, where it holds their subject", () => expectAnswers(testApp, bundledGoals));
});
