import type { House } from '../house/house.ts';

let inviteCount = 0;

/** The path of an operation on members, with an existing member or invitation. */
export const peopleParams = async (
  h: House,
  operation: string,
  { key, workspaceId }: { key: string; workspaceId: string },
): Promise<Record<string, string>> => {
  const { uid } = await h.member(workspaceId, 'viewer');
  const { body } = await h.call(`POST /account/workspaces/${workspaceId}/members/invitations`, {
    key,
    body: { email: `invited${++inviteCount}@example.com`, role: 'viewer' },
  });
  return {
    workspace_id: workspaceId,
    ...(operation === 'members.withdrawInvitation' ? { id: body.id } : { account_id: uid }),
  };
};
