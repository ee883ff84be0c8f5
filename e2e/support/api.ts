import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";

/** A member who exists on the server. */
export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
}

/** Creates the data of a test through the public API. */
export class Api {
  constructor(private readonly http: APIRequestContext) {}

  /** A new member without a profile. */
  async register(name = "Mira Santos"): Promise<Person> {
    const email = `${randomUUID()}@example.com`;
    const password = "paper lanterns";
    const data = await this.graphql<{ register: { token: string; user: { id: string } } }>(
      `mutation ($input: RegisterInput!) { register(input: $input) { token user { id } } }`,
      { input: { name, email, password } },
    );
    return { id: data.register.user.id, name, email, password, token: data.register.token };
  }

  /** At once, as over REST; says whether the token was accepted. */
  async deleteAccount(token: string): Promise<boolean> {
    const response = await this.http.delete("/api/profile", { headers: { "x-auth-token": token } });
    return response.ok();
  }

  /** A fresh member with a profile; `profile` adds to what every profile needs. */
  async registerWithProfile(name?: string, profile: Record<string, unknown> = {}): Promise<Person> {
    const person = await this.register(name);
    const input = {
      status: "LEARNING",
      skills: ["Reading"],
      interest: "CODING",
      location: "Cebu",
      timeZone: "Asia/Manila",
      ...profile,
    };
    await this.as(person, `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`, { input });
    return person;
  }

  /** Confirms the person's address with the link from the mail, which the mail viewer shows. */
  async confirmAddress(person: Person): Promise<void> {
    const token = await this.findToken(person.email);
    await this.graphql(`mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { id } }`, {
      input: { token },
    });
  }

  private async findToken(email: string): Promise<string> {
    for (let turn = 0; turn < 100; turn++) {
      const list = await (await this.http.get("/mail")).text();
      const entry = list.split("<a ").find((link) => link.includes(email));
      const path = /href="([^"]+)"/.exec(entry ?? "")?.[1];
      const html = path && (await (await this.http.get(`${path}/html`)).text());
      const token = /#token=([\w-]+)/.exec(html ?? "")?.[1];
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no mail to ${email}`);
  }

  async createPost(person: Person, text: string): Promise<string> {
    const query = `mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }`;
    const data = await this.as<{ createPost: { id: string } }>(person, query, { input: { text } });
    return data.createPost.id;
  }

  async addComment(person: Person, postId: string, text: string, replyTo?: string): Promise<string> {
    const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
    const data = await this.as<{ addComment: { id: string } }>(person, query, {
      input: { postId, text, replyTo },
    });
    return data.addComment.id;
  }

  async like(person: Person, postId: string): Promise<void> {
    await this.as(person, `mutation ($id: ID!) { likePost(id: $id) { id } }`, { id: postId });
  }

  /** Sends any operation as this person. */
  as<T = unknown>(person: Person, query: string, variables: Record<string, unknown> = {}): Promise<T> {
    return this.graphql<T>(query, variables, person.token);
  }

  async graphql<T>(query: string, variables: Record<string, unknown>, token?: string): Promise<T> {
    const headers: Record<string, string> = token ? { "x-auth-token": token } : {};
    const response = await this.http.post("/graphql", { data: { query, variables }, headers });
    const body = (await response.json()) as { data: T; errors?: { message: string }[] };
    if (body.errors) throw new Error(body.errors.map((error) => error.message).join("; "));
    return body.data;
  }
}
