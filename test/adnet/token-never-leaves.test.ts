import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from '../../src/adnet/client/remove-secrets.ts';
import { secretsOf } from '../../src/adnet/client/spelled-secrets.ts';
import { Pieces } from '../../src/kernel/answers/pieces.ts';
import { spellingsFor } from '../../src/secrets/spellings.ts';
import { account, clientOf, create, json, platform, token } from './fake-platform.ts';
import { inPieces } from './in-pieces.ts';

const awkward = { value: '1234567890|a/b+c&d=e"f\\g%h', ours: false };

const spellings: [string, (value: string) => string][] = [
  ['as it is', (value) => JSON.stringify(value).slice(1, -1)],
  ['with slashes escaped', (value) => JSON.stringify(value).slice(1, -1).replaceAll('/', '\\/')],
  ['URL-encoded', encodeURIComponent],
  ['URL-encoded in lower case', (value) => lower(encodeURIComponent(value))],
  ['URL-encoded twice', (value) => encodeURIComponent(encodeURIComponent(value))],
  ['in base64', (value) => Buffer.from(value).toString('base64')],
  ['in hex', (value) => Buffer.from(value).toString('hex')],
  ['in escapes', (value) => value.replace(/[^A-Za-z0-9]/g, unicodeEscaped)],
];

const secrets = secretsOf([token.value]);

const lower = (text: string) => text.replace(/%[0-9A-F]{2}/g, (triplet) => triplet.toLowerCase());
const unicodeEscaped = (letter: string) =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

describe('the token', () => {
  it('is cut out of a paging URL, whose other bytes stay as they are', async () => {
    const body = (value: string) =>
      `{"data":[ {"id":"1"}],"paging":{"cursors":{"after":"QVFI"}, "next":"https:\\/\\/graph\\/v26.0\\/act_1\\/ads?access_token=${value}&fields=id&limit=25&after=QVFI"}}\n`;
    const url = await platform((_, response) => json(response, body(token.value)));
    const { relayed } = await clientOf(url).read(token, '/act_1/ads', {}, account);
    expect(relayed.body.toString()).toBe(body(''));
  });

  for (const secret of [token, awkward])
    it.each(spellings)(`never comes back %s (${secret.value.slice(0, 6)}…)`, async (_, spell) => {
      const spelled = spell(secret.value);
      const body = `{"a":"${spelled}","b":["x${spelled}y${spelled}"],"c":{"${spelled}":1}}`;
      const url = await platform((_request, response) => {
        response.setHeader('x-fb-debug', Buffer.from(`d=${spelled};`).toString('latin1'));
        response.setHeader('x-app-usage', '{"call_count":1}');
        json(response, body);
      });
      const { relayed } = await clientOf(url).read(secret, '/act_1/ads', {}, account);
      const text = relayed.body.toString();
      expect(text).not.toContain(spelled.replace(/=+$/, ''));
      expect(Object.keys(JSON.parse(text))).toEqual(['a', 'b', 'c']);
      expect(JSON.stringify(relayed.headers)).not.toContain(spelled.replace(/=+$/, ''));
      expect(relayed.headers['x-app-usage']).toBe('{"call_count":1}');
    });

  it('is cut out of rejections of reads and writes, and so is its proof', async () => {
    const appSecret = 'app-secret-0123456789';
    const proof = createHmac('sha256', appSecret).update(token.value).digest('hex');
    const body = `{"error":{"code":190,"message":"Malformed access token ${token.value}","error_data":"${proof}"}}`;
    const url = await platform((_, response) => json(response, body, 400));
    const client = clientOf(url, { appSecret });
    const ours = { ...token, ours: true };
    const read = await client.read(ours, '/act_1/ads', {}, account);
    const params = { name: 'x', status: 'PAUSED' };
    const write = await client.write(ours, '/act_1/ads', params, { ...account, kind: 'ad' });
    for (const result of [read, write])
      expect(result).toMatchObject({
        kind: 'rejected',
        tokenDead: true,
        relayed: {
          body: Buffer.from(
            '{"error":{"code":190,"message":"Malformed access token ","error_data":""}}',
          ),
        },
      });
  });

  it('is cut out of the answer to a create', async () => {
    const url = await platform((_, response) => json(response, `{"id":"1","t":"${token.value}"}`));
    expect(await create(clientOf(url))).toMatchObject({
      kind: 'succeeded',
      relayed: { body: Buffer.from('{"id":"1","t":""}') },
    });
  });

  it('is not in a failure or its causes', async () => {
    const url = await platform((_, response) => json(response, `<p>${token.value}</p>`, 500));
    const failure = await clientOf(url)
      .read(token, '/act_1/ads', {}, account)
      .catch((error) => error);
    expect(`${failure.stack}${failure.cause?.stack}${JSON.stringify(failure)}`).not.toContain(
      token.value,
    );
  });

  it('leaves no way to be joined from two halves', () => {
    const nested = `${token.value.slice(0, 9)}${token.value}${token.value.slice(9)}`;
    expect(cut(new Pieces([Buffer.from(`"${nested}"`)]), secrets).whole.toString()).toBe('""');
  });

  it('is cut out of any bytes, and bytes without it are not even copied', () => {
    const partsArbitrary = fc.array(fc.oneof(fc.string(), fc.constant(token.value)));
    fc.assert(
      fc.property(partsArbitrary, fc.array(fc.nat(300)), (parts, cuts) => {
        const body = Buffer.from(parts.join(''));
        const pieces = inPieces(body, cuts);
        const clean = cut(pieces, secrets);
        if (!body.includes(token.value)) expect(clean).toBe(pieces);
        expect(clean.whole.toString()).toBe(parts.join('').replaceAll(token.value, ''));
      }),
    );
  });

  it('is noticed wherever it stands, in every length and spelling', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\x21-\x7e]{8,220}$/),
        fc.nat(3_000),
        fc.nat(3_000),
        fc.array(fc.nat(7_000), { maxLength: 3 }),
        (value, before, after, cuts) => {
          const { mayBeIn } = secretsOf([value]);
          for (const spelling of spellingsFor(value).spellings) {
            const body = [Buffer.alloc(before, '~'), spelling, Buffer.alloc(after, '~')];
            expect(mayBeIn(inPieces(Buffer.concat(body), cuts))).toBe(true);
          }
        },
      ),
    );
  });

  it('is noticed where it is torn in two, at every place', () => {
    // Nothing in it repeats, as in a real one.
    const long = `EAA${createHmac('sha512', 'torn').update('token').digest('hex')}`;
    const { mayBeIn } = secretsOf([long]);
    const escapes: string[] = [];
    for (const spelling of spellingsFor(long).spellings) {
      for (let before = 1_000; before < 1_064; before++) {
        const body = Buffer.concat([Buffer.alloc(before), spelling, Buffer.alloc(1_000)]);
        for (let torn = 0; torn <= spelling.length; torn++)
          if (!mayBeIn(inPieces(body, [before + torn]))) escapes.push(`${spelling} at ${torn}`);
      }
    }
    expect(escapes).toEqual([]);
  });

  it('is not suspected in an ordinary answer', () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => ({
      id: `12022001000${String(at * 7_919).padStart(7, '0')}`,
      name: `Campaign ${at}`,
    }));
    const body = Buffer.from(JSON.stringify({ data: rows }));
    expect(secrets.mayBeIn(inPieces(body, [20_000, 60_000]))).toBe(false);
  });
});
