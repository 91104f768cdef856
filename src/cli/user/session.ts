import { Greenroom, GreenroomError } from '../../../packages/client/src/index.ts';
import { withoutSlashes } from '../../kernel/pure/without-slashes.ts';
import { nearest } from '../../kernel/text/nearest.ts';
import type { OptionValues } from '../read-options.ts';
import type { UserTerminal } from '../terminal.ts';
import { Misuse, textOf } from './command.ts';
import { type Profile, readProfiles } from './profiles.ts';

/** A service, and the sign-in that is used. */
export type Session = { client: Greenroom; url: string; profile: string | null };

type Access = Profile & { profile: string | null };

const notSignedIn = () =>
  new GreenroomError(
    [
      'You are not signed in. Type: greenroom login --url https://your-service.example.com.',
      'Programs set GREENROOM_URL and GREENROOM_API_KEY instead.',
    ].join(' '),
    { code: 'not_signed_in', status: 401 },
  );

const isSameService = (one: string, other: string) => {
  const [a, b] = [one, other].map((url) => withoutSlashes(url).replace(/\/api\/v1$/, ''));
  return a === b;
};

/** A key is sent only to the service for which it was given. */
const notForThis = (url: string, name: string, own: string) =>
  new GreenroomError(
    [
      `GREENROOM_URL is ${url}, but you are signed in to ${own} (profile ${name}), and that key`,
      'is not sent anywhere else. Set GREENROOM_API_KEY too, or unset GREENROOM_URL.',
    ].join(' '),
    { code: 'not_signed_in', status: 401 },
  );

/** The option takes precedence, then the environment, then the current profile. */
export const accessOf = (terminal: UserTerminal, options: OptionValues): Access => {
  const { GREENROOM_URL: url, GREENROOM_API_KEY: key, GREENROOM_PROFILE } = terminal.env;
  const profileName = textOf(options, 'profile') ?? (GREENROOM_PROFILE || undefined);
  if (profileName === undefined && url && key) return { url, api_key: key, profile: null };
  const { current, profiles } = readProfiles(terminal);
  const name = profileName ?? current;
  const profile = name === null ? undefined : profiles[name];
  if (profile && name !== null) {
    if (profileName !== undefined) return { ...profile, profile: name };
    if (url && !key && !isSameService(url, profile.url)) throw notForThis(url, name, profile.url);
    return { ...profile, ...(url && { url }), ...(key && { api_key: key }), profile: name };
  }
  if (profileName === undefined) throw notSignedIn();
  const likelyName = nearest(profileName, Object.keys(profiles));
  throw new Misuse(
    `there is no profile "${profileName}"${likelyName === null ? '' : `; did you mean "${likelyName}"?`}`,
  );
};

/** The account of the key. This call also shows whether the address belongs to another program. */
export const accountOf = async (client: Greenroom, url: string) => {
  const account = await client.account.get();
  if (typeof account?.email === 'string') return account;
  throw new GreenroomError(
    `Something answers at ${url}, but it is not Greenroom. Is the address right?`,
    { code: 'unexpected_answer', status: 0 },
  );
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds a workspace by its id or its name. */
export const workspaceNamed = async (client: Greenroom, workspaceName: string) => {
  if (uuid.test(workspaceName)) return workspaceName;
  const { workspaces } = await client.workspaces.list();
  const lower = workspaceName.toLowerCase();
  const matches = workspaces.filter(({ name }) => name.toLowerCase() === lower);
  if (matches.length > 1)
    throw new Misuse(
      `several workspaces are called "${workspaceName}"; name one by its id: ${matches.map(({ id }) => id).join(', ')}`,
    );
  const names = workspaces.map(({ name }) => name);
  const likelyName = nearest(workspaceName, names);
  if (!matches[0]) {
    const advice =
      likelyName === null ? `yours are: ${names.join(', ')}` : `did you mean "${likelyName}"?`;
    throw new Misuse(`there is no workspace "${workspaceName}"; ${advice}`);
  }
  return matches[0].id;
};

/** A person does not want to look at a terminal that only waits. */
const maxWaitSeconds = 10;

export const openClient = (
  { url, api_key: apiKey }: Profile,
  workspaceId?: string,
  fetch?: typeof globalThis.fetch,
) => {
  try {
    return new Greenroom({ url, apiKey, workspaceId, maxWaitSeconds, fetch });
  } catch {
    throw new Misuse(`"${url}" is not an address such as https://ads.example.com`);
  }
};

/** `fetch`: sends the session's requests, for a command that reads headers of an answer. */
export const openSession = async (
  terminal: UserTerminal,
  options: OptionValues,
  fetch?: typeof globalThis.fetch,
): Promise<Session> => {
  const access = accessOf(terminal, options);
  const { url, profile } = access;
  const workspaceName =
    textOf(options, 'workspace') ?? (terminal.env['GREENROOM_WORKSPACE'] || undefined);
  const workspaceId =
    workspaceName === undefined
      ? access.workspace_id
      : await workspaceNamed(openClient(access), workspaceName);
  return { client: openClient(access, workspaceId, fetch), url, profile };
};

/** The ad account that is used if none is named. */
export const defaultAccount = async (
  client: Greenroom,
  { GREENROOM_AD_ACCOUNT }: NodeJS.ProcessEnv,
): Promise<string> => {
  if (GREENROOM_AD_ACCOUNT) return GREENROOM_AD_ACCOUNT;
  const { selected_ad_account_id: pinnedAccount } = await client.connection.get();
  if (pinnedAccount !== null) return pinnedAccount;
  const { data } = await client.adAccounts.list({ limit: 10 });
  const [only, ...others] = data;
  if (only?.id && others.length === 0) return only.id;
  throw new Misuse(
    data.length === 0
      ? 'this workspace sees no ad account. Type: greenroom connect'
      : `which ad account?${data.map(({ id, name }) => `\n  ${id}  ${name}`).join('')}`,
    'choose one for good: greenroom connection pin --account-id <id>, or set GREENROOM_AD_ACCOUNT',
  );
};
