export const exampleWorkspace = {
  id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
  name: 'Northlight Outdoor',
  role: 'owner',
  archived: false,
};

export const exampleKey = {
  id: '0198c5a2-7c10-7f02-8a11-3b9d5e6f7a80',
  name: 'Nightly reports',
  prefix: 'gr_live_3fQ9',
  workspace_id: exampleWorkspace.id,
  created_at: '2026-11-15T09:30:00.000Z',
  last_used_at: null,
  revoked_at: null,
};

export const workspaceInPath = { workspace_id: exampleWorkspace.id };
