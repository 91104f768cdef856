import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/kernel/text/nearest.ts';

const fieldNames = ['limit', 'after', 'before', 'status_filter', 'campaign_id'];

describe('nearest', () => {
  it.each([
    ['limt', 'limit'],
    ['LIMIT', 'limit'],
    ['aftre', 'after'],
    ['status', 'status_filter'],
    ['campaignId', 'campaign_id'],
  ])('%s was meant to be %s', (name, suggestion) => {
    expect(nearest(name, fieldNames)).toBe(suggestion);
  });

  it.each(['surprise', 'q', '', 'x'.repeat(100_000)])('%.10s is close to none', (name) => {
    expect(nearest(name, fieldNames)).toBe(null);
  });

  it('knows none where there is none', () => {
    expect(nearest('limit', [])).toBe(null);
  });
});
