import { ask } from '../../helpers/callers/http-client.ts';
import type { openHistory } from './key-history.ts';

type History = ReturnType<typeof openHistory>;

/** Creates and revokes keys one after another until it is stopped, and records everything. */
export const startWriter = (
  prefix: string,
  address: () => string,
  key: string,
  { note }: History,
) => {
  let running = true;
  let number = 0;
  const statuses = new Map<number, number>();
  const turn = async () => {
    const name = `${prefix}-${++number}`;
    note({ at: 'sent', act: 'mint', name });
    const minted = await ask(address(), 'POST /account/api-keys', key, { name });
    statuses.set(minted.status, (statuses.get(minted.status) ?? 0) + 1);
    const id = String(minted.body.id);
    note({ at: 'told', act: 'mint', name, id, status: minted.status });
    if (minted.status !== 201) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return;
    }
    // Repeated until the key is certainly revoked; otherwise the account would run out of keys.
    for (let tries = 0; running && tries < 200; tries++) {
      note({ at: 'sent', act: 'revoke', name });
      const { status } = await ask(address(), `DELETE /account/api-keys/${id}`, key);
      note({ at: 'told', act: 'revoke', name, status });
      if (status === 200 || status === 409) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const loop = (async () => {
    while (running) await turn();
  })();
  return {
    statuses,
    async stop() {
      running = false;
      await loop;
    },
  };
};
