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
  [/\b(Bearer|Basic)\s+[A-Za-z0-9._~+/=|-]{8,}/gi, '$1 [secret]'],
];

const forms = (secret: string) => {
  const escaped = JSON.stringify(secret).slice(1, -1);
  const inUrl = encodeURIComponent(secret);
  const hex = Buffer.from(secret).toString('hex');
  return [
    ...new Set([
      secret,
      escaped,
      inUrl,
      inUrl.replace(/%../g, (sign) => sign.toLowerCase()),
      encodeURIComponent(inUrl),
      hex,
      hex.toUpperCase(),
      ...[0, 1, 2].flatMap((shift) => inBase64(secret, shift)),
    ]),
  ];
};

/** What base64 makes of the secret inside a longer text, by how many bytes stand before its group. */
const inBase64 = (secret: string, shift: number) => {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
  // The characters at either end also depend on the neighbours.
  const [from, to] = [Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6)];
  return (['base64', 'base64url'] as const).map((kind) => bytes.toString(kind).slice(from, to));
};

/**
 * Whether a text could hold one of the values at all, by a hash of each four neighbouring
 * characters. Nearly every log line holds none, and must not pay for hundreds of searches.
 */
const createSieve = () => {
  const marks = new Uint8Array(65_536);
  const hash = (text: string, at: number) =>
    (text.charCodeAt(at) * 31 +
      text.charCodeAt(at + 1) * 1_009 +
      text.charCodeAt(at + 2) * 8_191 +
      text.charCodeAt(at + 3) * 49_157) &
    0xffff;
  return {
    add: (value: string) => {
      marks[hash(value, 0)] = 1;
    },
    clear: () => marks.fill(0),
    mayHold: (text: string) => {
      for (let at = 0; at < text.length - 3; at++) if (marks[hash(text, at)] === 1) return true;
      return false;
    },
  };
};

export const createScrubber = (): Scrubber => {
  const permanent: string[] = [];
  const recent = new Map<string, string[]>();
  const sieve = createSieve();
  let latest = '';

  const forgetOldest = () => {
    const [oldest] = recent.keys();
    if (oldest !== undefined) recent.delete(oldest);
    sieve.clear();
    for (const value of [...permanent, ...[...recent.values()].flat()]) sieve.add(value);
  };

  const cutValues = (text: string) => {
    let clean = text;
    for (const values of [permanent, ...recent.values()])
      for (const value of values)
        if (clean.includes(value)) clean = clean.replaceAll(value, '[secret]');
    return clean;
  };

  return {
    always(secret) {
      if (secret.length < shortest) return;
      for (const value of forms(secret)) {
        permanent.push(value);
        sieve.add(value);
      }
    },
    hold(secret) {
      if (secret === latest || secret.length < shortest) return;
      latest = secret;
      const known = recent.get(secret);
      recent.delete(secret);
      recent.set(secret, known ?? forms(secret));
      if (known) return;
      for (const value of recent.get(secret) ?? []) sieve.add(value);
      if (recent.size > remembered) forgetOldest();
    },
    scrub(text) {
      let clean = sieve.mayHold(text) ? cutValues(text) : text;
      for (const [shape, replacement] of shapes) clean = clean.replace(shape, replacement);
      return clean;
    },
  };
};
