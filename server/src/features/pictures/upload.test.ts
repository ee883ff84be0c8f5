import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { User } from "../accounts/users/User";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { UploadedPicture } from "./UploadedPicture";

const testApp = useTestApp();
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
});

interface Sending {
  type?: string;
  /** null: a guest. */
  as?: User | null;
}

function upload(payload: Buffer, { type = "image/jpeg", as = ada }: Sending = {}) {
  const request = { method: "PUT", url: "/api/pictures", payload, headers: { "content-type": type } } as const;
  return testApp().request(request, as ? { as } : {});
}

const read = (address: string) => testApp().http.inject(new URL(address, "http://localhost").pathname);

/** A picture with a red left and a blue right half. */
function halves(width = 60, height = 40) {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: "#2020c0" } };
  return sharp({ create: { width, height, channels: 3, background: "#c02020" } }).composite([
    { input: half, left: width / 2, top: 0 },
  ]);
}

/** The colour in the middle of the left edge and of the upper edge, as "red" or "blue". */
async function edgesOf(file: Buffer) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => (data.readUInt8((y * info.width + x) * info.channels) > 100 ? "red" : "blue");
  return { left: at(1, info.height >> 1), top: at(info.width >> 1, 1), size: [info.width, info.height] };
}

/** A PNG of one colour of any size, a few kilobytes small. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([size, content, check]);
}

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(["#c02020", "#20c020"].map((background) => frame(background)));
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
}

const frame = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>',
);
const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const unreadable = "This file is not a JPEG, PNG or WebP picture, or it is damaged";

describe("W4 an uploaded picture", () => {
  it.each([
    ["image/jpeg", () => halves().jpeg().toBuffer()],
    ["image/png", () => halves().png().toBuffer()],
    ["image/webp", () => halves().webp().toBuffer()],
  ])("of the type %s is stored as WebP, and shown at its addresses", async (type, make) => {
    const answer = await upload(await make(), { type });

    expect(answer.statusCode).toBe(200);
    const { url, thumbnail, width, height, ...others } = answer.json();
    expect([Object.keys(others), width, height]).toEqual([["id"], 60, 40]);
    expect(url).toMatch(/\/pictures\/[0-9a-f]{32}\.webp$/);
    for (const address of [url, thumbnail]) {
      const file = await read(address);
      expect(file.headers).toMatchObject({
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
        "cache-control": "private, max-age=3600",
        "content-security-policy": expect.stringMatching(/^default-src 'none'.*; sandbox$/),
      });
      expect((await sharp(file.rawPayload).metadata()).format).toBe("webp");
    }
  });

  it("has at most 1,600 and 512 pixels a side, and never more than it had", async () => {
    const large = (await upload(await halves(2_400, 1_200).jpeg().toBuffer())).json();
    const small = (await upload(await halves(100, 300).png().toBuffer(), { type: "image/png" })).json();

    expect([large.width, large.height, small.width, small.height]).toEqual([1_600, 800, 100, 300]);
    expect((await edgesOf((await read(large.thumbnail)).rawPayload)).size).toEqual([512, 256]);
    expect((await edgesOf((await read(small.thumbnail)).rawPayload)).size).toEqual([100, 300]);
  });

  it("stands as the camera says, without the place where it was taken", async () => {
    const exif = { IFD0: { Copyright: "Ada Secret" }, IFD3: { GPSLatitude: "10/1 18/1 0/1", GPSLatitudeRef: "N" } };
    const turned = await halves().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const withPlace = await halves().withExif(exif).jpeg().toBuffer();
    expect(withPlace.includes("Ada Secret")).toBe(true);

    const one = (await upload(turned)).json();
    const other = (await upload(withPlace)).json();

    expect([one.width, one.height]).toEqual([40, 60]);
    expect((await edgesOf((await read(one.url)).rawPayload)).top).toBe("red");
    const file = (await read(other.url)).rawPayload;
    const { exif: left, xmp, icc, iptc, orientation } = await sharp(file).metadata();
    expect([left, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(file.includes("Ada Secret")).toBe(false);
  });

  it("loses what was appended to it", async () => {
    const polyglot = Buffer.concat([await halves().jpeg().toBuffer(), Buffer.from("<script>alert(1)</script>")]);

    const { url } = (await upload(polyglot)).json();

    expect((await read(url)).rawPayload.includes("script")).toBe(false);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["an SVG", () => svg, unreadable],
    ["a GIF", () => gif, unreadable],
    ["a file that moves", animated, "Moving pictures are not supported"],
    ["a picture cut short", async () => (await halves(300, 200).jpeg().toBuffer()).subarray(0, 900), unreadable],
    ["a damaged picture", async () => Buffer.concat([(await frame("#123456")).subarray(0, 60), svg]), unreadable],
    ["anything else", () => Buffer.from("%PDF-1.4 or whatever"), unreadable],
    ["a bomb", () => bomb(30_000, 30_000), "The picture is too large: it may have 40 million pixels"],
    ["a long one", () => bomb(60_000, 700), "The picture is too large: it may have 40 million pixels"],
    ["nothing", () => Buffer.alloc(0), "Send the picture as the body of the request"],
  ])("that is %s is refused within a second, whatever type it claims", async (_name, make, msg) => {
    const payload = await make();
    for (const type of ["image/png", "image/jpeg", "image/webp"]) {
      const start = performance.now();

      const answer = await upload(payload, { type });

      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { errors: [{ msg, param: "picture", location: "body" }] },
      ]);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });

  it("is refused by its type, its size, and for guests before anything is read", async () => {
    const file = await halves().jpeg().toBuffer();

    expect((await upload(file, { type: "image/svg+xml" })).statusCode).toBe(415);
    expect((await upload(file, { type: "multipart/form-data; boundary=x" })).statusCode).toBe(415);
    expect((await upload(file, { type: "text/plain" })).statusCode).toBe(415);
    expect((await upload(Buffer.alloc(8_000_001))).statusCode).toBe(413);
    const refused = await upload(Buffer.alloc(8_000_001), { as: null });
    expect([refused.statusCode, refused.json().msg]).toEqual([401, "No token, authorization denied"]);
  });

  it("belongs to the member, under a name that says nothing", async () => {
    const { id, url } = (await upload(await halves().jpeg().toBuffer())).json();

    const stored = await testApp().db.findOneByOrFail(UploadedPicture, { id });

    expect(stored).toMatchObject({ userId: ada.id, usedAt: null, postId: null, commentId: null, isPhoto: false });
    expect(url).toContain(stored.name);
    expect(stored.bytes).toBeGreaterThan(100);
  });

  it.each(["x", "..%2f..%2fjwt-secret", `${"0".repeat(32)}.webp`, `${"0".repeat(32)}.svg`, "9".repeat(400)])(
    "is at no other address: %s",
    async (file) => {
      expect((await testApp().http.inject(`/pictures/${file}`)).statusCode).toBe(404);
    },
  );
});

describe("W4 twenty uploads at once", () => {
  it("leave the event loop to other answers for more than half of the time, so that these take less than twice as long", async () => {
    const file = await halves(2_000, 1_500).jpeg().toBuffer();
    const before = performance.eventLoopUtilization();

    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(file)));

    const { utilization } = performance.eventLoopUtilization(before);
    // Those that would wait too long are asked to come again.
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code !== 200 && code !== 503)).toEqual([]);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(4);
    expect(utilization).toBeLessThan(0.5);
  });
});

describe("W4 uploads of one member", () => {
  const limited = useTestApp({ rateLimitFactor: 0.01 });
  const send = async (as: User, payload: Buffer) => {
    const request = { method: "PUT", url: "/api/pictures", payload, headers: { "content-type": "image/png" } } as const;
    return (await limited().request(request, { as })).statusCode;
  };

  it("are at most 200 a day", async () => {
    const [bo, cy] = [await buildUser(limited().db), await buildUser(limited().db)];
    const file = await frame("#123456");
    // A hundredth of all limits: one write a minute too, so the count of the member's writes is cleared each time.
    const sendAnew = async (as: User) => {
      for (const rate of ["writesPerMinute", "writesPerHour", "memberRequests"] as const) {
        await limited().services.rates.clear(rate, as.id);
      }
      return send(as, file);
    };

    expect([await sendAnew(bo), await sendAnew(bo), await sendAnew(bo), await sendAnew(cy)]).toEqual([
      200, 200, 429, 200,
    ]);
  });

  it("have at most 50 MB a day", async () => {
    const bo = await buildUser(limited().db);
    const noise = await sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(500_000);

    expect(await send(bo, noise)).toBe(429);
  });
});
