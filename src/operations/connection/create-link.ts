import { z } from 'zod';
import { fingerprint } from '../../kernel/api-key.ts';
import { iso, span } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { randomSecret } from '../../kernel/secrets.ts';
import { insertConnectLink } from '../../store/connect-links.ts';
import { operation } from '../operation.ts';
import { timestamp, uuid } from '../schemas.ts';

const linkLife = span({ minutes: 30 });

export const createLink = operation({
  id: 'connection.link',
  route: 'POST /adnet/connection/link',
  access: { workspace: 'admin' },
  summary: 'Make a link that connects the workspace in a browser.',
  description:
    'The link works once, for 30 minutes. Open it in a browser, sign in to the platform there, and poll GET /adnet/connection to see it land.',
  output: z
    .object({ connect_url: z.url(), workspace_id: uuid, expires_at: timestamp })
    .meta({ id: 'ConnectLink' }),
  failures: [],

  async run({ store, caller, baseUrl }) {
    const secret = randomSecret();
    const link = await insertConnectLink(
      store.db,
      {
        id: newId(),
        workspace_id: caller.workspace.id,
        account_id: caller.accountId,
        key_id: caller.keyId,
        secret_hash: fingerprint(secret),
      },
      linkLife,
    );
    return {
      connect_url: `${baseUrl}/connect/${secret}`,
      workspace_id: caller.workspace.id,
      expires_at: iso(link.expires_at),
    };
  },
});
