import { screens } from '../../../../src/console/screens.ts';
import { defaultForm } from '../../../../src/web/form-body.ts';
import { openBrowser, signedIn } from '../../../helpers/callers/browser-visit.ts';
import { begin, wholeLaunch } from '../../../helpers/house/launches.ts';
import { pictureUrl, usd } from '../../../helpers/house/publishing.ts';
import type { SentRequest } from './request-cost.ts';
import type { World, WorstRequest } from './requests.ts';
import { worstTexts } from './values.ts';

type Field = { name: string; value: string; maxLength: number | null };

type Form = {
  /** The address it is sent to, and what its button does. */
  about: string;
  by: string;
  method: 'GET' | 'POST';
  path: string;
  cookie: string;
  fields: Field[];
};

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) => {
  const attribute = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return attribute === undefined ? null : plain(attribute);
};

const tags = /<(input|button)\b[^>]*>|<textarea\b[^>]*>[^<]*|<select\b[^>]*>[\s\S]*?<\/select>/g;

const fieldOf = (tag: string): (Field & { isButton: boolean }) | null => {
  const opening = /^<[^>]*>/.exec(tag)?.[0] ?? '';
  const name = attribute(opening, 'name');
  if (name === null) return null;
  const options = [...tag.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
  const selection = options.find((option) => option.includes(' selected')) ?? options[0];
  const value =
    selection === undefined
      ? (attribute(opening, 'value') ?? plain(tag.slice(opening.length)))
      : (attribute(selection, 'value') ?? '');
  const maxLength = attribute(opening, 'maxlength');
  return {
    name,
    value,
    maxLength: maxLength === null ? null : Number(maxLength),
    isButton: opening.startsWith('<button'),
  };
};

/** Each form of a page, once for each of its buttons, as a browser would send it. */
const formsIn = (text: string, page: string, by: string, cookie: string): Form[] =>
  [...text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, head = '', inside = '']) => {
    const action = (attribute(` ${head}`, 'action') ?? page).replace(/#.*$/, '') || page;
    const path = action.startsWith('/') ? action : page;
    const all = [...inside.matchAll(tags)].flatMap(([tag]) => fieldOf(tag) ?? []);
    const fields = new Map(all.filter((one) => !one.isButton).map((one) => [one.name, one]));
    const buttons = all.filter((one) => one.isButton);
    const method = attribute(` ${head}`, 'method')?.toUpperCase() === 'POST' ? 'POST' : 'GET';
    const buttonChoices = buttons.length === 0 ? [null] : buttons;
    return buttonChoices.map((button): Form => {
      const inputFields = [...fields.values()].filter(({ name }) => name !== button?.name);
      const does = [...inputFields, ...(button ? [button] : [])].find(({ name }) => name === 'do');
      return {
        about: `${method} ${path.replace(/[\w-]{20,}/g, ':id')}${does ? ` ${does.value}` : ''}`,
        by,
        method,
        path,
        cookie,
        fields: [...inputFields, ...(button ? [button] : [])],
      };
    });
  });

/** Values with which the wizard runs to its end. */
const defaultValues = (world: World): Record<string, string> => ({
  account_id: usd,
  name: 'Spring',
  email: 'ana@example.com',
  'defaults.page_id': '104000000000001',
  'defaults.link_url': 'https://example.com/tent',
  'images.0.url': pictureUrl(world.h),
  'copies.0.message': 'Sleep warm.',
  'copies.0.headline': 'Northlight tents',
  'ad_sets.0.countries': 'US',
  'ad_sets.0.budget': '20.50',
  'brief.product': 'Northlight, a tent',
  'brief.audience': 'hikers',
  product: 'Northlight, a tent',
  audience: 'hikers',
  url: 'https://hooks.example.com/',
});

/** These would end the session of the other forms. */
const endsSession = /sign-out|\/you\/sessions|\/you\/end/;

const cookieOf = (jar: Map<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

type Looker = { by: string; go(path: string): Promise<{ text: string }>; jar: Map<string, string> };

const formsOf = async ({ by, go, jar }: Looker, path: string) => {
  const { text } = await go(path);
  return formsIn(text, path.replace(/\?.*$/, ''), by, cookieOf(jar));
};

/** Requests of the page's script while a person types; their fields are in no form. */
const questionForms = (form: Form, workspaceId: string): Form[] => {
  const at = (question: string, names: string[]): Form => ({
    ...form,
    about: `POST ask/${question}`,
    path: `/console/w/${workspaceId}/ask/${question}`,
    fields: [
      ...form.fields.filter(({ name }) => !names.includes(name)),
      ...names.map((name) => ({ name, value: name === 'account' ? usd : '0', maxLength: null })),
    ],
  });
  return [
    at('copy', ['primary_text', 'headline', 'description']),
    at('targeting', ['account', 'q']),
    at('places', ['q']),
    at('size', ['index']),
  ];
};

/** Every form that a person sees: in the console, on the pages before it, on a review link and a connection link. */
const allForms = async (world: World): Promise<Form[]> => {
  const { h, owner, members } = world;
  const { workspaceId, key } = owner;
  const launchId = await begin(h, key, wholeLaunch(h, { requires_approval: true }));
  const link = async (route: string) => {
    const { body } = await h.call(route, { key, body: {} });
    return new URL(String(Object.values<string>(body).find((one) => /^http/.test(String(one)))))
      .pathname;
  };
  const forms: Form[] = [];
  const [, editor, viewer] = members;
  const people = { owner: owner.uid, editor: editor?.uid ?? '', viewer: viewer?.uid ?? '' };
  for (const [by, uid] of Object.entries(people)) {
    const browser = { by, ...(await signedIn(h, uid)) };
    for (const { path } of screens) {
      const page = `/console${path === '/' ? '' : path}`
        .replace(':workspace', workspaceId)
        .replace(/:\w+/, launchId);
      forms.push(...(await formsOf(browser, page)));
    }
    forms.push(...(await formsOf(browser, '/console/you')));
    const wizard = forms.find((form) => form.by === by && form.about.includes('launches/new'));
    if (wizard) forms.push(...questionForms(wizard, workspaceId));
  }
  const stranger = { by: 'stranger', ...openBrowser(h.service.address) };
  const pages = [
    '/console/sign-in',
    await link(`POST /adnet/launches/${launchId}/review-link`),
    await link('POST /adnet/connection/link'),
  ];
  for (const page of pages) forms.push(...(await formsOf(stranger, page)));
  const formsByShape = new Map(
    forms.map((form) => [`${form.by} ${form.about} ${form.fields.map(({ name }) => name)}`, form]),
  );
  return [...formsByShape.values()].filter(({ path }) => !endsSession.test(path));
};

const maxBytesOf = ({ path, about }: Form) => {
  const match = screens.find(({ path: screen }) =>
    new RegExp(`^/console${screen.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  const wizard = screens.find((screen) => screen.path.endsWith('/launches/new'));
  const own = about.startsWith('POST ask/') ? wizard : match;
  return own?.maxFormBytes ?? defaultForm.maxBytes;
};

type Pairs = [string, string][];

const encode = (pairs: Pairs) => new URLSearchParams(pairs).toString();

/** Hidden fields that the server checks first; if they are wrong, nothing else is read. */
const isToken = (name: string) => name === 'form_token' || name === 'do';

const sentForm = (world: World, form: Form, pairs: Pairs): SentRequest => {
  const { address } = world.h.service;
  const headers = { cookie: form.cookie, origin: address, 'sec-fetch-site': 'same-origin' };
  if (form.method === 'GET')
    return { method: 'GET', url: `${address}${form.path}?${encode(pairs)}`, headers };
  return {
    method: 'POST',
    url: address + form.path,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(encode(pairs)),
  };
};

const maxAddressBytes = 10 * 1024;

/** Names with a number in them, such as copies.0.headline, for as many rows as a form may have fields. */
const rowsOf = (names: string[], fields: number): string[] => {
  const rows = names.filter((name) => /\.0\./.test(name));
  if (rows.length === 0) return [];
  const count = Math.floor(fields / rows.length);
  return Array.from({ length: count }, (_, at) =>
    rows.map((name) => name.replace('.0.', `.${at}.`)),
  ).flat();
};

const shapes = (form: Form): { what: string; more(bytes: number): Pairs }[] => {
  const names = form.fields.map(({ name }) => name).filter((name) => !isToken(name));
  const room = defaultForm.maxFields - form.fields.length - 1;
  const short = (all: string[], textAt: (at: number) => string): Pairs =>
    all.slice(0, room).map((name, at) => [name, textAt(at)]);
  const heads = ['images.0.url', 'copies.0.headline', 'ad_sets.0.name'];
  const few = heads.every((name) => names.includes(name)) ? heads : [];
  return [
    {
      what: 'unknown fields',
      more: () =>
        short(
          Array.from({ length: room }, (_, at) => `f${at}`),
          () => '1',
        ),
    },
    ...names.map((name) => ({
      what: `${name} again and again`,
      more: () => short(Array(room).fill(name), (at) => `0.0.${at}`),
    })),
    { what: 'rows of all lists', more: () => short(rowsOf(names, room), (at) => `a${at}`) },
    { what: 'rows of the matrix', more: () => short(rowsOf(few, room), (at) => `a${at}`) },
    {
      what: 'long rows of the matrix',
      more: (bytes) =>
        short(rowsOf(few, room), () => '('.repeat(Math.max(1, Math.floor(bytes / room / 3) - 10))),
    },
    {
      what: 'rows of the matrix, some left out',
      more: () => [
        ...short(rowsOf(few, room / 2), () => 'a'),
        ...short(Array(Math.floor(room / 2) - 1).fill('left_out'), (at) => `0.0.a${at}`),
      ],
    },
  ];
};

const requestsOf = (form: Form): WorstRequest[] => {
  const bytes = form.method === 'GET' ? maxAddressBytes : maxBytesOf(form);
  const { about, by } = form;
  const usual = (world: World): Pairs => {
    const defaults = defaultValues(world);
    return form.fields.map(({ name, value }) => [name, value || (defaults[name] ?? '')]);
  };
  const inFields = form.fields
    .filter(({ name }) => name !== 'form_token')
    .flatMap(({ name, maxLength }) =>
      worstTexts(maxLength).map(({ name: kind, textOf }) => ({
        about,
        what: `${name}: ${kind}`,
        by,
        make: async (world: World) => {
          const rest = usual(world).filter(([other]) => other !== name);
          const room = bytes - encode(rest).length - name.length - 100;
          const bytesOf = (text: string) => encode([['', text]]).length;
          return sentForm(world, form, [...rest, [name, textOf(room, bytesOf)]]);
        },
      })),
    );
  const inShapes = form.method === 'GET' ? [] : shapes(form);
  return [
    ...inFields,
    ...inShapes.map(({ what, more }) => ({
      about,
      what,
      by,
      isAlwaysTried: by === 'editor' && /new plan$/.test(about) && /matrix/.test(what),
      make: async (world: World) => {
        const rest = usual(world);
        return sentForm(world, form, [...rest, ...more(bytes - encode(rest).length)]);
      },
    })),
  ];
};

/** Every field of every form, with all of its worst values. */
export const formRequests = async (world: World): Promise<WorstRequest[]> =>
  (await allForms(world)).flatMap(requestsOf);
