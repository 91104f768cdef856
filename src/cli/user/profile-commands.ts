import { nearest } from '../../kernel/text/nearest.ts';
import { refuse } from '../../operations/operator/core/refuse.ts';
import {
  Misuse,
  outputFlag,
  profileFlag,
  sharedFlags,
  textOf,
  type UserCommand,
} from './command.ts';
import { type PrintFormat, print } from './print.ts';
import { readProfiles, writeProfiles } from './profiles.ts';
import { accessOf, accountOf, openClient, openSession, workspaceNamed } from './session.ts';
import { tableText } from './table.ts';

export const listProfiles: UserCommand = {
  name: 'profiles',
  section: 'start',
  summary: 'List your sign-ins, or switch to another one.',
  args: [{ name: 'name', about: 'Switch to this one.' }],
  flags: [outputFlag],
  examples: ['profiles', 'profiles agency'],
  async run({ terminal, options, args }) {
    const { current, profiles } = readProfiles(terminal);
    const profileName = args['name'];
    if (profileName !== undefined) {
      if (!profiles[profileName]) {
        const likelyName = nearest(profileName, Object.keys(profiles));
        throw new Misuse(
          `there is no profile "${profileName}"${likelyName === null ? '' : `; did you mean "${likelyName}"?`}`,
        );
      }
      writeProfiles(terminal, { current: profileName, profiles });
      terminal.out(`The current profile is now ${profileName}.`);
      return 0;
    }
    const rows = Object.entries(profiles).map(([name, { url, workspace_id = null }]) => ({
      name,
      current: name === current,
      url,
      workspace_id,
    }));
    const format = (textOf(options, 'output') ?? 'table') as PrintFormat;
    if (format === 'table') terminal.out(tableText(rows, terminal));
    else await print({ profiles: rows }, terminal, { format });
    return 0;
  },
};

export const useWorkspace: UserCommand = {
  name: 'workspaces use',
  section: 'operations',
  summary: 'Act on this workspace from now on.',
  about: 'It is remembered in the profile. For one call: --workspace.',
  args: [{ name: 'workspace', about: 'Its name or its id.', required: true }],
  flags: [profileFlag],
  examples: ["workspaces use 'Northlight Outdoor'"],
  async run({ terminal, options, args }) {
    const { profile, ...access } = accessOf(terminal, options);
    if (profile === null)
      return refuse(
        'your sign-in comes from GREENROOM_API_KEY, where nothing can be remembered. Set GREENROOM_WORKSPACE instead',
      );
    const workspace_id = await workspaceNamed(openClient(access), args['workspace'] ?? '');
    // The service says whether this key may act there.
    const account = await openClient(access, workspace_id).account.get();
    const { current, profiles } = readProfiles(terminal);
    const nextAccess = profiles[profile] ?? access;
    writeProfiles(terminal, {
      current,
      profiles: { ...profiles, [profile]: { ...nextAccess, workspace_id } },
    });
    terminal.out(`Profile ${profile} now acts on workspace ${account.workspace_id}.`);
    return 0;
  },
};

export const whoami: UserCommand = {
  name: 'whoami',
  section: 'start',
  summary: 'Who you are, where, and what your plan has left.',
  flags: sharedFlags,
  examples: ['whoami', 'whoami -o json'],
  async run({ terminal, options }) {
    const { client, url, profile } = await openSession(terminal, options);
    const account = await accountOf(client, url);
    const { workspaces } = await client.workspaces.list();
    const own = workspaces.find(({ id }) => id === account.workspace_id);
    const format = (textOf(options, 'output') ?? 'table') as PrintFormat;
    const { usage } = account;
    const answer =
      format === 'table'
        ? {
            email: account.email,
            service: url,
            profile: profile ?? 'from GREENROOM_API_KEY',
            workspace: own ? `${own.name} (${own.role})` : account.workspace_id,
            workspace_id: account.workspace_id,
            plan: usage.plan,
            credits: `${usage.credits_used} of ${usage.credits_total} used this month`,
          }
        : { ...account, url, profile, workspace: own ?? null };
    await print(answer, terminal, { format });
    return 0;
  },
};
