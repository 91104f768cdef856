/** A launch for the examples in the docs. */
export const exampleLaunch = {
  id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
  name: 'Spring opening',
  state: 'running' as const,
  steps: { total: 43, done: 12, rejected: 0, unknown: 0 },
  next_poll_seconds: 2,
  plan_digest: '1f0c5b7a9d3e4f62810b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f',
  created_at: '2026-11-15T09:30:00.000Z',
};

export const exampleItem = {
  step: 'campaign',
  action: 'create_campaign',
  name: 'Spring opening',
  state: 'done' as const,
  platform_id: '120220010002609218',
  error: null,
  help: null,
};
