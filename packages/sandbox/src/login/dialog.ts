import { pageHeaders } from '../pages/layout.ts';
import { parsePairs } from '../protocol/params.ts';
import type { World } from '../world/world.ts';
import { approvedCallback, deniedCallback } from './callback.ts';
import { consentPage, troublePage } from './consent-page.ts';
import { type DialogRequest, readDialog } from './dialog-request.ts';

type DialogAnswer = { status: number; headers: Record<string, string>; body: string };

const carried = [
  'client_id',
  'redirect_uri',
  'state',
  'scope',
  'response_type',
  'config_id',
  'return_scopes',
  'auth_type',
];

const textsIn = (text: string) => {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(parsePairs(text))) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
};

const page = (status: number, body: string, targets: string[] = []): DialogAnswer => ({
  status,
  headers: pageHeaders(targets),
  body,
});

const redirect = (location: string): DialogAnswer => ({
  status: 302,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: '',
});

export const openDialog = (world: World, query: string): DialogAnswer => {
  const raw = textsIn(query);
  const request = readDialog(world, raw);
  if ('trouble' in request) return page(400, troublePage(request.trouble));
  const hidden: Record<string, string> = {};
  for (const name of carried) if (raw[name] !== undefined) hidden[name] = raw[name];
  const body = consentPage({ world, request, hidden });
  return page(200, body, [new URL(request.redirectUri).origin]);
};

const decide = (world: World, request: DialogRequest, form: string): DialogAnswer => {
  const fields = new URLSearchParams(form);
  if (fields.get('decision') !== 'approve') return redirect(deniedCallback(request));
  const person = world.people.get(fields.get('person') ?? '');
  if (!person || person.system) return page(400, troublePage('Nobody was chosen to log in as.'));
  return redirect(approvedCallback(world, request, person, fields.getAll('grant')));
};

/** The form contains the request, which is checked again, because the form may have been changed. */
export const submitDialog = (world: World, form: string): DialogAnswer => {
  const request = readDialog(world, textsIn(form));
  return 'trouble' in request
    ? page(400, troublePage(request.trouble))
    : decide(world, request, form);
};
