import assert from "node:assert/strict";

const maxMs = 10_000;

/** A member who reads and writes over both APIs, one request after the other, and stores what was acknowledged. */
export class BusyMember {
  isDone = false;
  /** The time of each response, with its error, if any. */
  answers = [];
  /** The texts of acknowledged comments. */
  comments = [];
  writes = 0;
  /** The state after the last write; undefined after a failure, because it may or may not have been applied. */
  likes = false;
  location = "";

  constructor(url, { name, token }, number) {
    Object.assign(this, { url, name, token, number });
  }

  async prepare() {
    const group = await this.rest("POST", "/api/posts", { text: `Group of ${this.name}` });
    assert.equal(group.error, undefined, "the group");
    this.postId = group.data._id;
    await this.saveProfile(0);
    assert.deepEqual(
      this.answers.filter(({ error }) => error),
      [],
      "the profile",
    );
  }

  async work() {
    const turns = [
      () => this.graphql("query { posts(first: 5) { nodes { id text likeCount commentCount } } }"),
      (turn) => this.comment(turn, true),
      () => this.rest("GET", "/api/posts"),
      () => this.like(!this.likes),
      () => this.rest("GET", `/api/posts/${this.postId}`),
      (turn) => this.comment(turn, false),
      () => this.graphql("query ($id: ID!) { post(id: $id) { likeCount comments { nodes { text } } } }", this.ownPost),
      (turn) => this.saveProfile(turn),
      () => this.rest("GET", "/api/profile/me"),
      () => this.toggleLike(),
    ];
    for (let turn = this.number; !this.isDone; turn++) await turns[turn % turns.length](turn);
  }

  get ownPost() {
    return { id: this.postId };
  }

  async comment(turn, overRest) {
    const text = `${this.name} ${turn}`;
    const mutation = "mutation ($id: ID!, $text: String!) { addComment(input: { postId: $id, text: $text }) { id } }";
    const { error } = overRest
      ? await this.rest("POST", `/api/posts/comment/${this.postId}`, { text })
      : await this.graphql(mutation, { ...this.ownPost, text });
    if (error) return;
    this.comments.push(text);
    this.writes++;
  }

  async like(likes) {
    const mutation = `mutation ($id: ID!) { ${likes ? "likePost" : "unlikePost"}(id: $id) { likedByViewer } }`;
    const { error, data } = await this.graphql(mutation, this.ownPost);
    this.likes = error ? undefined : Object.values(data)[0].likedByViewer;
    if (!error) this.writes++;
  }

  async toggleLike() {
    const { error, data } = await this.rest("PUT", `/api/posts/like/${this.postId}`);
    this.likes = error ? undefined : data.length > 0;
    if (!error) this.writes++;
  }

  async saveProfile(turn) {
    const location = `Place ${turn}`;
    const profile = { status: "Developer", skills: "Go", interests: 1, location };
    const { error } = await this.rest("POST", "/api/profile", profile);
    this.location = error ? undefined : location;
    if (!error) this.writes++;
  }

  /** Throws if the last like or profile differs from the database. */
  async compare(sql) {
    const { rows: likes } = await sql.query("select from post_likes where post_id = $1", [this.postId]);
    if (this.likes !== undefined) assert.equal(likes.length > 0, this.likes, `the like of ${this.name}`);
    const ofAuthor = "select location from profiles where user_id = (select author_id from posts where id = $1)";
    const { rows: profiles } = await sql.query(ofAuthor, [this.postId]);
    if (this.location !== undefined) assert.deepEqual(profiles[0].location, this.location, `${this.name}'s profile`);
  }

  graphql(query, variables) {
    return this.send("POST", "/graphql", { query, variables });
  }

  rest(method, path, body) {
    return this.send(method, path, body);
  }

  async send(method, path, body) {
    const headers = { "x-auth-token": this.token, ...(body && { "content-type": "application/json" }) };
    const signal = AbortSignal.timeout(maxMs);
    const answer = await fetch(this.url + path, { method, headers, body: body && JSON.stringify(body), signal });
    const json = await answer.json();
    const code = json.errors?.[0].extensions?.code ?? json.errors?.[0].msg;
    const error =
      answer.ok && !code ? undefined : `${method} ${path}: ${answer.status} ${code ?? JSON.stringify(json)}`;
    this.answers.push({ at: performance.now(), error });
    return { error, data: path === "/graphql" ? json.data : json };
  }
}
