import type { Answers, Entry, Scene } from "./rights";

/** An operation that the test of rights sends as each kind of viewer. */
export interface Operation extends Entry {
  query: (scene: Scene) => string;
}

export const query = (
  call: string | ((scene: Scene) => string),
  name: string,
  action: string,
  answers: Partial<Answers> = {},
): Operation => ({
  name,
  action,
  answers,
  query: (scene) => `{ ${typeof call === "string" ? call : call(scene)} }`,
});

export const mutation = (
  call: string | ((scene: Scene) => string),
  name: string,
  action: string,
  answers: Partial<Answers> = {},
): Operation => ({
  ...query(call, name, action, answers),
  query: (scene) => `mutation ${query(call, name, action).query(scene)}`,
});
