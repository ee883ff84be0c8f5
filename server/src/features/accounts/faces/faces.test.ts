import { v7 as newId } from "uuid";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { drawFace } from "./drawFace";
import type { Face } from "./Face";
import { FaceHairColor, FaceSkin } from "./faceColors";
import { drawnFace, faceOf } from "./faceOf";
import { FaceAccessory, FaceExpression, FaceFacialHair, FaceHead } from "./faceParts";

const app = useTestApp();
const rest = restCall(app);

const chosen = {
  skin: "DEEP",
  head: "LONG_CURLY",
  hairColor: "PLUM",
  expression: "CALM",
  clothing: "PINE",
  accessory: "GLASSES3",
  facialHair: null,
};
const parts = Object.keys(chosen).join(" ");
const save = `mutation ($input: FaceInput!) { saveFace(input: $input) { id avatar hasChosenFace face { ${parts} } } }`;

/** Answers to programs have whole addresses. */
const origin = "http://localhost:80";

const pictureAt = async (address: string) => (await app().http.inject(address)).body;

describe("M44 the face of a member without a picture", () => {
  it("is drawn, stays the same, and is not the face of everybody", async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => buildUser(app().db)));

    const pictures = await Promise.all(users.map(({ id }) => pictureAt(`/avatars/${id}`)));

    expect(new Set(pictures).size).toBe(6);
    expect(pictures[0]).toMatch(/^<svg [^>]*viewBox="0 0 704 704"/);
    expect(pictures[0]).toBe(await pictureAt(`/avatars/${users[0]?.id}`));
  });

  it("is friendly, and wears nothing that only the member can decide on", () => {
    const faces = Array.from({ length: 500 }, () => drawnFace(newId()));

    const worn = new Set(faces.map(({ head }) => head));
    expect(faces.every(({ facialHair }) => facialHair === null)).toBe(true);
    for (const head of ["hijab", "turban", "hatBeanie", "hatHip"]) expect(worn).not.toContain(head);
    expect(worn.size).toBeGreaterThan(20);
    expect(new Set(faces.map(({ skin }) => skin)).size).toBe(Object.keys(FaceSkin).length);
  });

  it("can be drawn from every choice, without a script, a link or a colour of an interest", () => {
    const some: Face = { ...drawnFace("x"), accessory: null, facialHair: null };
    const faces: Face[] = [
      ...Object.values(FaceHead).map((head) => ({ ...some, head })),
      ...Object.values(FaceExpression).map((expression) => ({ ...some, expression })),
      ...Object.values(FaceAccessory).map((accessory) => ({ ...some, accessory })),
      ...Object.values(FaceFacialHair).map((facialHair) => ({ ...some, facialHair })),
    ];

    const pictures = faces.map(drawFace);

    expect(new Set(pictures).size).toBeGreaterThanOrEqual(faces.length - 2);
    for (const picture of pictures) {
      expect(picture).not.toMatch(/<script|href=|onload|undefined|<metadata/i);
      expect(picture).not.toMatch(/#(7ea9ff|62c58b|f5c04e|45c1cb|f18dc6|a9cd54|b096f7)/i);
      expect(Buffer.byteLength(picture)).toBeLessThan(20_000);
    }
  });

  it.each(Object.values(FaceHead).filter((head) => !["noHair1", "noHair2", "turban"].includes(head)))(
    "shows the colour of %s",
    (head) => {
      const face = { ...drawnFace("x"), head, facialHair: null };

      expect(drawFace({ ...face, hairColor: FaceHairColor.TEAL })).toContain('"#2f8f95"');
    },
  );

  it("is drawn again where the stored one has a choice that is gone", () => {
    const id = newId();

    expect(faceOf({ id, face: { ...drawnFace(id), head: "bear" as FaceHead } })).toEqual(drawnFace(id));
  });
});

describe("M44 choosing a face", () => {
  it("changes the picture and its address, wherever the member signs", async () => {
    const as = await buildUser(app().db);
    const post = await buildPost(app().db, { authorId: as.id });

    const { data } = await app().graphql(save, { input: chosen }, { as });

    expect(data.saveFace).toMatchObject({
      avatar: `${origin}/avatars/${as.id}?v=1`,
      hasChosenFace: true,
      face: chosen,
    });
    expect(await pictureAt(data.saveFace.avatar)).toContain('"#7b4a8c"');
    const query = `query ($id: ID!) { post(id: $id) { author { avatar } } posts(first: 1) { nodes { author { avatar } } } }`;
    const seen = await app().graphql(query, { id: post.id }, { as });
    expect(seen.data.post.author.avatar).toBe(data.saveFace.avatar);
    expect(seen.data.posts.nodes[0].author.avatar).toBe(data.saveFace.avatar);
    const { body } = await rest(`GET /api/posts/${post.id}`, { as });
    expect(body.avatar).toBe(`${origin}/avatars/${as.id}?v=1`);
  });

  it("can be taken back", async () => {
    const as = await buildUser(app().db);
    await app().graphql(save, { input: chosen }, { as });

    const { data } = await app().graphql(`mutation { resetFace { avatar hasChosenFace } }`, {}, { as });

    expect(data.resetFace).toEqual({ avatar: `${origin}/avatars/${as.id}?v=2`, hasChosenFace: false });
    expect(await pictureAt(data.resetFace.avatar)).toBe(drawFace(drawnFace(as.id)));
  });

  it("is for members, each for themself", async () => {
    const { errors } = await app().graphql(save, { input: chosen });

    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("knows only the choices there are", async () => {
    const as = await buildUser(app().db);

    const { errors } = await app().graphql(save, { input: { ...chosen, head: "BEAR" } }, { as });

    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(await pictureAt(`/avatars/${as.id}`)).toBe(drawFace(drawnFace(as.id)));
  });

  it("works over REST, which names every part that is wrong", async () => {
    const as = await buildUser(app().db);
    const body = { skin: "tan", head: "pomp", hairColor: "blonde", expression: "smile", clothing: "ink", _id: "7" };

    const saved = await rest("PUT /api/profile/face", { as, body });
    const wrong = await rest("PUT /api/profile/face", { as, body: { ...body, head: "bear", skin: "#fff" } });
    const read = await rest("GET /api/profile/face", { as });
    const reset = await rest("DELETE /api/profile/face", { as });

    const { _id, ...choices } = body;
    // What was not sent stays as it is drawn for this member.
    const { accessory, facialHair } = drawnFace(as.id);
    const answer = {
      ...choices,
      accessory: accessory ?? null,
      facialHair: facialHair ?? null,
      isChosen: true,
      avatar: `${origin}/avatars/${as.id}?v=1`,
    };
    expect(saved).toMatchObject({ status: 200, body: answer });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors.map(({ param }: { param: string }) => param)).toEqual(["skin", "head"]);
    expect(read.body).toEqual(answer);
    expect(reset.body).toMatchObject({ isChosen: false, avatar: `${origin}/avatars/${as.id}?v=2` });
  });
});
