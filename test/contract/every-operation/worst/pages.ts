import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultForm } from '../../../../src/web/form-body.ts';
import { openBrowser, signedIn, tokenIn } from '../../../helpers/callers/browser-visit.ts';
import { begin, wholeLaunch } from '../../../helpers/house/launches.ts';
import { pictureUrl, seededHash, usd } from '../../../helpers/house/publishing.ts';
import type { World, WorstRequest } from './requests.ts';
import { endSessions, routesOf } from './service-routes.ts';
import { worstTexts } from './values.ts';

/** Longer fields of a screen are refused. */
const maxFieldLength = 32 * 1024;

/** Longer addresses are refused with 431. */
const maxAddressBytes = 10 * 1024;

const sources = ['src/console', 'src/http', 'src/web'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** Every name that a page reads from its address, or that one of our links contains; each is tried on all pages. */
const queryNames = [
  ...new Set(
    sources.flatMap((text) => [
      ...[...text.matchAll(/[?&](\w+)=/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/query\['(\w+)'\]/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/\{ ([\w, ]+) \} = \w+(?:\.\w+)*\.?query\b/g)].flatMap(
        ([, names = '']) => names.split(', '),
      ),
    ]),
  ),
];

/** Every name that a page reads from a form. */
const fieldNames = [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/\bform\.get(?:All)?\('(\w+)'\)/g)].map(([, name = '']) => name),
    ),
  ),
];

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const cookieOf = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** All values in the addresses of all pages, as a signed-in person, and uploaded pictures. */
export const pageRequests = async (world: World): Promise<WorstRequest[]> => {
  const { h, owner } = world;
  const { workspaceId: workspace, key } = owner;
  const launch = await begin(h, key, wholeLaunch(h, { requires_approval: true }));
  const { jar, go } = await signedIn(h, owner.uid);
  const formToken = tokenIn((await go('/console/you')).text);
  const cookie = cookieOf(jar);
  const stranger = openBrowser(h.service.address);
  const visitToken = tokenIn((await stranger.go('/console/sign-in')).text);
  const params: Record<string, string> = { workspace, launch, object_id: usd, file: 'look.css' };
  const usual = { account: usd, hash: seededHash(h), url: pictureUrl(h), range: '7' };

  const routes = routesOf(h.service.app).filter(({ path }) => !/^\/(api|mcp)\b/.test(path));
  const pages = routes.filter(({ method }) => method === 'GET');
  const fillPath = (path: string, other: Record<string, string> = {}) =>
    path
      .replace(/:(\w+)/g, (_, name: string) => other[name] ?? params[name] ?? 'x')
      .replace('*', other['*'] ?? 'x');
  const request = (path: string, what: string, address: () => string): WorstRequest => ({
    about: `GET ${path}`,
    what,
    by: 'owner',
    make: async () => ({
      method: 'GET',
      url: h.service.address + address(),
      headers: { cookie },
    }),
  });
  const addresses = pages.flatMap(({ path }) => {
    const names = [...path.matchAll(/:(\w+)|\*/g)].map(([, name]) => name ?? '*');
    const inPath = names.flatMap((name) =>
      worstTexts(null).map((worst) =>
        request(path, `path ${name}: ${worst.name}`, () =>
          fillPath(path, { [name]: encode(worst.textOf(maxAddressBytes)) }),
        ),
      ),
    );
    const inQuery = queryNames.flatMap((name) =>
      worstTexts(null).map((worst) =>
        request(path, `query ${name}: ${worst.name}`, () => {
          const query = new URLSearchParams(
            Object.entries(usual).filter(([other]) => other !== name),
          );
          return `${fillPath(path)}?${query}&${name}=${encode(worst.textOf(maxAddressBytes - 400))}`;
        }),
      ),
    );
    const many = request(path, 'a thousand unknown fields', () => {
      const fields = Array.from({ length: 1_000 }, (_, at) => `f${at}=1`);
      return `${fillPath(path)}?${fields.join('&')}`;
    });
    return [...inPath, ...inQuery, many];
  });

  const formsTaken = routes.filter(
    ({ method, path }) =>
      method === 'POST' && !endSessions.has(`POST ${path}`) && !path.endsWith('/pictures'),
  );
  /** Fields that a page's form lacks may be sent as well. */
  const forms = formsTaken.flatMap(({ path }) => {
    const isVisit = /sign-in|invitation|connect|review/.test(path);
    const headers = {
      cookie: isVisit ? cookieOf(stranger.jar) : cookie,
      origin: h.service.address,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    return fieldNames.flatMap((name) =>
      worstTexts(maxFieldLength).map(
        ({ name: kind, textOf }): WorstRequest => ({
          about: `POST ${path}`,
          what: `field ${name}: ${kind}`,
          by: isVisit ? 'stranger' : 'owner',
          make: async () => ({
            method: 'POST',
            url: h.service.address + fillPath(path),
            headers,
            body: Buffer.from(
              `form_token=${isVisit ? visitToken : formToken}&${name}=${encode(textOf(defaultForm.maxBytes - 200))}`,
            ),
          }),
        }),
      ),
    );
  });

  const upload = (what: string, body: () => Buffer, query = ''): WorstRequest => ({
    about: 'POST /console/w/:workspace/pictures',
    what,
    by: 'owner',
    make: async () => ({
      method: 'POST',
      url: `${h.service.address}/console/w/${workspace}/pictures?account=${usd}${query}`,
      headers: {
        cookie,
        origin: h.service.address,
        'sec-fetch-site': 'same-origin',
        'x-form-token': formToken,
        'content-type': 'image/png',
      },
      body: body(),
    }),
  });
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const pictures = [
    upload('nothing but zeros', () => Buffer.alloc(29 * 1024 * 1024)),
    upload('a picture of 29 MB', () => Buffer.concat([png, Buffer.alloc(29 * 1024 * 1024)])),
    upload('a picture without an end', () => png),
    ...worstTexts(null).map(({ name, textOf }) =>
      upload(`name: ${name}`, () => png, `&name=${encode(textOf(maxAddressBytes))}`),
    ),
  ];
  return [...addresses, ...forms, ...pictures];
};
