import { cutSecrets } from './cut-secrets.ts';
import { cutMark, type Spelled, spell } from './spellings.ts';

/**
 * Cuts secrets out of text by their value. Field names cannot be trusted to catch a token inside
 * an error message or a URL, so everything written to the log passes through here.
 */
export type Scrubber = {
  /** A secret for as long as the process lives, such as the app secret. */
  always(secret: string): void;
  /** A token that is in use now; the last few dozen are remembered. */
  hold(secret: string): void;
  scrub(text: string): string;
};

const remembered = 32;
const shortest = 8; // shorter values would cut holes into ordinary words

const shapes: [RegExp, string][] = [
  [/gr_live_[0-9A-Za-z]{5,}/g, 'gr_live_[secret]'],
  [/\bEAA[0-9A-Za-z]{16,}/g, '[secret]'],
  [
    /(access[_-]token|appsecret_proof|client_secret|fb_exchange_token|input_token)(=|%3D|\\*"\s*[:,]\s*\\*"|:\s*)[^&"\s\\,[]+/gi,
    '$1$2[secret]',
  ],
  [
    /((?:token|secret|password|passwd|api[_-]?key)\\*)(=|%3D|"\s*:\s*\\*")[^&"\s\\,[]+/gi,
    '$1$2[secret]',
  ],
  [/\b[0-9]{6,20}\|[0-9A-Za-z_-]{20,}/g, '[secret]'],
  [/\b(Bearer|Basic)\s+[A-Za-z0-9._~+/=|-]{8,}/gi, '$1 [secret]'],
];

const mark = Buffer.from(cutMark);

export const createScrubber = (): Scrubber => {
  const permanent: Spelled[] = [];
  const recent = new Map<string, Spelled>();
  let all: Spelled[] = [];
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
      if (secret.length < shortest) return;
      permanent.push(spell(secret));
      gather();
    },
    hold(secret) {
      if (secret === latest || secret.length < shortest) return;
      latest = secret;
      const known = recent.get(secret);
      recent.delete(secret);
      recent.set(secret, known ?? spell(secret));
      if (known) return;
      const [oldest] = recent.keys();
      if (recent.size > remembered && oldest !== undefined) recent.delete(oldest);
      gather();
    },
    scrub(text) {
      let clean = cutValues(text);
      for (const [shape, replacement] of shapes) clean = clean.replace(shape, replacement);
      return clean;
    },
  };
};
