import { z } from 'zod';
import { getAccount } from '../../operations/account/get-account.ts';
import { listWorkspaces } from '../../operations/account/list-workspaces.ts';
import { createLink } from '../../operations/connection/create-link.ts';
import { getConnection } from '../../operations/connection/get-connection.ts';
import { getConnectionHealth } from '../../operations/connection/health.ts';
import { own } from '../result.ts';
import { makes, reads, tool } from '../tool.ts';

const nothing = z.strictObject({});

export const whoami = tool({
  name: 'whoami',
  description:
    'Start here: your account, plan, credits left, the current workspace and your role there.',
  input: nothing,
  hints: reads,
  operation: listWorkspaces,
  async run(agent) {
    const [account, { answer }] = await Promise.all([
      agent.ask(getAccount),
      agent.ask(listWorkspaces),
    ]);
    const workspace = answer.workspaces.find(({ current }) => current);
    return own(
      { ...account.answer, workspace },
      workspace?.adnet_connected
        ? 'Call connection_status, then list_ad_accounts.'
        : 'The workspace is not connected to Meta: call connection_status.',
    );
  },
});

const mostWorkspaces = 100;

export const workspaces = tool({
  name: 'list_workspaces',
  description:
    'Workspaces (one per client) you may act on. Give an id as workspace_id to any tool to act there.',
  input: z.strictObject({
    after: z.string().max(60).optional().describe('Id of the last workspace seen'),
  }),
  hints: reads,
  operation: listWorkspaces,
  async run(agent, { after }) {
    const { answer } = await agent.ask(listWorkspaces);
    const all = answer.workspaces;
    const rest = all.slice(all.findIndex(({ id }) => id === after) + 1);
    const page = rest.slice(0, mostWorkspaces);
    const next = rest.length > page.length ? (page.at(-1)?.id ?? null) : null;
    return own(
      { workspaces: page, next },
      next === null
        ? undefined
        : `${rest.length - page.length} more: call again with after=${next}`,
    );
  },
});

export const connectionStatus = tool({
  name: 'connection_status',
  description:
    'Whether the workspace is connected to Meta, until when, which ad account is pinned, whether creating is allowed yet, and what to fix.',
  input: nothing,
  hints: reads,
  operation: getConnection,
  async run(agent) {
    const [{ answer: connection }, { answer: health }] = await Promise.all([
      agent.ask(getConnection),
      agent.ask(getConnectionHealth),
    ]);
    const { state, days_left, usage } = health;
    const problems = health.checks.filter(({ ok }) => !ok);
    return own(
      { ...connection, state, days_left, problems, usage_percent: usage.percent },
      stepFor(connection, state),
    );
  },
});

type Shown = { connected: boolean; expired: boolean; writes_unlocked: boolean };

const stepFor = ({ connected, expired, writes_unlocked }: Shown, state: string) => {
  if (!connected || expired)
    return 'Call create_connect_link and give the link to a person, or ask an admin of the workspace to connect it.';
  if (!writes_unlocked)
    return 'Reading and plan_launch work. Creating works after writes_unlock_at.';
  return state === 'ok' ? 'All is well: call list_ad_accounts.' : 'See problems.';
};

export const connectLink = tool({
  name: 'create_connect_link',
  description:
    'Makes a link (30 minutes, single use) for a person to open in a browser and connect the workspace to Meta. Needs the role admin.',
  input: nothing,
  hints: makes,
  operation: createLink,
  async run(agent) {
    const { answer } = await agent.ask(createLink);
    return own(
      answer,
      'Give connect_url to the person who manages the ads on Meta. Do not open it yourself. Then poll connection_status until connected is true.',
    );
  },
});
