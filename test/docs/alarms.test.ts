import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { has } from '../helpers/cli/installed-programs.ts';
import { isLong } from '../helpers/run/long-run.ts';

type Rule = { alert: string; expr: string };
type Series = { series: string; values: string };

const rules: Rule[] = parse(readFileSync('deploy/alerts.yaml', 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);

const node = (name: string) => `instance="${name}:8080",job="greenroom"`;
const [a, b] = [node('node-a'), node('node-b')];

/** In promtool's notation: from a value, so much more each minute, so many times. */
const series = (name: string, labels: string, values: string): Series => ({
  series: `${name}{${labels}}`,
  values,
});

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A histogram in which each minute brings so many observations of each of these sizes. */
const histogram = (
  name: string,
  labels: string,
  observations: { seconds: number; aMinute: number }[],
  minutes: number,
) => {
  const upTo = (le: number) =>
    observations.reduce((sum, { seconds, aMinute }) => sum + (seconds <= le ? aMinute : 0), 0);
  const comma = labels === '' ? '' : `${labels},`;
  return [...bounds, Number.POSITIVE_INFINITY]
    .map((le) =>
      series(
        `${name}_bucket`,
        `${comma}le="${le === Number.POSITIVE_INFINITY ? '+Inf' : le}"`,
        `0+${upTo(le)}x${minutes}`,
      ),
    )
    .concat(series(`${name}_count`, labels, `0+${upTo(Number.POSITIVE_INFINITY)}x${minutes}`));
};

const requests = (operation: string, status: string, values: string) =>
  series('greenroom_requests_total', `operation="${operation}",status="${status}",${a}`, values);

/** What is wrong, how long it has gone on (minutes) when the alarm must ring, by the alarm's name. */
const incidents: Record<string, { input: Series[]; after: number }> = {
  GreenroomFoundLive: { input: [series('greenroom_found_live_total', a, '0x10 1x60')], after: 15 },
  GreenroomNotReadBack: {
    input: [series('greenroom_read_back_total', `found="unread",${a}`, '0x10 1x60')],
    after: 15,
  },
  GreenroomLostAnswers: {
    input: [
      series(
        'greenroom_writes_total',
        `outcome="unknown",action="campaigns.create",${a}`,
        '0+1x90',
      ),
      series('greenroom_reconciled_total', `verdict="found",${a}`, '0x90'),
    ],
    after: 60,
  },
  GreenroomDefect: { input: [requests('clients.list', '500', '_x10 1x20')], after: 12 },
  GreenroomUnavailable: { input: [requests('clients.list', '503', '0+30x30')], after: 15 },
  // Three a minute of one customer, among a hundred good answers.
  GreenroomFailingOperation: {
    input: [requests('clients.list', '200', '0+97x60'), requests('clients.list', '503', '0+3x60')],
    after: 20,
  },
  GreenroomGone: { input: [series('up', 'job="greenroom",instance="none"', '_x30')], after: 5 },
  GreenroomNodeDown: {
    input: [
      series('up', a, '1x30'),
      series('process_uptime_seconds', a, '0+60x30'),
      series('up', b, '1x5 0x25'),
    ],
    after: 10,
  },
  GreenroomRestarts: {
    input: [series('process_uptime_seconds', a, '5 60 5 60 5 60 5 60 5 60 5 60 5 60')],
    after: 13,
  },
  GreenroomSlow: {
    input: histogram(
      'greenroom_request_seconds',
      `operation="waiting.list",${a}`,
      [
        { seconds: 0.05, aMinute: 50 },
        { seconds: 3.8, aMinute: 10 },
      ],
      60,
    ),
    after: 25,
  },
  GreenroomEventLoopSlow: {
    input: histogram(
      'greenroom_event_loop_delay_seconds',
      a,
      [
        { seconds: 0.002, aMinute: 200 },
        { seconds: 0.4, aMinute: 100 },
      ],
      30,
    ),
    after: 15,
  },
  // Once a minute everything waits for 14 seconds.
  GreenroomStandstill: {
    input: histogram(
      'greenroom_event_loop_delay_seconds',
      a,
      [
        { seconds: 0.001, aMinute: 459 },
        { seconds: 14, aMinute: 1 },
      ],
      30,
    ),
    after: 12,
  },
  GreenroomDatabaseCallsWait: {
    input: [series('greenroom_database_waiting', a, '0x5 200x30')],
    after: 20,
  },
  GreenroomWebhookBacklog: {
    input: [series('greenroom_webhook_backlog', a, '0+300x60')],
    after: 30,
  },
  GreenroomDiskFull: {
    input: [
      series('greenroom_disk_free_bytes', a, '20e9-1e9x30'),
      series('greenroom_disk_size_bytes', a, '40e9x30'),
    ],
    after: 25,
  },
  GreenroomPlatformSlow: {
    input: histogram('adnet_call_seconds', `kind="read",${a}`, [{ seconds: 20, aMinute: 20 }], 40),
    after: 25,
  },
  GreenroomPlatformDown: { input: [series('adnet_breaker_opened_total', a, '0+3x30')], after: 15 },
  GreenroomConnectionsEnded: {
    input: [series('greenroom_connection_checks_total', `found="dead",${a}`, '0x10 1x30')],
    after: 15,
  },
  GreenroomConnectionsUnreachable: {
    input: [series('greenroom_connection_checks_total', `found="unreachable",${a}`, '0+1x90')],
    after: 60,
  },
  GreenroomWebhooksFailing: {
    input: [
      series('greenroom_webhook_deliveries_total', `outcome="failed",${a}`, '0+10x200'),
      series('greenroom_webhook_deliveries_total', `outcome="delivered",${a}`, '0+1x200'),
    ],
    after: 100,
  },
  GreenroomWebhookSwitchedOff: {
    input: [series('greenroom_webhooks_switched_off_total', a, '0x10 1x30')],
    after: 15,
  },
  GreenroomLaunchesStop: {
    input: [
      series('greenroom_launches_ended_total', `state="stopped",${a}`, '0+1x90'),
      series('greenroom_launches_ended_total', `state="done",${a}`, '0x90'),
    ],
    after: 60,
  },
  GreenroomLaunchStepsUnknown: {
    input: [series('greenroom_launch_steps_total', `state="unknown",${a}`, '0+1x60')],
    after: 30,
  },
  GreenroomLaunchesTakenOver: {
    input: [series('greenroom_launch_takeovers_total', a, '0+1x60')],
    after: 30,
  },
  GreenroomLaunchesWaitForConnection: {
    input: [series('greenroom_launch_waits_total', `for="connection",${a}`, '0+5x90')],
    after: 60,
  },
};

const day = 1_440;

/** Two nodes on a day of work with the small troubles that every day has; one of them is restarted at noon. */
const quietDay = [a, b].flatMap((at) => [
  series('up', at, at === b ? '1x720 0 1x719' : '1x1440'),
  series('process_uptime_seconds', at, at === b ? '0+60x720 _ 0+60x718' : '0+60x1440'),
  ...['account.get', 'clients.list', 'waiting.list', 'campaigns.create'].flatMap((operation) => [
    series('greenroom_requests_total', `operation="${operation}",status="200",${at}`, '0+120x1440'),
    series('greenroom_requests_total', `operation="${operation}",status="422",${at}`, '0+4x1440'),
    // PostgreSQL was restarted in the morning: a hundred calls were turned away at once.
    series(
      'greenroom_requests_total',
      `operation="${operation}",status="503",${at}`,
      '0x400 4x1040',
    ),
    ...histogram(
      'greenroom_request_seconds',
      `operation="${operation}",${at}`,
      [
        { seconds: 0.005, aMinute: 100 },
        { seconds: 0.1, aMinute: 17 },
        { seconds: 0.5, aMinute: 3 },
      ],
      day,
    ),
  ]),
  // Meta gives an answer late now and then, and a model takes its time.
  requests('campaigns.create', '504', '0x700 1x740'),
  ...histogram(
    'greenroom_request_seconds',
    `operation="adCopy.generate",${at}`,
    [{ seconds: 25, aMinute: 2 }],
    day,
  ),
  ...histogram(
    'adnet_call_seconds',
    `kind="read",${at}`,
    [
      { seconds: 0.4, aMinute: 60 },
      { seconds: 2.2, aMinute: 6 },
    ],
    day,
  ),
  ...histogram(
    'greenroom_event_loop_delay_seconds',
    at,
    [
      { seconds: 0.0008, aMinute: 580 },
      { seconds: 0.02, aMinute: 15 },
      { seconds: 0.2, aMinute: 1 },
    ],
    day,
  ),
  series('greenroom_database_waiting', at, '0x300 40 0x400 12 0x738'),
  series('greenroom_webhook_backlog', at, '0x300 1800x5 0x1134'),
  series('greenroom_disk_free_bytes', at, '20e9-1e5x1440'),
  series('greenroom_disk_size_bytes', at, '40e9x1440'),
  series('greenroom_found_live_total', at, '0x1440'),
  series('greenroom_read_back_total', `found="unread",${at}`, '0x1440'),
  series(
    'greenroom_writes_total',
    `outcome="unknown",action="campaigns.create",${at}`,
    '0x700 1x740',
  ),
  series('greenroom_reconciled_total', `verdict="found",${at}`, '0x705 1x735'),
  series('adnet_breaker_opened_total', at, '0x900 1x540'),
  series('greenroom_connection_checks_total', `found="dead",${at}`, '0x1440'),
  series('greenroom_connection_checks_total', `found="unreachable",${at}`, '0x600 1x840'),
  series('greenroom_webhook_deliveries_total', `outcome="delivered",${at}`, '0+10x1440'),
  series('greenroom_webhook_deliveries_total', `outcome="failed",${at}`, '0+1x1440'),
  series('greenroom_webhooks_switched_off_total', at, '0x1440'),
  series('greenroom_launches_ended_total', `state="done",${at}`, '0+1x1440'),
  series('greenroom_launches_ended_total', `state="stopped",${at}`, '0x200 3x1240'),
  series('greenroom_launch_steps_total', `state="unknown",${at}`, '0x700 1x740'),
  series('greenroom_launch_takeovers_total', at, '0x721 2x719'),
  series('greenroom_launch_waits_total', `for="connection",${at}`, '0x900 5x540'),
]);

const unlike = (list: Series[]) => [...new Map(list.map((one) => [one.series, one])).values()];

type RuleTest = { interval: string; input_series: Series[]; promql_expr_test: object[] };

/** What Prometheus' own tool says of these rules; '' where it has nothing against them. */
const judge = (
  tests: RuleTest[],
  { ruleFile = resolve('deploy/alerts.yaml'), evaluation_interval = '1m' } = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-alarms-'));
  const file = join(folder, 'tests.json');
  writeFileSync(file, JSON.stringify({ rule_files: [ruleFile], evaluation_interval, tests }));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  rmSync(folder, { recursive: true, force: true });
  return status === 0 ? '' : `${stdout}${stderr}`;
};

/** The alarms that ring at a minute, those that only wait left out. */
const ringing = (minute: number, expected: string[]) => ({
  expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
  eval_time: `${minute}m`,
  exp_samples: expected.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
});

const others = (input: Series[]) =>
  input.some(({ series: name }) => name.startsWith('process_uptime'))
    ? input
    : [...input, series('process_uptime_seconds', a, '3600+60x300')];

const incidentTest = (alert: string, after: number, input: Series[]): RuleTest => ({
  interval: '1m',
  input_series: alert === 'GreenroomGone' ? input : others(input),
  promql_expr_test: [
    {
      expr: `count by (alertname) (ALERTS{alertstate="firing",alertname="${alert}"}) > bool 0`,
      eval_time: `${after}m`,
      exp_samples: [{ labels: `{alertname="${alert}"}`, value: 1 }],
    },
  ],
});

describe('deploy/alerts.yaml', () => {
  it('has an incident for each alarm here', () => {
    expect(Object.keys(incidents).sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  const hasTool = has('promtool');

  it.skipIf(!hasTool)('rings each alarm in its incident', () => {
    const tests = Object.entries(incidents).map(([alert, { input, after }]) =>
      incidentTest(alert, after, input),
    );
    expect(judge(tests)).toBe('');
  });

  it.skipIf(!hasTool)('rings none on a quiet day', () => {
    // In the short form a fifth of the minutes is judged: an alarm of a quiet day rings for longer than that.
    const evaluation_interval = isLong ? '1m' : '5m';
    const promql_expr_test = Array.from({ length: 96 }, (_, at) => ringing(at * 15 + 14, []));
    const wholeDay = { interval: '1m', input_series: unlike(quietDay), promql_expr_test };
    expect(judge([wholeDay], { evaluation_interval })).toBe('');
  });

  it.skipIf(!hasTool)('would be found out if an alarm were deaf', () => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-deaf-'));
    const deaf = join(folder, 'alerts.yaml');
    const text = readFileSync('deploy/alerts.yaml', 'utf8');
    writeFileSync(deaf, text.replace('up{job="greenroom"} == 0', 'up{job="greenroom"} == 2'));
    const { input, after } = incidents['GreenroomNodeDown'] ?? { input: [], after: 0 };
    const report = judge([incidentTest('GreenroomNodeDown', after, input)], { ruleFile: deaf });
    rmSync(folder, { recursive: true, force: true });
    expect(report).toContain('GreenroomNodeDown');
  });
});
