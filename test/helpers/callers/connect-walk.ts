import { demo } from 'graph-ads-sandbox';
import { request } from 'undici';
import type { House } from '../house/house.ts';

export type Seen = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  location: string;
};

type Ask = { method?: string; headers?: Record<string, string>; body?: string };

/** A browser without a screen: it keeps cookies and follows no redirects by itself. */
export const walker = () => {
  const jar = new Map<string, string>();

  const go = async (
    url: string,
    { method = 'GET', headers = {}, body }: Ask = {},
  ): Promise<Seen> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await request(url, {
      method: method as 'GET',
      headers: { ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: await answer.body.text(),
      location: String(answer.headers['location'] ?? ''),
    };
  };

  return {
    jar,
    go,
    open: (url: string) => go(url),
    /** Presses the button on the link's page. */
    press: (url: string) =>
      go(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
      }),
  };
};

export type Walker = ReturnType<typeof walker>;

type Decision = { person?: string; without?: string[]; cancel?: boolean };

const scopesIn = (dialog: string) => new URL(dialog).searchParams.get('scope')?.split(',') ?? [];

/** Decides on the sandbox's login page; returns the address of the redirect. */
export const decide = async (
  dialog: string,
  { person = demo.adminId, without = [], cancel = false }: Decision = {},
) => {
  const form = new URLSearchParams(new URL(dialog).searchParams);
  form.set('person', person);
  form.set('decision', cancel ? 'cancel' : 'approve');
  for (const scope of scopesIn(dialog)) if (!without.includes(scope)) form.append('grant', scope);
  const answer = await request(dialog.split('?')[0] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  await answer.body.dump();
  return String(answer.headers['location']).replace(/#.*$/, '');
};

export const linkFor = async (h: House, key: string): Promise<string> => {
  const answer = await h.call('POST /adnet/connection/link', { key });
  if (answer.status !== 200) throw new Error(`the link answered ${answer.text}`);
  return answer.body.connect_url;
};

/** From a new link to the redirect of the platform. */
export const upToCallback = async (
  h: House,
  key: string,
  browser: Walker = walker(),
  decision: Decision = {},
) => {
  const link = await linkFor(h, key);
  await browser.open(link);
  const { location } = await browser.press(link);
  return { link, browser, callback: await decide(location, decision) };
};

/** The whole login. */
export const connectInBrowser = async (h: House, key: string, decision: Decision = {}) => {
  const { browser, callback } = await upToCallback(h, key, walker(), decision);
  return browser.open(callback);
};
