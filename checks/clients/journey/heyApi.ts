import { createClient } from "../generated/heyApi/client/index.js";
import {
  answerOccurrence,
  createGroupSession,
  createPost,
  getAttendees,
  getGroupInvite,
  getSchedule,
  joinGroup,
  leaveGroup,
  register,
} from "../generated/heyApi/sdk.gen.js";
import { account, baseUrl, first, group, range, session } from "./plan.js";

/** A client that throws what was refused. */
const clientOf = (headers: Record<string, string> = {}) => createClient({ baseUrl, headers, throwOnError: true });

async function begin(name: string) {
  const { data } = await register({ client: clientOf(), body: account(name), throwOnError: true });
  return { client: clientOf({ "x-auth-token": data.token }), throwOnError: true } as const;
}

const ada = await begin("Ada");
const bo = await begin("Bo");

const { data: post } = await createPost({ ...ada, body: { text: "Linear algebra on Tuesdays.", group } });
const path = { id: post._id };
const { data: invitation } = await getGroupInvite({ ...ada, path });
const { data: joined } = await joinGroup({ ...bo, path, body: { inviteCode: invitation.code } });
await createGroupSession({ ...ada, path, body: session });
const { data: dates } = await getSchedule({ ...ada, query: range });
const ofDate = { id: first(dates)._id };
await answerOccurrence({ ...bo, path: ofDate, body: { answer: "GOING" } });
const { data: attendees } = await getAttendees({ ...ada, path: ofDate });
const { data: left } = await leaveGroup({ ...bo, path });

console.log(JSON.stringify({ joined: joined.state, attendees: attendees.map(({ name }) => name), left: left.state }));
