import { cutSecrets } from './cut-secrets.ts';
import { cutMark, type SecretSpellings, spellingsFor } from './spellings.ts';

/**
 * Removes secrets from text by their value. Field names are not enough to find a token inside an error message or a
 * URL, so everything written to the log passes through here.
 */
export type Scrubber = {
  /** Registers a secret for the life of the process, such as the app secret. */
  always(secret: string): void;
  /** Registers a token that is in use now; the last few dozen are kept. */
  hold(secret: string): void;
  scrub(text: string): string;
};

const maxRecent = 32;
const minLength = 8; // Removing a shorter value would damage ordinary words.

type Shape = {
  /** What each text of this shape contains, in upper or lower case. */
  marker: string;
  shape: RegExp;
  put: string;
};

const shapes: Shape[] = [
  { marker: 'gr_live_', shape: /gr_live_[0-9A-Za-z]{5,}/g, put: 'gr_live_[secret]' },
  { marker: 'EAA', shape: /\bEAA[0-9A-Za-z]{16,}/g, put: '[secret]' },
  {
    marker: 'token|secret|proof',
    shape:
      /(access[_-]token|appsecret_proof|client_secret|fb_exchange_token|input_token)(=|%3D|\\*"\s*[:,]\s*\\*"|:\s*)[^&"\s\\,[]+/gi,
    put: '$1$2[secret]',
  },
  {
    marker: 'token|secret|passw|key',
    shape: /((?:token|secret|password|passwd|api[_-]?key)\\*)(=|%3D|"\s*:\s*\\*")[^&"\s\\,[]+/gi,
    put: '$1$2[secret]',
  },
  { marker: '\\|', shape: /\b[0-9]{6,20}\|[0-9A-Za-z_-]{20,}/g, put: '[secret]' },
  {
    marker: 'Bearer|Basic',
    shape: /\b(Bearer|Basic)\s+[A-Za-z0-9._~+/=|-]{8,}/gi,
    put: '$1 [secret]',
  },
];

/** One search for all of them, because most texts contain none. */
const markers = new RegExp(shapes.map(({ marker }) => marker).join('|'), 'i');

const mark = Buffer.from(cutMark);

export const createScrubber = (): Scrubber => {
  const permanent: SecretSpellings[] = [];
  const recent = new Map<string, SecretSpellings>();
  let all: SecretSpellings[] = [];
  let latest = '';

  const gather = () => {
    all = [...permanent, ...recent.values()];
  };

  const cutValues = (text: string) => {
    const bytes = Buffer.from(text);
    const clean = cutSecrets(bytes, all, mark);
    return clean === bytes ? text : clean.toString();
  };

  return {
    always(secret) {
      if (secret.length < minLength) return;
      permanent.push(spellingsFor(secret));
      gather();
    },
    hold(secret) {
      if (secret === latest || secret.length < minLength) return;
      latest = secret;
      const knownSpellings = recent.get(secret);
      recent.delete(secret);
      recent.set(secret, knownSpellings ?? spellingsFor(secret));
      if (knownSpellings) return;
      const [oldest] = recent.keys();
      if (recent.size > maxRecent && oldest !== undefined) recent.delete(oldest);
      gather();
    },
    scrub(text) {
      let clean = cutValues(text);
      if (!markers.test(clean)) return clean;
      for (const { shape, put } of shapes) clean = clean.replace(shape, put);
      return clean;
    },
  };
};
