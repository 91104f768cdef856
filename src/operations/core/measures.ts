import { memoize } from '../../kernel/async/memoize.ts';
import type { Metrics } from '../../kernel/observe/metrics.ts';

export type Measures = ReturnType<typeof createMeasures>;

/** The product's own metrics, named in one place. */
export const createMeasures = (metrics: Metrics) => {
  const requests = metrics.counter(
    'greenroom_requests_total',
    'Requests answered, by operation and status.',
  );
  const durations = metrics.histogram('greenroom_request_seconds', 'Time to answer, by operation.');
  const findings = metrics.counter(
    'greenroom_copy_findings_total',
    'Texts the copy guard refused, by rule.',
  );
  const writes = metrics.counter(
    'greenroom_writes_total',
    'Writes to the platform, by action and outcome.',
  );
  /** Each series is cached by its two labels, because building its name takes as long as a query. */
  const writeSeries = memoize(100, (action) =>
    memoize(100, (outcome) => writes.of({ action, outcome })),
  );
  const reconciliations = metrics.counter(
    'greenroom_reconciled_total',
    'Unknown outcomes settled later, by verdict.',
  );
  const live = metrics.counter(
    'greenroom_found_live_total',
    'Objects the platform made live although they were sent paused.',
    [{}],
  );
  const readBacks = metrics.counter(
    'greenroom_read_back_total',
    'New objects read back after their create, by what was found.',
    [{ found: 'unread' }],
  );
  const differingObjects = metrics.counter(
    'greenroom_objects_differ_total',
    'New objects that the platform stored otherwise than they were sent.',
    [{}],
  );
  const deliveries = metrics.counter(
    'greenroom_webhook_deliveries_total',
    'Attempts to deliver an event to a webhook, by outcome.',
    [{ outcome: 'delivered' }, { outcome: 'failed' }],
  );
  const switchedOff = metrics.counter(
    'greenroom_webhooks_switched_off_total',
    'Webhooks switched off after three days without a delivery.',
    [{}],
  );
  const checks = metrics.counter(
    'greenroom_connection_checks_total',
    'Looks at a connection that nobody asked for, by what was found.',
    [{ found: 'dead' }, { found: 'unreachable' }],
  );
  const launches = metrics.counter(
    'greenroom_launches_ended_total',
    'Launches that came to an end, by state.',
  );
  const launchSteps = metrics.counter(
    'greenroom_launch_steps_total',
    'Steps of launches, by what became of them.',
  );
  const launchWaits = metrics.counter(
    'greenroom_launch_waits_total',
    'Launches that had to wait, by what for.',
  );
  const takeovers = metrics.counter(
    'greenroom_launch_takeovers_total',
    'Launches taken over from a node that died or was cut off.',
    [{}],
  );
  const toolCalls = metrics.counter(
    'greenroom_mcp_calls_total',
    'Tool calls of agents, by tool and outcome.',
  );

  const { launchStarted, ...gauges } = createProcessGauges(metrics);

  return {
    ...gauges,
    /** The numbers of this process only. */
    snapshot: metrics.snapshot,
    render: metrics.render,
    observeOperation(operation: string) {
      const time = durations({ operation });
      const counts = new Map<number, () => void>();
      return (status: number, seconds: number) => {
        const count = counts.get(status) ?? requests.of({ operation, status: String(status) });
        counts.set(status, count);
        count();
        time(seconds);
      };
    },
    delivery: (outcome: string) => deliveries({ outcome }),
    webhookSwitchedOff: () => switchedOff(),
    connectionCheck: (result: string) => checks({ found: result }),
    launchTaken: (isTakenOver: boolean) => {
      launchStarted();
      if (isTakenOver) takeovers();
    },
    launchWaits: (reason: string) => launchWaits({ for: reason }),
    launchEnded: (state: string) => launches({ state }),
    launchStep: (state: string) => launchSteps({ state }),
    toolCall: (tool: string, outcome: string) => toolCalls({ tool, outcome }),
    finding: (rule: string) => findings({ rule }),
    write: (action: string, outcome: string) => writeSeries(action)(outcome)(),
    foundLive: () => live(),
    objectDiffers: () => differingObjects(),
    readBack: (result: string) => readBacks({ found: result }),
    reconciled: (verdict: string) => reconciliations({ verdict }),
  };
};

/** Gauges of this process, computed when the metrics are read. */
const createProcessGauges = (metrics: Metrics) => {
  let launchCount = 0;
  metrics.gauge('greenroom_launches_carried', 'Launches being carried on now.', () => launchCount);
  let inFlight = 0;
  metrics.gauge('greenroom_requests_in_flight', 'Requests being answered now.', () => inFlight);
  const eventLoop = metrics.histogram(
    'greenroom_event_loop_delay_seconds',
    'How late a timer of the process was, ten times a second.',
  )({});
  let countWaiting = () => 0;
  metrics.gauge(
    'greenroom_database_waiting',
    'Statements and transactions that wait for the database now.',
    () => countWaiting(),
  );
  let backlog = 0;
  metrics.gauge(
    'greenroom_webhook_backlog',
    'Events that wait for endpoints that can be reached, up to a thousand for each.',
    () => backlog,
    'max',
  );
  let disk = { free: 0, size: 0 };
  metrics.gauge(
    'greenroom_disk_free_bytes',
    'Free space where the data folder is, or with PostgreSQL the folder of pictures.',
    () => disk.free,
    'min',
  );
  metrics.gauge('greenroom_disk_size_bytes', 'Size of that disk.', () => disk.size, 'min');
  metrics.gauge('process_resident_memory_bytes', 'Resident memory.', () =>
    process.memoryUsage.rss(),
  );
  metrics.gauge('process_uptime_seconds', 'Seconds since start.', () => process.uptime(), 'min');

  return {
    begin: () => {
      inFlight += 1;
    },
    end: () => {
      inFlight -= 1;
    },
    inFlight: () => inFlight,
    eventLoopDelay: eventLoop,
    countDatabaseWaiting: (count: () => number) => {
      countWaiting = count;
    },
    webhookBacklog: (events: number) => {
      backlog = events;
    },
    disk: (free: number, size: number) => {
      disk = { free, size };
    },
    launchStarted: () => {
      launchCount += 1;
    },
    launchReleased: () => {
      launchCount -= 1;
    },
  };
};
