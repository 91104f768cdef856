import { memoize } from '../basics/memoize.ts';
import { refuse } from './refusal.ts';

export const newestVersion = 'v26.0';

const newest = 26;

/** When the Marketing API ended each version; older versions had ended before. */
const marketingEnds: Record<number, number> = {
  22: Date.UTC(2026, 1, 19),
  23: Date.UTC(2026, 5, 9),
  24: Date.UTC(2026, 9, 6),
  25: Number.POSITIVE_INFINITY,
  26: Number.POSITIVE_INFINITY,
};

/** Versions up to this one had minor numbers, such as v3.2. */
const lastWithMinors = 3;

/** Versions of the core Graph API last about a year and a half longer than those of the Marketing API. */
const oldestCore = 21;

const numbersOf = memoize(100, (version): readonly [major: number, minor: number] => {
  const [major, minor] = version.slice(1).split('.');
  return [Number(major), Number(minor)];
});

type VersionedPath = { version: string | undefined; rest: string };

/** Splits `/v26.0/act_1/campaigns` into the version and the rest. */
export const splitVersion = (path: string): VersionedPath => {
  const match = /^\/(v\d+\.\d+)(\/.*)?$/.exec(path);
  return match ? { version: match[1], rest: match[2] ?? '/' } : { version: undefined, rest: path };
};

const refuseExpired = (version: string): never =>
  refuse({
    code: 2635,
    message:
      `(#2635) You are calling a deprecated version of the Ads API (${version}). ` +
      `Please update to the latest version: ${newestVersion}.`,
  });

const refuseUnversioned = (): never =>
  refuse({
    code: 2635,
    message:
      '(#2635) Calls to the Marketing API need a version in the path, ' +
      `such as /${newestVersion}/.`,
  });

const hasEnded = (major: number, api: Api, now: number) =>
  api === 'core' ? major < oldestCore : now >= (marketingEnds[major] ?? 0);

type Api = 'core' | 'marketing';
type VersionRequest = { version: string | undefined; api: Api; now: number; upgrades: boolean };
export type ServedVersion = { version: string; warning?: string | undefined };

/**
 * The version that answers. For an ended one, the newest answers with a warning, or the call is refused if the app
 * has that switched off. An unknown version is not a path.
 * https://developers.facebook.com/docs/graph-api/changelog/versions
 */
export const serveVersion = ({ version, api, now, upgrades }: VersionRequest): ServedVersion => {
  if (version === undefined) {
    return api === 'core' ? { version: newestVersion } : refuseUnversioned();
  }
  const [major, minor] = numbersOf(version);
  const isWhole = minor === 0 || major <= lastWithMinors;
  if (major > newest || !isWhole) {
    return refuse({ code: 2500, message: `Unknown path components: /${version}` });
  }
  if (!hasEnded(major, api, now)) return { version };
  if (!upgrades) return refuseExpired(version);
  return {
    version: newestVersion,
    warning: `The call has been auto-upgraded to ${newestVersion} as ${version} has been deprecated.`,
  };
};
