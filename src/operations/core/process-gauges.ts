import type { Metrics } from '../../kernel/metrics.ts';

/** What one process is doing at the moment: each number is asked for when the series are read. */
export const createProcessGauges = (metrics: Metrics) => {
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
