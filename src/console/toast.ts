import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'greenroom_toast';
const maxLength = 300;

/** What the next page says of what was just done. It holds words, never a secret. */
export const leaveToast = (reply: FastifyReply, words: string) =>
  reply.header('set-cookie', cookie(encodeURIComponent(words.slice(0, maxLength)), 60));

/** The words left by the last action; they are shown once. */
export const takeToast = (request: FastifyRequest, reply: FastifyReply): string | null => {
  const value = cookieOf(request.headers.cookie, name);
  if (value === null) return null;
  reply.header('set-cookie', cookie('', 0));
  try {
    return decodeURIComponent(value).slice(0, maxLength);
  } catch {
    return null;
  }
};

const cookie = (value: string, seconds: number) =>
  `${name}=${value}; Path=/console; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;

const cookieOf = (header: string | undefined, cookieName: string) =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === cookieName)?.[1] ?? null;
