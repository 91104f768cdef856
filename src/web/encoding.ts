export type Encoding = 'br' | 'gzip';

/** The best encoding that a browser accepts; null: send the bytes unchanged. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding | null => {
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
};
