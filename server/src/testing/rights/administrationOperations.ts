import { mutation, type Operation, query } from "./operation";

const action = "administration.run";
const about = (name: string, more = "") =>
  mutation(({ third }) => `${name}(input: { memberId: "${third.id}"${more} }) { __typename }`, name, action);
const texts = (name: string) =>
  mutation(
    ({ third }) => `${name}(input: { memberIds: ["${third.id}"], since: "2026-01-01T00:00:00Z" }) { __typename }`,
    name,
    action,
  );
const jobs = (name: string) =>
  mutation(({ post }) => `${name}(input: { ids: ["${post}"] }) { __typename }`, name, action);

/** Nobody here is an admin. */
export const administrationOperations: readonly Operation[] = [
  query("site { registrations }", "site", "administration.readSite"),
  query("administration { days { day } }", "administration", action),
  mutation(`setSiteNotice(input: { text: "Hello" }) { isReadOnly }`, "setSiteNotice", action),
  mutation("setRegistrations(registrations: CLOSED) { isReadOnly }", "setRegistrations", action),
  mutation("setReadOnly(isReadOnly: true) { isReadOnly }", "setReadOnly", action),
  mutation(`addBan(input: { what: "192.0.2.0/24" }) { __typename }`, "addBan", action),
  mutation(({ post }) => `removeBan(id: "${post}") { __typename }`, "removeBan", action),
  jobs("retryFailedJobs"),
  jobs("dropFailedJobs"),
  texts("hideTextsOfMembers"),
  texts("showTextsOfMembers"),
  about("setSiteRole", ", role: ADMIN"),
  about("suspendMember", `, reason: "No"`),
  mutation(({ third }) => `endSuspension(memberId: "${third.id}") { __typename }`, "endSuspension", action),
  mutation(({ third }) => `signMemberOut(memberId: "${third.id}") { __typename }`, "signMemberOut", action),
];
