declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string;
    requests?: { body: string }[];
  };
  type Result = {
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
    latency: { p50: number; p99: number };
  };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
