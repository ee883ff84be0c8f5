import { getNamedType, getNullableType, type GraphQLObjectType, isListType, isObjectType } from "graphql";
import { fieldsOf, outputTypes, schema } from "../../testing/contract/schemaTypes";

/** Lists without paging, each bounded where its rows are made. */
const boundedLists: Readonly<Record<string, string>> = {
  "Profile.experience": "at most 100 to a profile",
  "Profile.education": "at most 100 to a profile",
  "Profile.availability": "at most 28",
  "StudyWishes.availability": "at most 28",
  "Query.suggestedBooks": "at most 20",
  "Query.suggestedGroups": "at most ten",
  "Query.suggestedSessions": "at most ten",
  "Post.hiddenComments": "the newest 20, the viewer's own",
  "Post.repliers": "at most three",
  "Post.pictures": "at most four",
  "Comment.pictures": "at most four",
  "ModerationCase.pictures": "at most four",
  "ReportedText.pictures": "at most four",
  "ModerationSubject.pictures": "at most four",
  "Post.mentions": "at most ten",
  "Comment.mentions": "at most ten",
  "Revision.mentions": "at most ten",
  "Query.mentionable": "at most eight",
  "GroupPreview.pictures": "at most four",
  "GroupPreview.nextSessions": "at most three",
  "Invitation.nextSessions": "at most three",
  "SeatResult.stillFree": "at most five",
  "Group.freeHours": "at most seven",
  "ReadingPlan.weeks": "at most 52",
  "ReadingWeek.readers": "at most five",
  "User.accessTokens": "at most 20, the viewer's own",
  "User.devices": "at most 20, the viewer's own",
  "User.passkeys": "at most 10, the viewer's own",
  "PasswordResetLink.passkeys": "at most 10 to a member",
  "StudyStats.days": "at most 371, the viewer's own; 28 on a profile",
  "User.exports": "at most ten, the viewer's own",
  "Query.absentExports": "at most ten, the member's own",
  "Mutation.exportAbsentData": "at most ten, the member's own",
  "Notification.actors": "at most three",
  "Suggestion.reasons": "at most one of each kind",
  "GroupRequests.requests": "at most three",
  "Mutation.setNotificationTopic": "one for each kind of the topic, the viewer's own",
  "User.notificationSettings": "one for each kind, the viewer's own",
  "ModerationCaseFile.reports": "the newest 50",
  "ModerationCaseFile.otherTexts": "of the newest 50 reports",
  "ModerationCaseFile.revisions": "the newest 50",
  "ModerationCaseFile.neighbours": "at most three",
  "ModerationCaseFile.decisions": "the newest 50",
  "ModerationCaseFile.decisionsElsewhere": "the newest five",
  "Query.schedule": "at most 62 days and 1,000 dates",
  "Query.nextUp": "at most five, the viewer's own",
  "Query.studyingNow": "at most six",
  "StudyingNow.buddies": "at most three",
  "StudyFocus.firstWith": "at most seven, the viewer's own",
  "RoomChange.people": "at most 100",
  "Waiting.groups": "at most three",
  "Waiting.buddies": "at most three",
  "Group.occurrences": "at most 62 days and 200 dates",
  "SearchResults.people": "at most 20: `first` of the search",
  "SearchResults.groups": "at most 20: `first` of the search",
  "SearchResults.sessions": "at most 20: `first` of the search",
  "SearchResults.books": "at most 20: `first` of the search",
  "PersonMatch.highlights": "at most eight",
  "GroupMatch.highlights": "at most eight",
  "SessionMatch.highlights": "at most eight",
  "BookMatch.highlights": "at most eight",
  "Administration.days": "30",
  "Administration.attention": "one of each kind",
  "Administration.texts": "at most 100",
  "Administration.failedJobs": "at most 100",
  "Administration.bans": "at most 1,000",
  "AdministeredMemberPage.nodes": "at most 50",
  "ErrorExtensions.fields": "at most one for each argument",
};

/** What pages of one type have besides: numbered pages, and the state of the list that live events continue. */
const ownFields: Readonly<Record<string, readonly string[]>> = {
  PostConnection: ["pageCount"],
  NotificationConnection: ["version"],
  ThreadConnection: ["target"],
  BookRecommendationConnection: ["isProvisional"],
};

describe("a list in the schema", () => {
  it("has no list of objects without a bound", () => {
    const lists = outputTypes.flatMap((type) =>
      fieldsOf(type)
        .filter((field) => isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type)))
        .filter((field) => !field.args.some(({ name }) => name === "first"))
        .filter(() => !type.name.endsWith("Connection"))
        .map((field) => `${type.name}.${field.name}`),
    );

    expect(lists.filter((list) => !(list in boundedLists))).toEqual([]);
  });

  it("pages every connection by first, which is never null and 20 unless said otherwise", () => {
    const paged = outputTypes.flatMap((type) =>
      fieldsOf(type).filter((field) => getNamedType(field.type).name.endsWith("Connection")),
    );

    expect(paged.length).toBeGreaterThanOrEqual(4);
    for (const { args } of paged) {
      const first = args.find(({ name }) => name === "first");
      expect(String(first?.type)).toBe("Int!");
      expect(first?.defaultValue).toBe(20);
    }
  });

  it("M30 describes every page of a list by the same fields, and numbers pages only where a screen does", () => {
    const connections = outputTypes.filter(({ name }) => name.endsWith("Connection"));
    const common = ["edges", "nodes", "pageInfo", "totalCount", "totalCountIsExact"];

    expect(connections.length).toBeGreaterThanOrEqual(4);
    for (const type of connections) {
      const own = ownFields[type.name] ?? [];
      expect([type.name, ...Object.keys(type.getFields()).sort()]).toEqual([type.name, ...[...common, ...own].sort()]);
    }
    const pageInfo = schema.getType("PageInfo") as GraphQLObjectType;
    expect(Object.keys(pageInfo.getFields()).sort()).toEqual([
      "endCursor",
      "hasNextPage",
      "hasPreviousPage",
      "startCursor",
    ]);
  });

  it("M30 takes the number of entries by the same argument everywhere: an Int that is never null", () => {
    const sizes = outputTypes.flatMap((type) =>
      fieldsOf(type).flatMap(({ name, args }) =>
        args
          .filter((arg) => arg.name === "first")
          .map(({ type: kind, defaultValue }) => `${name}: ${String(kind)} ${typeof defaultValue}`),
      ),
    );

    expect(sizes.filter((size) => !size.endsWith(": Int! number"))).toEqual([]);
  });
});
