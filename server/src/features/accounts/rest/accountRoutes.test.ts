import { User } from "../users/User";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

let people = 0;
const newcomer = () => ({ name: "Nia Okafor", email: `nia${++people}@example.com`, password: "secret6" });
const fieldError = (param: string, msg: string) => ({ msg, param, location: "body" });

describe("POST /api/users", () => {
  it("opens an account and answers nothing but a token that works", async () => {
    const nia = newcomer();

    const { status, body } = await rest("POST /api/users", { body: nia });

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["token"]);
    const me = await rest("GET /api/auth", { token: body.token });
    expect(me.body).toMatchObject({ name: nia.name, email: nia.email });
  });

  it("names every error of a form that is empty, in the order of its fields", async () => {
    const { status, body } = await rest("POST /api/users", { body: {} });

    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [
        fieldError("name", "Name is required"),
        fieldError("email", "Please include a valid email"),
        fieldError("password", "Please enter a password with 6 or more characters"),
      ],
    });
  });

  it("takes a password of six characters and refuses one of five and one of 129", async () => {
    const refusedShort = await rest("POST /api/users", { body: { ...newcomer(), password: "12345" } });
    const refusedLong = await rest("POST /api/users", { body: { ...newcomer(), password: "x".repeat(129) } });
    const accepted = await rest("POST /api/users", { body: { ...newcomer(), password: "paper7" } });

    expect(refusedShort.body.errors).toEqual([
      fieldError("password", "Please enter a password with 6 or more characters"),
    ]);
    expect(refusedLong.status).toBe(400);
    expect(refusedLong.body.errors[0].param).toBe("password");
    expect(accepted.status).toBe(200);
  });

  it("reports a taken e-mail, in upper or lower case, without naming a field", async () => {
    const nia = newcomer();
    await rest("POST /api/users", { body: nia });

    const { status, body } = await rest("POST /api/users", { body: { ...nia, email: nia.email.toUpperCase() } });

    expect(status).toBe(400);
    expect(body).toEqual({ errors: [{ msg: "Email already registered" }] });
  });

  it("makes one account of fifty registrations of one e-mail at once", async () => {
    const nia = newcomer();

    const answers = await Promise.all(Array.from({ length: 50 }, () => rest("POST /api/users", { body: nia })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const isKnown = ({ body }: (typeof answers)[number]) => body.errors?.[0].msg === "Email already registered";
    // Beyond a short queue of password hashes the service asks to try again.
    expect(answers.filter((answer) => isKnown(answer) || answer.status === 503)).toHaveLength(49);
    expect(answers.filter(isKnown).length).toBeGreaterThan(0);
    expect(await testApp().db.countBy(User, { email: nia.email })).toBe(1);
  });

  it("lets no one choose what is not theirs to choose", async () => {
    const nia = newcomer();
    const chosen = { id: "1", _id: "1", tokenVersion: 7, passwordHash: "x", createdAt: "2001-01-01", role: "admin" };

    const { body } = await rest("POST /api/users", { body: { ...nia, ...chosen } });

    expect(Object.keys(body)).toEqual(["token"]);
    const user = await testApp().db.findOneByOrFail(User, { email: nia.email });
    expect(user).toMatchObject({ tokenVersion: 0 });
    expect(user.id).not.toBe("1");
    expect(user.createdAt.getTime()).toBeGreaterThan(Date.parse("2020-01-01"));
  });

  it.each(["name", "password"])("refuses a %s with characters that cannot be stored", async (field) => {
    for (const text of ["abc\0defgh", "abc\ud800defgh"]) {
      const { status, body } = await rest("POST /api/users", { body: { ...newcomer(), [field]: text } });

      expect(status).toBe(400);
      expect(body.errors[0].param).toBe(field);
    }
  });
});

describe("POST /api/auth", () => {
  it("signs a member in, whatever the case of the e-mail", async () => {
    const nia = newcomer();
    await rest("POST /api/users", { body: nia });

    const { status, body } = await rest("POST /api/auth/", {
      body: { email: nia.email.toUpperCase(), password: nia.password },
    });

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["token"]);
    expect((await rest("GET /api/auth", { token: body.token })).body.email).toBe(nia.email);
  });

  it("gives an unknown e-mail and a wrong password the same answer", async () => {
    const nia = newcomer();
    await rest("POST /api/users", { body: nia });

    const wrong = await rest("POST /api/auth", { body: { email: nia.email, password: "not this" } });
    const empty = await rest("POST /api/auth", { body: { email: nia.email, password: "" } });
    const unknown = await rest("POST /api/auth", { body: { email: "nobody@example.com", password: nia.password } });

    for (const answer of [wrong, empty, unknown]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ errors: [{ msg: "Invalid Credentials" }] });
    }
  });

  it("names what is missing from the form", async () => {
    const { status, body } = await rest("POST /api/auth", { body: {} });

    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [fieldError("email", "Please include a valid email"), fieldError("password", "Password is required")],
    });
  });
});

describe("one account through both edges", () => {
  const logIn = `mutation ($input: LoginInput!) { login(input: $input) { token user { name } } }`;
  const register = `mutation ($input: RegisterInput!) { register(input: $input) { token } }`;

  it("lets a person who registered over REST log in over GraphQL", async () => {
    const nia = newcomer();
    await rest("POST /api/users", { body: nia });

    const { data } = await testApp().graphql(logIn, { input: { email: nia.email, password: nia.password } });

    expect(data.login.user.name).toBe(nia.name);
    expect((await rest("GET /api/auth", { token: data.login.token })).body.email).toBe(nia.email);
  });

  it("lets a person who registered over GraphQL log in over REST", async () => {
    const nia = { ...newcomer(), password: "eight or more" };
    await testApp().graphql(register, { input: nia });

    const { status, body } = await rest("POST /api/auth", { body: { email: nia.email, password: nia.password } });

    expect(status).toBe(200);
    const { data } = await testApp().graphql(`{ me { email } }`, {}, { token: body.token });
    expect(data.me.email).toBe(nia.email);
  });
});

describe("GET /api/auth", () => {
  it("shows members their own account, field by field, with no trace of the password", async () => {
    const ada = await buildUser(testApp().db, { name: "Ada", createdAt: new Date("2026-03-04T05:06:07.089Z") });

    const { status, body, headers } = await rest("GET /api/auth", { as: ada });

    expect(status).toBe(200);
    expect(body).toEqual({
      _id: ada.id,
      name: "Ada",
      email: ada.email,
      avatar: `http://localhost:80/avatars/${ada.id}`,
      date: "2026-03-04T05:06:07.089Z",
    });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("takes the token as a Bearer too", async () => {
    const ada = await buildUser(testApp().db);

    const { body } = await rest("GET /api/auth", { headers: { authorization: `Bearer ${testApp().tokenOf(ada)}` } });

    expect(body._id).toBe(ada.id);
  });
});
