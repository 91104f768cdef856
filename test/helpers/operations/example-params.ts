import type { House } from '../house/house.ts';
import { launchFor } from '../house/launches.ts';
import { finishedReport } from '../house/publishing.ts';
import { peopleParams } from './member-params.ts';

type Whose = { key: string; workspaceId: string };

const idOf = async (h: House, route: string, key: string, body: object) =>
  String((await h.call(route, { key, body })).body.id);

/**
 * The path values of an operation's example that depend on this house; the objects that they name are created
 * first.
 */
export const ownParams = async (
  h: House,
  id: string,
  whose: Whose,
): Promise<Record<string, string>> => {
  const { key, workspaceId } = whose;
  if (/^reports\.(get|rows)/.test(id)) return { id: await finishedReport(h, key) };
  if (id.startsWith('members.')) return peopleParams(h, id, whose);
  if (id === 'apiKeys.revoke') return { id: await idOf(h, 'POST /account/api-keys', key, {}) };
  if (id.startsWith('webhooks.')) {
    const body = { url: 'https://hooks.example.com/' };
    return { webhook_id: await idOf(h, 'POST /account/webhooks', key, body) };
  }
  if (/^launches\.(?!start|list|fromCsv)/.test(id)) {
    const launch = await launchFor(h, key, id);
    if (id === 'launches.withdrawReviewLink')
      await h.call(`POST /adnet/launches/${launch}/review-link`, { key, body: {} });
    return { id: launch };
  }
  if (id === 'workspaces.unarchive')
    await h.call(`DELETE /account/workspaces/${workspaceId}`, { key });
  return { workspace_id: workspaceId };
};
