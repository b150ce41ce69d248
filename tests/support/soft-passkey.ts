/** A passkey of a program: what a browser and its device would sign, for tests without a browser. Row SEC-03. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
/** The person was there (1) and shown (4); 64: a new key follows. */
const [shown, made] = [0x05, 0x45];

/** CBOR of a byte string, as short as they come here. */
const bytes = (data: Buffer) =>
  Buffer.concat([
    data.length < 256 ? Buffer.from([0x58, data.length]) : Buffer.from([0x59, data.length >> 8, data.length & 255]),
    data,
  ]);
const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);

export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rp = sha256(new URL(origin).hostname);
  const head = (flags: number) => Buffer.concat([rp, Buffer.from([flags, 0, 0, 0, 0])]);
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const whole = (response: object) => ({
    ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
    ...{ clientExtensionResults: {}, response },
  });
  return {
    id: id.toString('base64url'),
    /** The answer to options of a new passkey. */
    create: (challenge: string) => {
      // A key of the kind ES256 on P-256. RFC 9052.
      const [jx, jy] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
        bytes(jx),
        Buffer.from([0x22]),
        bytes(jy),
      ]);
      const data = Buffer.concat([head(made), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const object = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), bytes(data)],
      ]);
      return whole({
        clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
        attestationObject: object.toString('base64url'),
      });
    },
    /** The answer to options of a log-in. */
    get: (challenge: string) => {
      const [data, said] = [head(shown), client('webauthn.get', challenge)];
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey);
      return whole({
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
