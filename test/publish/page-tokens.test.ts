import { expect, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { createPageTokens } from '../../src/publish/tokens/page-tokens.ts';

it('keeps the token of a Page for minutes, for the login that read it', () => {
  let now = 0;
  const tokens = createPageTokens(() => now);
  tokens.keep('login one', '7', 'token of the page');
  expect(tokens.tokenOf('login one', '7')).toBe('token of the page');
  expect(tokens.tokenOf('login two', '7')).toBeNull();
  expect(tokens.tokenOf('login one', '8')).toBeNull();
  now += span({ minutes: 5 });
  expect(tokens.tokenOf('login one', '7')).toBeNull();
});

it('keeps a thousand of them at most, and forgets', () => {
  const tokens = createPageTokens(() => 0);
  for (let page = 0; page < 1_001; page++) tokens.keep('login', String(page), 'token');
  expect(tokens.tokenOf('login', '0')).toBeNull();
  expect(tokens.tokenOf('login', '1000')).toBe('token');
  tokens.forget('login', '1000');
  expect(tokens.tokenOf('login', '1000')).toBeNull();
});
