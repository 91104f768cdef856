import { generateKeyPairSync, sign } from 'node:crypto';

const der = (tag: number, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const long =
    body.length > 255 ? [0x82, body.length >> 8, body.length & 255] : [0x81, body.length];
  return Buffer.concat([Buffer.from([tag, ...(body.length < 128 ? [body.length] : long)]), body]);
};

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const object = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (text: string) => der(0x17, Buffer.from(text));
const pem = (kind: string, body: Buffer) =>
  `-----BEGIN ${kind}-----\n${body.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`;

const ecdsaWithSha256 = sequence(object('2a8648ce3d040302'));
const commonName = (name: string) =>
  sequence(der(0x31, sequence(object('550403'), der(0x0c, Buffer.from(name)))));

const alternativeNames = (hosts: string[]) =>
  sequence(
    object('551d11'),
    der(0x04, sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))),
  );

/** A certificate that vouches for itself, made afresh so that no key lies in the repository. */
export const selfSigned = (hosts: string[]) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = commonName('greenroom test');
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeNames(hosts))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    cert: pem('CERTIFICATE', sequence(body, ecdsaWithSha256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};
