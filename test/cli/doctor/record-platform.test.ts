import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createSandbox, demo } from 'graph-ads-sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../../src/boot/config.ts';
import { compareRecording, recordPlatform } from '../../../src/cli/doctor/record-platform.ts';
import { reads } from '../../../src/cli/doctor/recording/questions.ts';
import { trialWrites } from '../../../src/cli/doctor/recording/trial-writes.ts';
import { openPerson, type Person } from '../../../src/cli/person.ts';
import { bodyOf, json, platform } from '../../adnet/fake-platform.ts';
import { sample } from '../../helpers/run/long-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'recording-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = () => join(folder, `${++files}.json`);

const configFor = (graphUrl: string): Config => {
  const config = readConfig({
    ADNET_GRAPH_URL: graphUrl,
    ADNET_APP_ID: demo.appId,
    ADNET_APP_SECRET: demo.appSecret,
    DATA_DIR: folder,
  });
  if ('problems' in config) throw new Error(config.problems.join());
  return config;
};

const listening = () => {
  const streams = { out: '', complaints: '' };
  return {
    streams,
    terminal: {
      isWatched: false,
      out: (text: string) => {
        streams.out += `${text}\n`;
      },
      complain: (text: string) => {
        streams.complaints += `${text}\n`;
      },
      replaceLine() {},
      paint: (_style: string, text: string) => text,
    },
  };
};

const piping = (token: string): Person => ({
  isThere: false,
  secret: async () => token,
  agrees: async () => false,
});

type Reply = { status: number; body: Record<string, unknown> };
type Change = (request: { method: string; path: string }, reply: Reply) => void;

/** The sandbox behind a platform that may change its answers. */
const platformWith = async (change: Change = () => {}) => {
  const sandbox = createSandbox({ enforceLimits: false });
  const url = await platform(async (request, response) => {
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const { authorization = '', 'content-type': type } = request.headers;
    const answer = await sandbox.app.inject({
      method,
      url: request.url ?? '/',
      headers: { authorization, ...(type && { 'content-type': type }) },
      payload: await bodyOf(request),
    });
    const reply = { status: answer.statusCode, body: answer.json() };
    change({ method, path: request.url ?? '' }, reply);
    for (const [name, value] of Object.entries(answer.headers))
      if (name.startsWith('x-') && value !== undefined) response.setHeader(name, value);
    json(response, reply.body, reply.status);
  });
  const campaigns = async () => {
    const answer = await sandbox.app.inject({
      url: `/v26.0/act_${demo.usdAccountId}/campaigns?limit=500`,
      headers: { authorization: `Bearer ${demo.systemUserToken}` },
    });
    return answer.json().data.length;
  };
  return { url, campaigns };
};

const recordWalk = async (change?: Change, wish: { yes?: boolean; person?: Person } = {}) => {
  const { url, campaigns } = await platformWith(change);
  const before = await campaigns();
  const file = newFile();
  const { streams, terminal } = listening();
  const { yes = true, person = piping(demo.systemUserToken) } = wish;
  const account = `act_${demo.usdAccountId}`;
  const code = await recordPlatform(configFor(url), { file, account, yes }, { terminal, person });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  return { code, file, text, streams, newCampaignCount: (await campaigns()) - before };
};

/** One of the sandbox as it is, for all who only read it. */
let plain: ReturnType<typeof recordWalk> | undefined;
const plainlyRecorded = () => {
  plain ??= recordWalk();
  return plain;
};

const compared = async (file: string) => {
  const { streams, terminal } = listening();
  const code = await compareRecording(file, terminal, true);
  return { code, ...JSON.parse(streams.out) };
};

describe('a recording', () => {
  it('records the sandbox as it is, and makes nothing in it', async () => {
    const { code, file, text, streams, newCampaignCount } = await plainlyRecorded();
    expect(streams.complaints).toBe('');
    expect(code).toBe(0);
    expect(newCampaignCount).toBe(0);
    const facts = JSON.parse(text ?? '');
    expect(facts).toHaveLength(reads.length + trialWrites.length);
    expect(await compared(file)).toMatchObject({
      code: 0,
      compared: facts.length,
      leftOut: [],
      differing: [],
    });
    // What is saved is what was shown.
    expect(streams.out).toContain((text ?? '').trim());
  });

  it('asks for refusals as well as for answers, and writes only to validate', async () => {
    const { text } = await plainlyRecorded();
    const facts: { method: string; status: number; params: Record<string, string> }[] = JSON.parse(
      text ?? '',
    );
    expect(facts.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
    expect(facts.filter(({ status }) => status === 400).length).toBeGreaterThan(10);
    for (const { method, params } of facts)
      if (method !== 'GET') expect(params['execution_options']).toBe('["validate_only"]');
  });

  it('holds no token, id, name, text or amount, wherever the platform put it', async () => {
    const personName = 'Ada Lovelace';
    const { text } = await recordWalk((_, { body }) => {
      body[personName] = { [demo.usdAccountId]: { spend: '12345.67', name: personName } };
      body[demo.systemUserToken] = true;
      body['Ada'] = true;
      const error = body['error'];
      if (typeof error === 'object' && error !== null)
        Object.assign(error, {
          message: `${personName} ${demo.systemUserToken}`,
          type: `${personName}!`,
          [personName]: personName,
        });
    });
    const facts: { params: object; error?: object }[] = JSON.parse(text ?? '');
    const answers = JSON.stringify(
      // Codes of errors are the only long numbers that an answer may leave behind.
      facts.map((fact) => ({ ...fact, params: {}, error: Object.keys(fact.error ?? {}) })),
    );
    const ours = [...reads, ...trialWrites].map(({ params }) => params);
    expect(facts.map(({ params }) => params)).toEqual(ours);
    expect(text).not.toContain(demo.systemUserToken);
    expect(text).not.toContain('Ada');
    expect(text).not.toContain('act_');
    expect(text).not.toMatch(/spend":"?\d/);
    expect(answers).not.toMatch(/\d{6}/);
    // The same name gets the same sign in every answer.
    const placeholders = new Set((text ?? '').match(/\.\{key\d+\}/g));
    expect(placeholders.size).toBe(4);
  });
});

describe('a comparison', () => {
  it('names every planted difference, and no other', async () => {
    const { file } = await recordWalk(({ path }, reply) => {
      const { body } = reply;
      if (path.startsWith('/v26.0/me/permissions')) body['summary'] = {};
      if (path.includes('/colours')) reply.status = 404;
      if (path.includes('breakdowns=colour'))
        body['error'] = { code: 2635, error_subcode: 33, type: 'GraphMethodException' };
      if (path.includes('timezone_name') && !path.includes('me/')) body['account_status'] = '1';
    });
    const { code, differing } = await compared(file);
    expect(code).toBe(1);
    const callDifferences = differing.map(
      ({ call, differences }: { call: string; differences: string[] }) => [
        call.split(' ').slice(0, 2).join(' '),
        differences.join('; '),
      ],
    );
    expect(callDifferences).toEqual([
      ['GET /me/permissions', expect.stringMatching(/^keys: .* instead of .*summary/)],
      ['GET /{account}', '.account_status: number instead of string'],
      ['GET /{account}/colours', expect.stringMatching(/^status: 400 instead of 404/)],
      ['GET /{account}/insights', expect.stringMatching(/error: .* 2635\/33 GraphMethodExc/)],
    ]);
  });

  it('reads the recordings that the sandbox is tested with, too', async () => {
    const source = new URL('../../fixtures/recorded/platform.json', import.meta.url);
    // In the short form every thirtieth answer.
    const facts = sample(JSON.parse(readFileSync(source, 'utf8')), 30);
    const file = newFile();
    writeFileSync(file, JSON.stringify(facts));
    const { compared: count } = await compared(file);
    // Few are no facts about an answer.
    expect(count).toBeGreaterThan(facts.length * 0.9);
  });

  it('refuses what is no recording', async () => {
    const file = newFile();
    writeFileSync(file, '{"data":[]}');
    const { terminal } = listening();
    await expect(compareRecording(file, terminal, false)).rejects.toThrow(/is no recording/);
    await expect(compareRecording(newFile(), terminal, false)).rejects.toThrow(/does not exist/);
  });
});

describe('saving', () => {
  it('needs a yes: from a person, or --yes', async () => {
    const piped = await recordWalk(undefined, { yes: false });
    expect([piped.code, piped.text]).toEqual([1, null]);
    expect(piped.streams.complaints).toContain('add --yes');
    const answering = (answer: boolean): Person => ({
      isThere: true,
      secret: async () => demo.systemUserToken,
      agrees: async () => answer,
    });
    const no = await recordWalk(undefined, { yes: false, person: answering(false) });
    expect([no.code, no.text]).toEqual([1, null]);
    const yes = await recordWalk(undefined, { yes: false, person: answering(true) });
    expect(yes.code).toBe(0);
    expect(yes.text).not.toBeNull();
  });

  it('never goes over a file that is there', async () => {
    const { url } = await platformWith();
    const file = newFile();
    writeFileSync(file, 'mine');
    const { terminal } = listening();
    const wish = { file, yes: true };
    const person = piping(demo.systemUserToken);
    await expect(recordPlatform(configFor(url), wish, { terminal, person })).rejects.toThrow(
      /exists already/,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it.each<[string, Change, RegExp]>([
    [
      'an object was made',
      ({ method }, { body }) => {
        if (method === 'POST') body['id'] = '123';
      },
      /made object 123 .*validate only/,
    ],
    [
      'there were too many calls',
      (_, { body }) => {
        body['error'] = { code: 80004 };
      },
      /fewer calls/,
    ],
    [
      'the token is not accepted',
      (_, reply) => {
        reply.status = 401;
      },
      /does not accept this token/,
    ],
  ])('does not happen when %s', async (_, change, words) => {
    await expect(recordWalk(change)).rejects.toThrow(words);
  });

  it('does not begin without a token', async () => {
    await expect(recordWalk(undefined, { person: piping('') })).rejects.toThrow(/standard input/);
  });
});

describe('a person', () => {
  const terminals = (isTTY: boolean) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let screenText = '';
    output.on('data', (chunk) => {
      screenText += chunk;
    });
    return {
      input,
      person: openPerson(Object.assign(input, { isTTY }), output),
      screenText: () => screenText,
    };
  };

  it('types a secret that is not shown', async () => {
    const { input, person, screenText } = terminals(true);
    const secret = person.secret('Token: ');
    input.write('swordfish\n');
    expect(await secret).toBe('swordfish');
    expect(screenText()).toBe('Token: \n');
  });

  it('pipes a secret in as the first line', async () => {
    const { input, person, screenText } = terminals(false);
    input.end(' swordfish \nmore\n');
    expect(await person.secret('Token: ')).toBe('swordfish');
    expect(screenText()).toBe('');
  });

  it.each([
    ['yes', true],
    ['Y', true],
    ['no', false],
    ['', false],
    ['yesterday', false],
  ])('says %s', async (reply, agrees) => {
    const { input, person } = terminals(true);
    const answer = person.agrees('Save? ');
    input.write(`${reply}\n`);
    expect(await answer).toBe(agrees);
  });
});
