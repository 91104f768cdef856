import { expect } from 'vitest';
import type { House } from '../house/house.ts';
import type { Seen } from './connect-walk.ts';

/** What every page must fulfil, whatever its content is. */
export const expectPage = (page: Seen, status: number, words: RegExp = /./) => {
  expect(page.status, page.text.slice(0, 300)).toBe(status);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toMatch(/unsafe|script-src(?! 'self';)|\*(?!\.)|data:|https?:(?!\/\/)/);
  expect(page.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
  expect(page.text).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page.text.match(/<h1>/g)).toHaveLength(1);
  // The only script on a page is the file that writes times in the reader's time zone.
  const rest = page.text.replace('<script src="/pages.js" defer></script>', '');
  expect(rest).not.toMatch(/<script|<style|\son\w+=|style=|javascript:/i);
  expect(page.text).toMatch(words);
};

/** How often a code was exchanged for a token. */
export const exchangesOn = ({ sandbox }: House) =>
  sandbox.control
    .calls({ method: 'POST', path: '/oauth/access_token' })
    .filter(({ params }) => params['code'] !== undefined).length;
