import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString("base64url");

/* Just enough of CBOR (RFC 8949) for one key and its frame. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  return length < 256 ? Buffer.of((major << 5) | 24, length) : Buffer.of((major << 5) | 25, length >> 8, length & 255);
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)]);
const map = (...entries: Buffer[]) => Buffer.concat([head(5, entries.length / 2), ...entries]);

interface Ceremony {
  /** Of another member. */
  userHandle?: string;
  challenge: string;
  rpId?: string;
  origin?: string;
  /** Whether the person showed a finger or typed a PIN. */
  isVerified?: boolean;
}

/** An authenticator in software, for one passkey: what a browser and its device would answer. */
export class Authenticator {
  private readonly privateKey: KeyObject;
  private readonly publicKey: Buffer;
  private readonly id = randomBytes(16);
  private uses = 0;

  constructor(
    private readonly userHandle: string,
    private readonly site = { rpId: "circle.example", origin: "https://circle.example" },
  ) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const [left, right] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
    this.privateKey = privateKey;
    // An ES256 key of COSE: https://www.rfc-editor.org/rfc/rfc9053#section-7.1
    this.publicKey = map(
      ...[int(1), int(2), int(3), int(-7), int(-1), int(1)],
      ...[int(-2), bytes(left), int(-3), bytes(right)],
    );
  }

  make(ceremony: Ceremony) {
    const length = Buffer.of(this.id.length >> 8, this.id.length & 255);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey]);
    const authData = Buffer.concat([this.authData(ceremony, 0x40), credential]);
    const attestation = map(text("fmt"), text("none"), text("attStmt"), map(), text("authData"), bytes(authData));
    const clientDataJSON = base64url(this.clientData("webauthn.create", ceremony));
    return this.wrap({ clientDataJSON, attestationObject: base64url(attestation), transports: ["internal"] });
  }

  use(ceremony: Ceremony) {
    this.uses++;
    const authData = this.authData(ceremony, 0);
    const clientData = this.clientData("webauthn.get", ceremony);
    const signer = createSign("sha256").update(Buffer.concat([authData, sha256(clientData)]));
    return this.wrap({
      authenticatorData: base64url(authData),
      clientDataJSON: base64url(clientData),
      signature: base64url(signer.sign(this.privateKey)),
      userHandle: base64url(ceremony.userHandle ?? this.userHandle),
    });
  }

  private authData({ rpId = this.site.rpId, isVerified = true }: Ceremony, more: number): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.uses);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counter]);
  }

  private clientData(type: string, { challenge, origin = this.site.origin }: Ceremony): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  private wrap(response: object) {
    const id = base64url(this.id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}
