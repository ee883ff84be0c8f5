import { badInput } from "../../../errors";
import { groups as limits } from "../../groups/limits";
import { groupActions } from "../../groups/group/groupPolicy";
import { GroupType, presentWholeGroup } from "../../groups/rest/groupTypes";
import { type Interest, interests } from "../../profiles/interest";
import { fieldMessages } from "../../../platform/messages";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { type Part, routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, objectOf, oneOf, text } from "../../../platform/rest/schema";
import { parseInput } from "../../../platform/validation/validation";
import { GroupListArgs } from "../directoryInputs";
import { listGroups } from "../groupDirectory";
import { GroupSort } from "../groupSort";

const page = cursorPage();
const words = (description: string, maxLength: number) => ({
  ...text(description),
  maxLength,
  pattern: String.raw`^[^\0]*$`,
});

const query: Part<GroupListArgs> = {
  schema: objectOf(
    {},
    {
      search: words(
        "Beginnings of words of the title, the tags or the first lines of the post, all of them.",
        limits.search,
      ),
      interest: oneOf(interests, "Only groups that say this of themselves, as a number."),
      tag: words("Only groups with exactly this tag.", limits.tag),
      sort: oneOf(
        Object.values(GroupSort),
        "`ACTIVE` when left out: where something was written lately first. `NEWEST`, `LARGEST`, or `SOON`: those that study next.",
      ),
      ...(page.schema.properties as object),
    },
  ),
  refusals: {
    400: errors(
      "A `search` or `tag` that is too long, an unknown `interest` or `sort`, an invalid `limit` or `cursor`.",
    ),
  },
  async read({ search, tag, interest, sort, ...paging }, given) {
    const wanted = { search, tag, interest: readInterest(interest), sort: sort ?? GroupSort.ACTIVE };
    const { first, after } = await page.read(paging, given);
    return Object.assign(await parseInput(GroupListArgs, { ...wanted, first, after }), { first, after });
  },
};

/** As it was sent: elsewhere the contract has it in a body, as `interests`. */
function readInterest(given: unknown): Interest | null {
  if (given === undefined) return null;
  const found = interests.find((interest) => String(interest) === given);
  if (found) return found;
  throw badInput({ field: "interest", message: fieldMessages.invalid({ field: "interest" }), isAsSent: true });
}

/** The groups to choose from, as GraphQL lists them. */
export const directoryRoutes = [
  routesOf("Groups").get("/groups", groupActions.read, "Find a group", {
    operationId: "getGroups",
    description: `The groups that every member may see, by pages. A search, or a tag, finds at most about ${limits.searched}.`,
    isPaged: true,
    query,
    answers: { 200: meaning("In the order asked for.", listOf(GroupType)) },
    async handle({ ctx, query, linkNext }) {
      const groups = await listGroups(ctx, query, { isBrief: false, post: "brief", owner: null });
      linkNext(nextPage("/api/groups", groups, query));
      return Promise.all(groups.nodes.map((group) => presentWholeGroup(ctx, group)));
    },
  }),
];
