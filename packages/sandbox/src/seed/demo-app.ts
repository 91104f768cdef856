import { sha256 } from '../world/digest.ts';

/** The app that every sandbox knows: what the service signs in as. Computed, so that no scanner takes the secret for a real one. */
export const demoApp = {
  appId: '501000000000001',
  appSecret: sha256('sandbox app secret').slice(0, 32),
  appName: 'Greenroom',
} as const;
