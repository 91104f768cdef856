import * as z from 'zod';
import { getAccount } from '../../operations/account/get-account.ts';
import { listClients } from '../../operations/clients/list-clients.ts';
import { createLink } from '../../operations/connection/create-link.ts';
import { getConnection } from '../../operations/connection/get-connection.ts';
import { getConnectionHealth } from '../../operations/connection/health/get-health.ts';
import { listWorkspaces } from '../../operations/workspaces/list-workspaces.ts';
import { ownAnswer } from '../result.ts';
import { makes, reads, tool } from '../tool.ts';
import { inToolWords } from '../tool-words.ts';

const noInput = z.strictObject({});

export const whoami = tool({
  name: 'whoami',
  description:
    'Start here: your account, credits and writes left, the current workspace, your role there and the limits of your key.',
  input: noInput,
  hints: reads,
  operation: listWorkspaces,
  async run(agent) {
    const [account, { answer }] = await Promise.all([
      agent.ask(getAccount),
      agent.ask(listWorkspaces),
    ]);
    const workspace = answer.workspaces.find(({ current }) => current);
    const { email, usage, ai_calls } = account.answer;
    const { plan, credits_used, credits_total, writes } = usage;
    return ownAnswer(
      {
        email,
        usage: { plan, credits_used, credits_total, writes },
        ai_calls,
        workspace,
        key: agent.keyLimits,
      },
      workspace?.adnet_connected
        ? 'Call connection_status, then list_ad_accounts.'
        : 'The workspace is not connected to Meta: call connection_status.',
    );
  },
});

const maxWorkspaces = 100;

export const workspaces = tool({
  name: 'list_workspaces',
  description:
    'Workspaces (one per client) you may act on, with the state of each connection and the days_left until it ends. Give ' +
    'an id as workspace_id to any tool to act there.',
  input: z.strictObject({
    after: z.string().max(60).optional().describe('Id of the last workspace seen'),
  }),
  hints: reads,
  operation: listWorkspaces,
  async run(agent, { after }) {
    const [{ answer }, clientList] = await Promise.all([
      agent.ask(listWorkspaces),
      // Meta is not asked, because what the service knows about each connection is enough here.
      agent.ask(listClients, { query: { refresh: 'false' } }),
    ]);
    const stateOf = new Map(
      clientList.answer.clients.map(({ workspace_id, connection }) => [workspace_id, connection]),
    );
    const all = answer.workspaces.map((one) => ({ ...one, ...stateOf.get(one.id) }));
    const rest = all.slice(all.findIndex(({ id }) => id === after) + 1);
    const page = rest.slice(0, maxWorkspaces);
    const next = rest.length > page.length ? (page.at(-1)?.id ?? null) : null;
    return ownAnswer(
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
    'Whether the workspace is connected to Meta, until when, which ad account is pinned, whether creating is allowed yet, ' +
    'and what to fix.',
  input: noInput,
  hints: reads,
  operation: getConnection,
  async run(agent) {
    const [{ answer: connection }, { answer: health }] = await Promise.all([
      agent.ask(getConnection),
      agent.ask(getConnectionHealth),
    ]);
    const { state, days_left, usage } = health;
    const problems = health.checks
      .filter(({ ok }) => !ok)
      .map(({ name, message, fix }) => ({ name, message, fix: inToolWords(fix ?? '') }));
    return ownAnswer(
      { ...connection, state, days_left, problems, usage_percent: usage.percent },
      connectionStep(connection, state),
    );
  },
});

type ConnectionFacts = Pick<
  z.input<(typeof getConnection)['output']>,
  'connected' | 'expired' | 'writes_unlocked' | 'selected_ad_account_id'
>;

const connectionStep = (connection: ConnectionFacts, state: string) => {
  const { connected, expired, writes_unlocked, selected_ad_account_id: pinnedAccount } = connection;
  if (!connected || expired)
    return 'A person must connect it: give them a link from create_connect_link, or ask an admin if you do not have that tool.';
  const account =
    pinnedAccount === null
      ? 'No ad account is pinned: call list_ad_accounts and give its id as account_id.'
      : `Without account_id, tools use ${pinnedAccount}.`;
  if (!writes_unlocked)
    return `Reading and plan_launch work; a launch begins by itself at writes_unlock_at. ${account}`;
  return state === 'ok' ? `All is well. ${account}` : `See problems. ${account}`;
};

export const connectLink = tool({
  name: 'create_connect_link',
  description:
    'Makes a link (30 minutes, single use) for a person to open in a browser and connect the workspace to Meta. Needs the ' +
    'role admin.',
  input: noInput,
  hints: makes,
  operation: createLink,
  async run(agent) {
    const { answer } = await agent.ask(createLink);
    return ownAnswer(
      answer,
      'Give connect_url to the person who manages the ads on Meta. Do not open it yourself. Then poll connection_status ' +
        'until connected is true.',
    );
  },
});
