import type { Deps } from '../../operations/core/deps.ts';

/** The names that pages use for the platform where a person has to act there. */
export type PlatformWords = {
  name: string;
  /** The platform's name at the beginning of a sentence. */
  Name: string;
  /** Where ads are switched on. */
  adsManager: string;
  /** Where a person withdraws the access. */
  settings: string;
  /** Where a person gets a role on an ad account. */
  businessSettings: string;
  isSandbox: boolean;
};

const meta: PlatformWords = {
  name: 'Meta',
  Name: 'Meta',
  adsManager: 'Meta Ads Manager',
  settings: 'your Facebook settings, under Business Integrations',
  businessSettings: 'Meta Business settings',
  isSandbox: false,
};

const sandbox: PlatformWords = {
  name: 'the sandbox',
  Name: 'The sandbox',
  adsManager: 'the sandbox',
  settings: 'the sandbox',
  businessSettings: 'the sandbox',
  isSandbox: true,
};

export const platformWords = ({ sandboxOrigin }: Pick<Deps, 'sandboxOrigin'>) =>
  sandboxOrigin === null ? meta : sandbox;
