import { refuse } from '../refusal.ts';

export const newestVersion = 'v26.0';

/** Versions of the core Graph API outlive those of the Marketing API by about a year and a half. */
const oldestLive = { core: 21, marketing: 25 };
const newest = 26;

type Versioned = { version: string | undefined; rest: string };

/** Splits `/v26.0/act_1/campaigns` into the version and what follows. */
export const splitVersion = (path: string): Versioned => {
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

/**
 * Unversioned ads calls and expired versions are refused alike; unknown ones are no path.
 * https://developers.facebook.com/docs/graph-api/changelog/versions
 */
export const requireLiveVersion = (version: string | undefined, api: 'core' | 'marketing') => {
  if (version === undefined) return api === 'core' ? newestVersion : refuseUnversioned();
  const major = Number(version.slice(1).split('.')[0]);
  if (major < oldestLive[api]) return refuseExpired(version);
  if (major > newest || !version.endsWith('.0')) {
    return refuse({ code: 2500, message: `Unknown path components: /${version}` });
  }
  return version;
};
