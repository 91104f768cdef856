import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { refuse } from '../../operations/operator/core/refuse.ts';
import type { UserTerminal } from '../terminal.ts';

/** One sign-in. */
export type Profile = { url: string; api_key: string; workspace_id?: string };

export type Profiles = { current: string | null; profiles: Record<string, Profile> };

const profilesFile = ({ XDG_CONFIG_HOME, HOME }: NodeJS.ProcessEnv) =>
  join(XDG_CONFIG_HOME || join(HOME || homedir(), '.config'), 'greenroom', 'profiles.json');

const forOthers = 0o077;

const textIn = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const isProfiles = (value: unknown): value is Profiles =>
  typeof value === 'object' && value !== null && 'profiles' in value && 'current' in value;

/** Reads the sign-ins of this user. If others can read the file, closes it to them and says so. */
export const readProfiles = ({ env, complain }: UserTerminal): Profiles => {
  const file = profilesFile(env);
  const text = textIn(file);
  if (text === null) return { current: null, profiles: {} };
  if (process.platform !== 'win32' && (statSync(file).mode & forOthers) !== 0) {
    chmodSync(file, 0o600);
    complain(
      `${file} could be read by others on this machine; it is closed now. If others use this machine, make new API keys`,
    );
  }
  try {
    const content: unknown = JSON.parse(text);
    if (isProfiles(content)) return content;
  } catch {
    // Reported below, with the same words.
  }
  return refuse(`${file} is damaged. Delete it and sign in again`);
};

/** Replaces the file as a whole; no other user can ever read it. */
export const writeProfiles = ({ env }: UserTerminal, profiles: Profiles) => {
  const file = profilesFile(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
};
