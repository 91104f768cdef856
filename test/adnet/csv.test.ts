import { describe, expect, it } from 'vitest';
import { askedColumns, columnsOf } from '../../src/adnet/csv/columns.ts';
import { flatRow } from '../../src/adnet/csv/flat-row.ts';
import { readPage } from '../../src/adnet/csv/page.ts';

const flat = (row: unknown) => Object.fromEntries(flatRow(row));
const page = (value: unknown) => readPage(Buffer.from(JSON.stringify(value)));

describe('a row in columns', () => {
  it('has dots for what is nested, and JSON for lists', () => {
    expect(
      flat({
        id: '1',
        creative: { id: '2', story: { link: 'x' } },
        on: true,
        none: null,
        empty: {},
        special: ['HOUSING'],
        places: [{ key: 'a' }],
      }),
    ).toEqual({
      id: '1',
      'creative.id': '2',
      'creative.story.link': 'x',
      on: 'true',
      none: '',
      empty: '{}',
      special: '["HOUSING"]',
      places: '[{"key":"a"}]',
    });
  });

  it('has a column for each kind of action, and loses none', () => {
    expect(
      flat({
        actions: [
          { action_type: 'link_click', value: '10', '7d_click': '8' },
          { action_type: 'purchase', action_device: 'iphone', value: '2' },
          { action_type: 'link_click', value: '11' },
        ],
      }),
    ).toEqual({
      'actions.link_click': '10',
      'actions.link_click.7d_click': '8',
      'actions.purchase.iphone': '2',
      'actions.link_click#2': '11',
    });
  });

  it('bears what is nested without end', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`);
    expect([...flatRow(deep).keys()]).toEqual(['a.a.a.a.a.a.a.a']);
    expect(flat('text')).toEqual({ value: 'text' });
  });
});

describe('the columns of a file', () => {
  it('are read from the fields that were asked for', () => {
    expect(askedColumns('id,creative{id,story{link},name},status')).toEqual([
      'id',
      'creative.id',
      'creative.story.link',
      'creative.name',
      'status',
    ]);
    expect(askedColumns('')).toEqual([]);
  });

  it('keep that order, with nested values in their place and the rest behind', () => {
    const rows = [flatRow({ b: '1', nested: { y: 1 }, other: 1 }), flatRow({ nested: { x: 1 } })];
    expect(columnsOf(['a', 'nested', 'b'], rows)).toEqual([
      'a',
      'nested.y',
      'nested.x',
      'b',
      'other',
    ]);
  });
});

describe('a page', () => {
  it('keeps ids that are longer than numbers can be', () => {
    const body = Buffer.from('{"data":[{"id":12345678901234567890,"n":1.5}]}');
    expect(readPage(body)).toEqual({
      rows: [{ id: '12345678901234567890', n: '1.5' }],
      after: null,
    });
  });

  it('names the next one by its cursor, else by its address', () => {
    const next = 'https://x.example/?limit=1&after=QQ%3D';
    expect(page({ data: [], paging: { next, cursors: { after: 'c' } } })?.after).toBe('c');
    expect(page({ data: [], paging: { next } })?.after).toBe('QQ=');
    expect(page({ data: [], paging: { cursors: { after: 'c' } } })?.after).toBeNull();
    expect(page({ data: [], paging: { next: 'https://x.example/?offset=2' } })).toBeUndefined();
    expect(page({ id: '1' })).toBeUndefined();
  });
});
