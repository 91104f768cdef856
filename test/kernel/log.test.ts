import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../../src/kernel/observe/log.ts';

describe('the log', () => {
  it('writes every line whole and in order, however long it is', async () => {
    const chunks: Buffer[] = [];
    const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      chunks.push(Buffer.from(chunk));
      return true;
    });
    const messages = ['short', 'Größe 漢字 🎉', 'x'.repeat(200_000), 'after', '漢'.repeat(20_000)];
    for (let at = 0; at < 400; at++) messages.push(`${at} ${'y'.repeat(300)}`);
    const read = () =>
      Buffer.concat(chunks)
        .toString()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).msg);
    try {
      const log = createLog({ level: 'info', scrub: (line) => line });
      for (const message of messages) log.info(message);
      await vi.waitUntil(() => read().length >= messages.length);
    } finally {
      stdout.mockRestore();
    }
    expect(read()).toEqual(messages);
  });
});
