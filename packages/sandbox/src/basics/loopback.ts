const hosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** True if the host is this machine. */
export const isLoopback = (hostname: string) => hosts.has(hostname);
