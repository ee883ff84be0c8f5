import type { AppContext } from "../../platform/context";
import { type Dated, toConnection, toPage } from "../../platform/paging/connection";
import { countRows } from "../../platform/paging/count";
import { selectProfiles } from "../profiles/profileRows";
import type { ProfileList } from "./ProfileList";
import { type DirectoryFilter, type PlainChoice, toPlainChoice } from "./filter";
import { countedProfiles, newestProfiles, profilesFurtherBack } from "./plainStatements";
import { readProfiles } from "./readProfiles";

/** The newest profiles, of all or of some interests: a measured hot path, one statement for a page. */
export function plainList(ctx: AppContext, filter: DirectoryFilter): ProfileList {
  const choice = toPlainChoice(ctx, filter);
  return {
    async page(request, parts = {}) {
      const page = toPage(request);
      const { source, values } = newest(choice, page.first + 1, page.after);
      return toConnection(await readProfiles(ctx, source, values, parts), page);
    },
    part({ skip, limit, after }) {
      const isByCursor = after || skip === 0;
      const { source, values } = isByCursor ? newest(choice, limit, after ?? null) : furtherBack(choice, limit, skip);
      return selectProfiles(ctx.db, { source, values, user: true, reach: skip + limit });
    },
    count() {
      const values: unknown[] = [];
      return countRows(ctx.db, countedProfiles(addPlain(choice, values)), values);
    },
  };
}

function newest(choice: PlainChoice, limit: number, after: Dated | null) {
  const values: unknown[] = after ? [after.createdAt, after.id] : [];
  return { source: newestProfiles(limit, addPlain(choice, values), after !== null), values };
}

function furtherBack(choice: PlainChoice, limit: number, skip: number) {
  const values: unknown[] = [skip];
  return { source: profilesFurtherBack(limit, addPlain(choice, values)), values };
}

/** Adds the values of the choice; returns their parameters. */
function addPlain({ interests, viewerId, isGuest }: PlainChoice, values: unknown[]) {
  return {
    interests: interests ? `$${values.push(interests)}` : null,
    viewer: viewerId ? `$${values.push(viewerId)}` : null,
    isGuest,
  };
}
