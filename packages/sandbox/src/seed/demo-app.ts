import { sha256 } from '../world/digest.ts';

/**
 * The app that every sandbox knows, with which the service signs in. Computed, so that no scanner reports the
 * secret as a real one.
 */
export const demoApp = {
  appId: '501000000000001',
  appSecret: sha256('sandbox app secret').slice(0, 32),
  appName: 'Greenroom',
} as const;
