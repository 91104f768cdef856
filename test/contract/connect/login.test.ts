// One store is enough: what it keeps, others keep that are tried on both.

import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/boot/config.ts';
import { linkFor, walker } from '../../helpers/callers/connect-walk.ts';
import { type House, house } from '../../helpers/house/house.ts';

const houses: House[] = [];
afterEach(() => Promise.all(houses.splice(0).map((one) => one.stop())));

/** Where the button of a link leads in a service with these settings. */
const openLogin = async (env: Record<string, string>) => {
  const h = await house({ env });
  houses.push(h);
  const { key } = await h.account();
  const link = await linkFor(h, key);
  const browser = walker();
  const page = await browser.open(link);
  const { location } = await browser.press(link);
  return { page: page.text, dialog: location, params: new URL(location).searchParams, browser };
};

const usual =
  'ads_management,ads_read,business_management,pages_show_list,pages_read_engagement,pages_manage_ads,instagram_basic';

describe('the login asks for', () => {
  it('the six permissions and Instagram when nothing is set', async () => {
    const { params, page } = await openLogin({});
    expect(params.get('scope')).toBe(usual);
    expect(params.has('config_id')).toBe(false);
    expect(page).toContain('<code>instagram_basic</code>');
  });

  it('the permissions of ADNET_SCOPES instead', async () => {
    const { params, page } = await openLogin({ ADNET_SCOPES: 'ads_read, ads_management' });
    expect(params.get('scope')).toBe('ads_read,ads_management');
    expect(page).not.toContain('pages_manage_ads');
  });

  it('the configuration of ADNET_CONFIG_ID, whose permissions are its own', async () => {
    const { params, page, dialog, browser } = await openLogin({ ADNET_CONFIG_ID: '4711' });
    expect(params.get('config_id')).toBe('4711');
    expect(params.get('override_default_response_type')).toBe('true');
    expect(params.get('response_type')).toBe('code');
    expect(params.has('scope')).toBe(false);
    expect(page).toContain('lists the permissions');
    // The platform's dialog takes it.
    expect((await browser.open(dialog)).text).toContain('Manage your ads');
  });

  it('both when both are set', async () => {
    const { params } = await openLogin({ ADNET_CONFIG_ID: '4711', ADNET_SCOPES: 'ads_read' });
    expect([params.get('config_id'), params.get('scope')]).toEqual(['4711', 'ads_read']);
  });
});

describe('settings of the login that cannot be right', () => {
  it.each([
    ['ADNET_SCOPES', 'ads_read;ads_management'],
    ['ADNET_SCOPES', ' , '],
    ['ADNET_SCOPES', 'https://evil.example'],
    ['ADNET_CONFIG_ID', 'my configuration'],
    ['ADNET_APP_SECRET', '0123456789abcde'],
  ])('%s=%s', (name, value) => {
    expect(readConfig({ [name]: value })).toEqual({
      problems: [expect.stringMatching(new RegExp(`^${name}: (must be|is too short)`))],
    });
  });

  it('do not include a secret of 16 characters', () => {
    expect(readConfig({ ADNET_APP_SECRET: '0123456789abcdef' })).not.toHaveProperty('problems');
  });

  it('are told without the secret', () => {
    expect(JSON.stringify(readConfig({ ADNET_APP_SECRET: 'swordfish' }))).not.toContain(
      'swordfish',
    );
  });
});
