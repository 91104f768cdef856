import { makeSignInLink } from '../../../src/sign-in/sign-in-link.ts';
import type { House } from '../house/house.ts';

export type Page = { status: number; headers: Headers; text: string; location: string | null };

/** A field may be sent several times. */
type Form = Record<string, string | readonly string[]>;

type SubmitOptions = { form?: Form; headers?: Record<string, string> };

const encode = (form: Form) =>
  new URLSearchParams(
    Object.entries(form).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );

/** A browser without JavaScript: it keeps cookies and sends the forms of pages. */
export const openBrowser = (address: string) => {
  const jar = new Map<string, string>();
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const go = async (path: string, { form, headers = {} }: SubmitOptions = {}): Promise<Page> => {
    const response = await fetch(address + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        'user-agent': 'Test browser',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { origin: address, 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      ...(form && { body: encode(form) }),
    });
    keep(response.headers);
    const { status } = response;
    const text = await response.text();
    return { status, headers: response.headers, text, location: response.headers.get('location') };
  };
  return {
    jar,
    go,
    /** Fills in the form of a page and sends it. */
    async submit(path: string, fields: Form = {}, headers = {}) {
      const token = tokenIn((await go(path)).text);
      return go(path, { form: { form_token: token, ...fields }, headers });
    },
  };
};

export const tokenIn = (text: string) =>
  /name="form_token" value="([0-9a-f]+)"/.exec(text)?.[1] ?? '';

/** The path of a new sign-in link. */
export const linkFor = async ({ service: { deps } }: House, accountId: string) =>
  new URL((await makeSignInLink(deps, accountId)).url).pathname;

/** A browser in which this account is signed in. */
export const signedIn = async (h: House, accountId: string) => {
  const browser = openBrowser(h.service.address);
  const page = await browser.submit(await linkFor(h, accountId));
  if (page.status !== 303) throw new Error(`signing in answered ${page.status} ${page.text}`);
  return { ...browser, session: browser.jar.get('greenroom-session') ?? '' };
};
