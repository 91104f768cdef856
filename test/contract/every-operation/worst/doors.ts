import { createAuthenticator } from '../../../helpers/callers/authenticator.ts';
import { openBrowser, signedIn, tokenIn } from '../../../helpers/callers/browser-visit.ts';
import { linkFor, upToCallback, walker } from '../../../helpers/callers/connect-walk.ts';
import type { SentRequest } from './request-cost.ts';
import type { World, WorstRequest } from './requests.ts';
import { worstTexts } from './values.ts';

/** Longer addresses are refused with 431. */
const maxAddressBytes = 10 * 1024;
/** Leaves room for the other fields and the encoding within the limit of a form. */
const maxTextBytes = 20 * 1024;

const cookieOf = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

const formOf = (
  { h: { service } }: World,
  path: string,
  cookie: string,
  fields: Record<string, string>,
): SentRequest => ({
  method: 'POST',
  url: service.address + path,
  headers: {
    cookie,
    origin: service.address,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  },
  body: Buffer.from(new URLSearchParams(fields).toString()),
});

type PasskeyAnswer = ReturnType<ReturnType<typeof createAuthenticator>['answer']>;

const base64 = (bytes: Buffer) => bytes.toString('base64url');

/** CBOR from an authenticator whose length is wrong, or that nests without end. */
const worstCbor = [
  { name: 'lists in lists', bytes: Buffer.alloc(30_000, 0x81) },
  { name: 'maps in maps', bytes: Buffer.alloc(30_000, 0xa1) },
  { name: 'tags of tags', bytes: Buffer.alloc(30_000, 0xc1) },
  { name: 'a list of 4 billion', bytes: Buffer.from('9affffffff', 'hex') },
  { name: 'a map of 4 billion', bytes: Buffer.from('baffffffff', 'hex') },
  { name: 'a text of 4 billion', bytes: Buffer.from('7affffffff', 'hex') },
  { name: 'endless lists', bytes: Buffer.alloc(30_000, 0x9f) },
  {
    name: 'many small numbers',
    bytes: Buffer.concat([Buffer.from('99752f', 'hex'), Buffer.alloc(29_999)]),
  },
];

/** An authenticator's answer with one part replaced. */
const withPart = (passkeyAnswer: object, [name, ...rest]: string[], value: unknown): object => ({
  ...passkeyAnswer,
  [name ?? '']:
    rest.length === 0 ? value : withPart(Reflect.get(passkeyAnswer, name ?? '') ?? {}, rest, value),
});

const partsOf = (parts: string[]) =>
  parts.flatMap((part) => [
    ...worstTexts(null).map(({ name, textOf }) => ({
      what: `${part}: ${name}`,
      changed: (passkeyAnswer: object) =>
        JSON.stringify(withPart(passkeyAnswer, part.split('.'), textOf(maxTextBytes))),
    })),
    ...(part.startsWith('response.') ? worstCbor : []).map(({ name, bytes }) => ({
      what: `${part}: ${name}`,
      changed: (passkeyAnswer: object) =>
        JSON.stringify(withPart(passkeyAnswer, part.split('.'), base64(bytes))),
    })),
  ]);

const wholes = [
  ...worstTexts(null).map(({ name, textOf }) => ({
    what: name,
    changed: () => textOf(maxTextBytes),
  })),
  { what: 'lists in lists', changed: () => '['.repeat(60_000) },
  { what: 'objects in objects', changed: () => '{"a":'.repeat(6_000) },
  {
    what: 'its answer with lists in lists',
    changed: (passkeyAnswer: object) =>
      JSON.stringify({ ...passkeyAnswer, clientExtensionResults: '@' }).replace(
        '"@"',
        () => `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      ),
  },
];

const always = ['id', 'rawId', 'type', 'response.clientDataJSON'];
const ofAnswer = [
  ...always,
  'response.authenticatorData',
  'response.signature',
  'response.userHandle',
];
const ofNewKey = [...always, 'response.attestationObject', 'response.transports'];

type PasskeyForm = {
  path: string;
  questionPath: string;
  parts: string[];
  texts: string[];
  speak(device: ReturnType<typeof createAuthenticator>, challenge: string): PasskeyAnswer;
};

const answers = (
  path: string,
  questionPath: string,
): Pick<PasskeyForm, 'path' | 'questionPath' | 'parts' | 'speak'> => ({
  path,
  questionPath,
  parts: ofAnswer,
  speak: (device, challenge) => device.answer(challenge),
});

const signInForm: PasskeyForm = {
  ...answers('/console/sign-in/passkey', '/console/sign-in/passkey-question'),
  texts: ['next'],
};
const proofForm: PasskeyForm = {
  ...answers('/console/you/proof-passkey', '/console/you/proof-question'),
  texts: ['next'],
};
const newKeyForm: PasskeyForm = {
  path: '/console/you/passkeys',
  questionPath: '/console/you/passkey-options',
  parts: ofNewKey,
  texts: ['name'],
  speak: (device, challenge) => device.register(challenge),
};

/** Passkeys, as a page's script sends them. Each answers a challenge that was just requested. */
const passkeyRequests = async (world: World): Promise<WorstRequest[]> => {
  const { h, owner } = world;
  const device = createAuthenticator(h.service.address.replace('127.0.0.1', 'localhost'));
  const person = await signedIn(h, owner.uid);
  const visitor = openBrowser(h.service.address);
  const tokens = {
    person: tokenIn((await person.go('/console/you')).text),
    visitor: tokenIn((await visitor.go('/console/sign-in')).text),
  };
  const browsers = { person, visitor };
  type Who = keyof typeof browsers;
  const ask = async (who: Who, path: string) => {
    const { text } = await browsers[who].go(path, { form: { form_token: tokens[who] } });
    return String(JSON.parse(text).options?.challenge ?? '');
  };
  const first = device.register(await ask('person', newKeyForm.questionPath));
  await person.go(newKeyForm.path, {
    form: { form_token: tokens.person, name: 'Laptop', response: JSON.stringify(first) },
  });

  const requestsOf = (form: PasskeyForm, who: Who): WorstRequest[] => {
    const { path, questionPath, parts, texts, speak } = form;
    const request = (
      what: string,
      change: (passkeyAnswer: PasskeyAnswer) => Record<string, string>,
    ) => ({
      about: `POST ${path}`,
      what,
      by: who === 'person' ? 'owner' : 'stranger',
      make: async () => {
        const passkeyAnswer = speak(device, await ask(who, questionPath));
        const fields = { form_token: tokens[who], response: JSON.stringify(passkeyAnswer) };
        const cookie = cookieOf(browsers[who].jar);
        return formOf(world, path, cookie, { ...fields, ...change(passkeyAnswer) });
      },
    });
    return [
      ...[...partsOf(parts), ...wholes].map(({ what, changed }) =>
        request(`response ${what}`, (passkeyAnswer) => ({ response: changed(passkeyAnswer) })),
      ),
      ...texts.flatMap((name) =>
        worstTexts(null).map(({ name: kind, textOf }) =>
          request(`${name}: ${kind}`, () => ({ [name]: textOf(maxTextBytes) })),
        ),
      ),
    ];
  };
  return [
    ...requestsOf(signInForm, 'visitor'),
    ...requestsOf(proofForm, 'person'),
    ...requestsOf(newKeyForm, 'person'),
  ];
};

type Place = {
  about: string;
  addressOf(text: string): Promise<string> | string;
  jar: () => ReadonlyMap<string, string>;
};

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Pages with a secret in their address, and the redirect from the platform's login. */
const addressPlaces = async ({ h, owner }: World): Promise<Place[]> => {
  const nobody = new Map<string, string>();
  const bySecret = ['/console/invitation', '/console/sign-in', '/connect', '/review'].map(
    (path): Place => ({
      about: `GET ${path}/:secret`,
      addressOf: (text) => `${path}/${encode(text)}`,
      jar: () => nobody,
    }),
  );
  const { browser, callback } = await upToCallback(h, owner.key);
  const back = (name: string): Place => ({
    about: 'GET /connect/callback',
    addressOf: (text) => {
      const url = new URL(callback);
      url.searchParams.delete(name);
      return `${url.pathname}${url.search}&${name}=${encode(text)}`;
    },
    jar: () => browser.jar,
  });
  // A code uses its login up, so each gets a login of its own.
  let another = walker();
  const byCode: Place = {
    about: 'GET /connect/callback',
    jar: () => another.jar,
    addressOf: async (text) => {
      another = walker();
      const link = await linkFor(h, owner.key);
      await another.open(link);
      const { location } = await another.press(link);
      const state = new URL(location).searchParams.get('state') ?? '';
      return `/connect/callback?state=${encode(state)}&code=${encode(text)}`;
    },
  };
  const search: Place = {
    about: 'GET /docs/guide',
    addressOf: (text) => `/docs/guide?q=${encode(text)}`,
    jar: () => nobody,
  };
  return [...bySecret, back('state'), back('error'), byCode, search];
};

const addressRequests = async (world: World): Promise<WorstRequest[]> =>
  (await addressPlaces(world)).flatMap(({ about, addressOf, jar }, at) =>
    worstTexts(null).map(({ name, textOf }) => ({
      about,
      what: `address ${at}: ${name}`,
      by: 'stranger',
      make: async ({ h }: World) => ({
        method: 'GET',
        url: h.service.address + (await addressOf(textOf(maxAddressBytes))),
        headers: { cookie: cookieOf(jar()) },
      }),
    })),
  );

let inviteCount = 0;

/** A stranger opens an invitation's page and presses its button, with any other content in the form. */
const invitationRequests = async ({ h, owner }: World): Promise<WorstRequest[]> => {
  const open = async () => {
    const route = `POST /account/workspaces/${owner.workspaceId}/members/invitations`;
    const body = { email: `worst${++inviteCount}@example.com`, role: 'viewer' };
    const invite = await h.call(route, { key: owner.key, body });
    const path = new URL(String(invite.body.invite_url)).pathname;
    const browser = openBrowser(h.service.address);
    const token = tokenIn((await browser.go(path)).text);
    return { path, token, cookie: cookieOf(browser.jar) };
  };
  const request = (what: string, fields: Record<string, string>): WorstRequest => ({
    about: 'POST /console/invitation/:secret',
    what,
    by: 'stranger',
    make: async (world) => {
      const { path, token, cookie } = await open();
      return formOf(world, path, cookie, { form_token: token, ...fields });
    },
  });
  const many = Object.fromEntries(Array.from({ length: 1_100 }, (_, at) => [`f${at}`, '1']));
  return [
    request('unknown fields', many),
    ...worstTexts(null).flatMap(({ name, textOf }) => [
      request(`form_token: ${name}`, { form_token: textOf(maxTextBytes) }),
      request(`an unknown field: ${name}`, { note: textOf(maxTextBytes) }),
    ]),
  ];
};

/** Requests that no form sends: passkeys, invitations, the redirect from the platform's login. */
export const doorRequests = async (world: World): Promise<WorstRequest[]> => [
  ...(await passkeyRequests(world)),
  ...(await addressRequests(world)),
  ...(await invitationRequests(world)),
];
