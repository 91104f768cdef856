import { type Html, html } from '../../kernel/html.ts';
import { isReadOnly } from '../../operations/connection/health/missing.ts';
import { clientPath } from '../clients.ts';
import { note } from '../parts/states.ts';
import type { Visit } from '../screen.ts';

/** Above whatever would make ads: the login of this client may only look. */
export const readOnlyNote = ({ client }: Visit): Html | string =>
  client && isReadOnly(client.connection.missing ?? [])
    ? note(
        'warn',
        html`<p><strong>Connected, for reading only.</strong> Ads can be prepared here, but Meta will refuse to make them. <a href="${clientPath(
          client.workspace_id,
          'connection',
        )}">See the connection</a></p>`,
      )
    : '';
