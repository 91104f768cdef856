import { count, type Row, textOfNumber, uniqueOf } from './row.ts';

/** A field of a row; it is left out where `read` gives nothing. */
export type Field = { needs: readonly string[]; read: (row: Row) => unknown };

/** A number a row can be asked for; undefined where the platform would not show it. */
export type Measure = { needs: readonly string[]; of: (row: Row) => number | undefined };

export const counter = (metric: string): Measure => ({
  needs: [metric],
  of: (row) => count(row, metric),
});

export const unique = (metric: string): Measure => ({
  needs: ['impressions', metric],
  of: (row) => uniqueOf(row, metric),
});

const shown = (value: number | undefined) =>
  value === undefined ? undefined : textOfNumber(value);

export const always = ({ needs, of }: Measure): Field => ({ needs, read: (row) => shown(of(row)) });

export const ifAny = ({ needs, of }: Measure): Field => ({
  needs,
  read: (row) => shown(of(row) || undefined),
});

export const per = (top: Measure, bottom: Measure, scale = 1): Field => ({
  needs: [...top.needs, ...bottom.needs],
  read: (row) => {
    const whole = bottom.of(row);
    const part = top.of(row);
    return whole && part !== undefined ? textOfNumber((part * scale) / whole) : undefined;
  },
});
