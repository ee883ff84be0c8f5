import createClient from "openapi-fetch";
import type { paths } from "../generated/openapiFetch.js";
import { account, baseUrl, first, group, range, session } from "./plan.js";

/** The data of an answer. Throws what was refused. */
function dataOf<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

async function register(name: string) {
  const { token } = dataOf(await createClient<paths>({ baseUrl }).POST("/api/users", { body: account(name) }));
  return createClient<paths>({ baseUrl, headers: { "x-auth-token": token } });
}

const ada = await register("Ada");
const bo = await register("Bo");

const { _id: id } = dataOf(await ada.POST("/api/posts", { body: { text: "Linear algebra on Tuesdays.", group } }));
const path = { id };
const { code } = dataOf(await ada.GET("/api/groups/{id}/invitation", { params: { path } }));
const joined = dataOf(await bo.POST("/api/groups/{id}/membership", { params: { path }, body: { inviteCode: code } }));
dataOf(await ada.POST("/api/groups/{id}/sessions", { params: { path }, body: session }));
const dates = dataOf(await ada.GET("/api/schedule", { params: { query: range } }));
const ofDate = { path: { id: first(dates)._id } };
dataOf(await bo.PUT("/api/dates/{id}/answer", { params: ofDate, body: { answer: "GOING" } }));
const attendees = dataOf(await ada.GET("/api/dates/{id}/attendees", { params: ofDate }));
const left = dataOf(await bo.DELETE("/api/groups/{id}/membership", { params: { path } }));

console.log(JSON.stringify({ joined: joined.state, attendees: attendees.map(({ name }) => name), left: left.state }));
