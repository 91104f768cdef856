import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/boot/config.ts';
import type { DoctorStep } from '../../../src/cli/doctor/examine-token.ts';
import { presentSteps, walkPlatform } from '../../../src/cli/doctor/walk-platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-platform-'));
const sandbox = createSandbox({ enforceLimits: false });
let graphUrl = '';

beforeAll(async () => {
  graphUrl = `${await sandbox.app.listen({ port: 0, host: '127.0.0.1' })}/v26.0`;
});
afterAll(async () => {
  await sandbox.app.close();
  rmSync(folder, { recursive: true });
});

const walk = async (token = '', settings: Record<string, string> = {}) => {
  const config = readConfig({
    ADNET_GRAPH_URL: graphUrl,
    ADNET_APP_ID: demo.appId,
    ADNET_APP_SECRET: demo.appSecret,
    DATA_DIR: folder,
    ...settings,
  });
  if ('problems' in config) throw new Error(config.problems.join());
  return walkPlatform(config, token);
};

const stateOf = (steps: DoctorStep[], name: string) =>
  steps.find(({ step }) => step === name)?.state;
const detailOf = (steps: DoctorStep[], name: string) =>
  steps.find(({ step }) => step === name)?.detail;

describe('the walk to the real platform', () => {
  it('sees app, token, permissions, ad accounts and pages, and says what it cannot see', async () => {
    const steps = await walk(demo.systemUserToken);
    expect(steps.map(({ step, state }) => `${state} ${step}`)).toEqual([
      'done settings',
      'missing address',
      'done app',
      'unseen redirect',
      'unseen review',
      'unseen business',
      'done token',
      'done permissions',
      'done ad accounts',
      'done pages',
      'done first create',
    ]);
    expect(detailOf(steps, 'token')).toBe('a system user’s, never expires');
    expect(detailOf(steps, 'ad accounts')).toBe('3 active of 4');
  });

  it('says where everything begins while the sandbox plays Meta', async () => {
    const steps = await walk('', { ADNET_GRAPH_URL: '', ADNET_APP_ID: '', ADNET_APP_SECRET: '' });
    expect(steps).toEqual([
      { step: 'settings', state: 'missing', detail: expect.stringContaining('ADNET_APP_ID') },
    ]);
  });

  it('finds a secret of another app', async () => {
    const steps = await walk('', { ADNET_APP_SECRET: 'f'.repeat(32) });
    expect(stateOf(steps, 'app')).toBe('missing');
    expect(stateOf(steps, 'token')).toBe('unseen');
  });

  it('says so when the app is not set, and goes on when Meta does not answer', async () => {
    const unset = await walk('', { ADNET_APP_ID: '', ADNET_APP_SECRET: '' });
    expect(detailOf(unset, 'app')).toContain('are not set');
    const silent = await walk(demo.systemUserToken, {
      ADNET_GRAPH_URL: 'http://127.0.0.1:9/v26.0',
    });
    expect(detailOf(silent, 'app')).toContain('does not answer');
    expect(detailOf(silent, 'token')).toContain('does not answer');
    expect(stateOf(silent, 'redirect')).toBe('unseen');
  });

  it('finds an address that is not https, and one that does not answer', async () => {
    const plain = await walk('', { BASE_URL: 'http://ads.example.com' });
    expect(detailOf(plain, 'address')).toContain('https');
    const silent = await walk('', { BASE_URL: 'https://127.0.0.1:9' });
    expect(detailOf(silent, 'address')).toContain('does not answer');
    expect(detailOf(silent, 'redirect')).toContain('https://127.0.0.1:9/connect/callback');
  });

  it.each([
    ['expired', demo.expiredToken, 'does not accept'],
    ['revoked', demo.revokedToken, 'does not accept'],
    ['of another app', demo.foreignToken, 'another app'],
  ])('finds a token that is %s', async (_kind, token, words) => {
    expect(detailOf(await walk(token), 'token')).toContain(words);
  });

  it('names the permissions a token lacks', async () => {
    const steps = await walk(demo.analystToken);
    expect(detailOf(steps, 'permissions')).toMatch(/not granted: ads_management/);
  });

  it('shows neither the token nor the secret', async () => {
    const paint = (_style: string, text: string) => text;
    const stepsText = presentSteps(await walk(demo.systemUserToken), { paint } as never);
    expect(stepsText).not.toContain(demo.systemUserToken);
    expect(stepsText).not.toContain(demo.appSecret);
    expect(stepsText).toContain('? redirect');
  });
});
