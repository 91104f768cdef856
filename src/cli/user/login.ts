import { withoutSlashes } from '../../kernel/pure/without-slashes.ts';
import { refuse } from '../../operations/operator/core/refuse.ts';
import type { UserTerminal } from '../terminal.ts';
import { Misuse, textOf, type UserCommand } from './command.ts';
import { type Profiles, readProfiles, writeProfiles } from './profiles.ts';
import { accountOf, openClient, workspaceNamed } from './session.ts';

const defaultName = 'default';

const isLoopback = (url: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);

const addressOf = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Misuse(`--url must be an address such as https://ads.example.com, not "${text}"`);
};

/** The address of the service: that of the profile; for a new profile, the person is asked. */
const askUrl = async ({ person }: UserTerminal, { current, profiles }: Profiles, name: string) => {
  const own = profiles[name]?.url;
  if (own !== undefined) return own;
  const currentUrl = current === null ? undefined : profiles[current]?.url;
  if (!person.isThere)
    throw new Misuse(
      `--url is missing${currentUrl ? `; the profile ${current} has --url ${currentUrl}` : ''}`,
    );
  const hint = currentUrl ? `Enter for ${currentUrl}` : 'such as https://ads.example.com';
  return (await person.line(`Address of the service, ${hint}: `)) || (currentUrl ?? '');
};

/** Signs in: asks for the key without showing it, tries it, and stores it where only this user can read it. */
export const login: UserCommand = {
  name: 'login',
  section: 'start',
  summary: 'Sign in to a service with an API key.',
  about: [
    'Asks for the key without showing it, or reads it from a pipe. It is kept in a file that only you can read:',
    '$XDG_CONFIG_HOME/greenroom/profiles.json, usually ~/.config. Each profile is one service or one key.',
  ].join(' '),
  flags: [
    {
      name: 'url',
      kind: 'text',
      about:
        'Where the service is (GREENROOM_URL). Left out: where the profile was signed in before.',
    },
    { name: 'profile', kind: 'text', about: 'The name to keep it under. Default: default.' },
    {
      name: 'workspace',
      short: 'w',
      kind: 'text',
      about: 'Act on this workspace from now on, by name or id. Default: the key’s own.',
    },
  ],
  examples: [
    'login --url https://ads.example.com',
    'login --url https://ads.example.com --profile agency < key.txt',
  ],
  async run({ terminal, options }) {
    const { env, person, out } = terminal;
    const knownProfiles = readProfiles(terminal);
    const name = textOf(options, 'profile') ?? (env['GREENROOM_PROFILE'] || defaultName);
    const typedKey =
      textOf(options, 'url') ??
      (env['GREENROOM_URL'] || (await askUrl(terminal, knownProfiles, name)));
    const address = addressOf(typedKey.trim());
    if (address.protocol === 'http:' && !isLoopback(address))
      terminal.note(`${address.origin} is not encrypted: others on the way can read the key.`);
    const url = withoutSlashes(address.href);
    const api_key = await person.secret('API key (not shown): ');
    if (api_key === '') refuse('no key came. Type or paste it, or pipe it in: < key.txt');
    const client = openClient({ url, api_key });
    const account = await accountOf(client, url);
    const workspaceName = textOf(options, 'workspace');
    const workspace_id =
      workspaceName === undefined ? undefined : await workspaceNamed(client, workspaceName);
    writeProfiles(terminal, {
      current: name,
      profiles: {
        ...knownProfiles.profiles,
        [name]: { url, api_key, ...(workspace_id && { workspace_id }) },
      },
    });
    out(`You are signed in to ${url} as ${account.email} (profile ${name}).`);
    if (knownProfiles.current !== null && knownProfiles.current !== name)
      terminal.note(
        `From now on this profile is used. Back to the other one: greenroom profiles ${knownProfiles.current}`,
      );
    if (env['GREENROOM_API_KEY'])
      terminal.note('GREENROOM_API_KEY is set: it wins over this sign-in until you unset it.');
    return 0;
  },
};

export const logout: UserCommand = {
  name: 'logout',
  section: 'start',
  summary: 'Forget a sign-in.',
  about: 'The key itself stays valid; to end it: greenroom api-keys revoke <id>.',
  flags: [{ name: 'profile', kind: 'text', about: 'Which one. Default: the current one.' }],
  examples: ['logout', 'logout --profile agency'],
  async run({ terminal, options }) {
    const { current, profiles } = readProfiles(terminal);
    const name = textOf(options, 'profile') ?? current;
    if (name === null || !profiles[name])
      return refuse(name === null ? 'you are not signed in' : `there is no profile "${name}"`);
    const { [name]: _gone, ...rest } = profiles;
    const next = current === name ? (Object.keys(rest)[0] ?? null) : current;
    writeProfiles(terminal, { current: next, profiles: rest });
    terminal.out(
      `The key of profile ${name} is forgotten on this machine. The service still takes it.`,
    );
    if (next !== null && current === name) terminal.note(`The current profile is now ${next}.`);
    return 0;
  },
};
