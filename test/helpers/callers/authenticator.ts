import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** CBOR as authenticators send it: small numbers, bytes, texts and maps of those. */
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  // The map's creator puts only these types into it.
  const parts = [...value].flatMap(([name, part]) => [cbor(name), cbor(part as Buffer)]);
  return Buffer.concat([head(5, value.size), ...parts]);
};

const head = (kind: number, size: number) =>
  size < 24 ? Buffer.from([(kind << 5) | size]) : Buffer.from([(kind << 5) | 24, size]);

/** A device that stores one passkey, as a browser at this origin would use it. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;
  const publicKeyBytes = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const authData = (flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++uses);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, rest]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credentialJson = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });
  return {
    /** Creates the passkey: the answer of `navigator.credentials.create`. */
    register(challenge: string) {
      const key = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        publicKeyBytes,
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(0x45, key)],
      ]);
      return credentialJson({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: cbor(attestation),
      });
    },
    /** The answer of `navigator.credentials.get`. */
    answer(challenge: string) {
      const clientDataJSON = clientData('webauthn.get', challenge);
      const authenticatorData = authData(0x05);
      const message = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      const signature = sign('sha256', message, privateKey);
      return credentialJson({ clientDataJSON, authenticatorData, signature });
    },
  };
};
