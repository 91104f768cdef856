import { hmacHex } from '../../../secrets/random-secret.ts';
import { type Ask, createAsk, type PlatformAddress } from './ask.ts';

/** Adds a proof of the app if the token belongs to the app; returns null if the token is not accepted at all. */
export const introduce = async (
  platform: PlatformAddress,
  token: string,
  appSecret?: string,
): Promise<Ask | null> => {
  const whoami = { method: 'GET' as const, path: '/me', params: { fields: 'id' } };
  const asks = [
    ...(appSecret ? [createAsk(platform, token, hmacHex(appSecret, token))] : []),
    createAsk(platform, token),
  ];
  for (const ask of asks) if ((await ask(whoami)).status === 200) return ask;
  return null;
};
