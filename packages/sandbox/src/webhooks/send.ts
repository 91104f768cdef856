import { request as plainRequest } from 'node:http';
import { isLoopback } from '../basics/loopback.ts';
import type { World } from '../world/world.ts';

const timeoutMs = 5_000;
const maxAnswerBytes = 4_096;

/** Notifications leave this machine only for hosts that were allowed at the start. */
export const hostProblem = ({ settings }: World, address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return 'the callback is no HTTP address';
  const { hostname } = url;
  if (isLoopback(hostname) || settings.webhookHosts?.includes(hostname)) return undefined;
  return `the sandbox sends only to this machine and to webhookHosts, not to ${hostname}`;
};

export type SendResult = { status?: number; body?: string; problem?: string };

type Parts = { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

/** Sends one request to a callback; errors are returned, never thrown. */
export const send = async (
  address: string,
  { method, headers, body }: Parts,
): Promise<SendResult> => {
  const isSecure = address.startsWith('https:');
  const request = isSecure ? (await import('node:https')).request : plainRequest;
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ problem: error.message });
    const clientRequest = request(address, { method, headers: { ...headers }, timeout: timeoutMs });
    clientRequest.on('error', fail);
    clientRequest.on('timeout', () =>
      clientRequest.destroy(new Error('the callback did not answer in time')),
    );
    clientRequest.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (text.length < maxAnswerBytes) text += chunk;
      });
      response.on('error', fail);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    clientRequest.end(body);
  });
};
