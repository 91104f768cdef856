// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { formWords } from '../../../src/console/launch/words.ts';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  launchAdSet,
  launchOf,
  over,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { eur, pictureUrl, seededHash, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('the form for what Meta refused', () => {
  it('speaks in words, has choices, and knows who is behind the ads by the chosen Page', async () => {
    const { key, uid, workspaceId } = await h.connected();
    const targeting = { geo_locations: { countries: ['DE'] } };
    const body = wholeLaunch(h, {
      ad_sets: [launchAdSet('hikers', { targeting })],
      defaults: { page_id: demo.eurPageId, link_url: 'https://example.com/tent' },
    });
    const id = await begin(h, key, body);
    expect(await until(h, key, id, over)).toMatchObject({
      state: 'stopped',
      page_id: demo.eurPageId,
    });
    const browser = await signedIn(h, uid);
    const path = `/console/w/${workspaceId}/launches/${id}`;
    const { text } = await browser.go(path);
    const words = text.replace(/<[^>]*>/g, ' ');
    expect(words).not.toMatch(/dsa_|LINK_CLICKS|LOWEST_COST|IMPRESSIONS/);
    expect(words).toContain('Fill in “Who benefits from the ads”');
    for (const field of ['dsa_beneficiary', 'dsa_payor'])
      expect(text).toMatch(new RegExp(`value="Atelier Brume"[^>]*name="mend.adset-1.${field}"`));
    for (const [field, value] of [
      ['optimization_goal', 'LINK_CLICKS'],
      ['bid_strategy', 'LOWEST_COST_WITHOUT_CAP'],
      ['billing_event', 'IMPRESSIONS'],
    ])
      expect(text).toMatch(
        new RegExp(
          `<select[^>]*name="mend.adset-1.${field}"[^>]*>(?:(?!</select>).)*value="${value}" selected`,
        ),
      );
    // A part is made, not all of it.
    expect(text).not.toContain('All paused');
    await browser.submit(path, {
      do: 'mend',
      'mend.adset-1.dsa_beneficiary': 'Atelier Brume',
      'mend.adset-1.dsa_payor': 'Atelier Brume',
      'mend.adset-1.optimization_goal': 'REACH',
    });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
    expect(JSON.stringify(h.sandbox.control.objects('adset'))).toContain('REACH');
    expect((await browser.go(path)).text).toContain('All paused');
  });

  it('looks at a correction by the rules of the plan before the launch goes on', async () => {
    const { key, uid, workspaceId } = await h.connected();
    const body = wholeLaunch(h, { ad_sets: [launchAdSet('hikers', { daily_budget: 1 })] });
    const id = await begin(h, key, body);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'stopped' });
    const browser = await signedIn(h, uid);
    const path = `/console/w/${workspaceId}/launches/${id}`;
    const submit = (fields: Record<string, string>) =>
      browser.submit(path, { do: 'mend', ...fields });
    const small = await submit({ 'mend.adset-1.daily_budget': '0.02' });
    expect(small.text).toMatch(/at least [^<]*1\.00/);
    const unfit = await submit({
      'mend.adset-1.daily_budget': '20',
      'mend.adset-1.optimization_goal': 'POST_ENGAGEMENT',
    });
    expect(unfit.text).toContain('does not fit the objective');
    expect((await launchOf(h, key, id)).state).toBe('stopped');
    await submit({ 'mend.adset-1.daily_budget': '20' });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });

  it('shows a Page that is refused as a choice of Pages', async () => {
    const { key, uid, workspaceId } = await h.connected();
    const id = await begin(
      h,
      key,
      wholeLaunch(h, {
        defaults: { page_id: demo.jpyPageId, link_url: 'https://example.com/tent' },
      }),
    );
    expect(await until(h, key, id, over)).toMatchObject({ state: 'stopped' });
    const browser = await signedIn(h, uid);
    const { text } = await browser.go(`/console/w/${workspaceId}/launches/${id}`);
    expect(text).toMatch(
      new RegExp(
        `<select[^>]*name="mend.creative-1.page_id"[^>]*>(?:(?!</select>).)*value="${demo.usdPageId}"`,
      ),
    );
  });

  it('adds places and interests by their names, beside what is ticked off', async () => {
    const { key, uid, workspaceId } = await h.connected();
    const targeting = {
      geo_locations: {
        countries: ['US'],
        // Only Meta knows in which country it lies.
        regions: [{ key: '3847', name: 'California' }],
      },
      flexible_spec: [{ interests: [{ id: '6003397425735', name: 'Hiking' }] }],
    };
    const id = await begin(
      h,
      key,
      wholeLaunch(h, { ad_sets: [launchAdSet('hikers', { targeting })] }),
    );
    expect(await until(h, key, id, over)).toMatchObject({ state: 'stopped' });
    const browser = await signedIn(h, uid);
    const path = `/console/w/${workspaceId}/launches/${id}`;
    expect((await browser.go(path)).text).toContain('data-island="additions"');
    const name = 'mend.adset-1.targeting';
    const encodeChoice = (one: object) => JSON.stringify(one);
    await browser.submit(path, {
      do: 'mend',
      [`${name}/geo_locations/regions`]: '',
      [`${name}/geo_locations/countries`]: '',
      [`${name}/flexible_spec/0/interests`]: '6003397425735',
      [`${name}/added`]: [
        encodeChoice({ id: '777934', name: 'Paris', list: 'cities', country: 'FR' }),
        encodeChoice({ id: 'CA', name: 'Canada', list: 'countries' }),
        encodeChoice({ id: '6003177185335', name: 'Trail running', list: 'interests' }),
        'not JSON',
      ],
      'mend.adset-1.dsa_beneficiary': 'Northlight',
      'mend.adset-1.dsa_payor': 'Northlight',
    });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
    const { targeting: storedTargeting } = h.sandbox.control.objects('adset').at(-1) as {
      targeting: Record<string, object>;
    };
    expect(storedTargeting).toMatchObject({
      geo_locations: { countries: ['CA'], cities: [{ key: '777934', name: 'Paris' }] },
      flexible_spec: [{ interests: [{ name: 'Hiking' }, { name: 'Trail running' }] }],
    });
    expect(storedTargeting['geo_locations']).not.toHaveProperty('regions');
  });

  it('has no word for what no form has', () => {
    expect(formWords('Send page_id in promoted_object.')).toBeNull();
    expect(formWords('Raise age_min, or keep only age.')).toBe(
      'Raise “Youngest”, or keep only age.',
    );
    expect(formWords('Choose another picture.')).toBe('Choose another picture.');
  });
});

describe('a launch from a file', () => {
  const header =
    'campaign,ad_set,countries,daily_budget,image_url,image_hash,message,headline,link_url';
  const row = (url: string, hash: string, headline: string) =>
    `Spring,Hikers,Canada,20.00,${url},${hash},Sleep warm.,${headline},https://example.com`;

  const file = async () => {
    const owner = await h.connected();
    const browser = await signedIn(h, owner.uid);
    const path = `/console/w/${owner.workspaceId}/launches/from-file`;
    const send = (lines: string[], more: Record<string, string> = {}) =>
      browser.submit(path, {
        do: 'read',
        content: [header, ...lines].join('\n'),
        account_id: usd,
        page_id: demo.usdPageId,
        nonce: 'f1',
        ...more,
      });
    return { ...owner, browser, path, send };
  };

  it('names the rows of a picture that cannot be had, together with every other mistake', async () => {
    const { send } = await file();
    const missingPicture = 'http://127.0.0.1:1/tent.jpg';
    const good = row(pictureUrl(h), '', 'Tents');
    const { text } = await send([
      good,
      row(missingPicture, '', 'Lamps'),
      row(missingPicture, '', 'Mats'),
    ]);
    expect(text).toContain('Rows 3, 4, image_url');
    expect(text).not.toContain('Picture 1');
    const both = await send([row(missingPicture, '', 'Lamps'), row(pictureUrl(h), '', '')]);
    expect(both.text).toContain('Row 2, image_url');
    expect(both.text).toContain('Row 3, headline');
  });

  it('counts ads, calls them by audience and headline, and can wait for approval', async () => {
    const { send, key } = await file();
    const lines = [
      row(pictureUrl(h), '', 'Tents'),
      row('', seededHash(h), 'Lamps'),
      row('', seededHash(h), 'Lamps'),
    ];
    const { text } = await send(lines);
    expect(text).toContain('Make 3 ads, paused');
    expect(text).toMatch(/<bdi>Hikers · [0-9a-f]+ · Tents<\/bdi>/);
    expect(text).toContain('<bdi>Hikers · Lamps</bdi>');
    expect(text).toContain('<bdi>Hikers · Lamps 2</bdi>');
    const answer = await send(lines, { do: 'send', requires_approval: 'yes' });
    const id = /launches\/([0-9a-f-]{36})/.exec(answer.location ?? '')?.[1] ?? '';
    expect(await launchOf(h, key, id)).toMatchObject({ state: 'awaiting_approval' });
  });

  it('names the column that a hash stands in, and takes no workbook for a table', async () => {
    const { send, browser, path } = await file();
    const { text } = await send([row('', '0123456789abcdef0123456789abcdef', 'Lamps')]);
    expect(text).toContain('Row 2, image_hash');
    expect(text).not.toContain('Row 2, image_url');
    const content = 'PK\u0003\u0004\u0014\u0000\ufffd[Content_Types].xml';
    const workbook = await browser.submit(path, { do: 'read', account_id: usd, content });
    expect(workbook.text).toContain('Save it as CSV');
  });

  it('shows Pages and pictures of the ad account that was chosen, and keeps what was typed', async () => {
    const { browser, path } = await file();
    const form = { do: 'account', page_id: demo.usdPageId, content: 'campaign,ad_set' };
    const { text } = await browser.submit(path, { ...form, account_id: eur });
    expect(text).toContain('>campaign,ad_set</textarea>');
    expect(text).not.toContain(`<code>${seededHash(h)}</code>`);
    expect(text).not.toContain('Nothing was sent');
    expect(text).toContain('image_square, image_vertical');
  });

  it('says what a table cannot do, and where a hash is', async () => {
    const { browser, path } = await file();
    const { text } = await browser.go(path);
    expect(text).toContain('What a table cannot do yet');
    expect(text).toContain(`<code>${seededHash(h)}</code>`);
  });
});
