/** Who makes a call, and for which workspace; its calls wait and are cut off apart from all others. */
type Holder = { accountId: string; workspaceId: string };

/** An access token for one call. */
export type Token = {
  value: string;
  /** Our own app obtained it, so a proof belongs with it. */
  ours: boolean;
  holder?: Holder;
};

// Shorter values would cut holes into ordinary words, and no platform token is that short.
const sendable = /^[\x21-\x7e]{8,4096}$/;

/** Whether the text can travel in a header at all. */
export const isSendable = (token: string) => sendable.test(token);

const percentLower = (text: string) =>
  text.replace(/%[0-9A-F]{2}/g, (triplet) => triplet.toLowerCase());

const jsonText = (text: string) => JSON.stringify(text).slice(1, -1);

/** Every spelling in which a platform could echo a secret, longest first. */
export const spellingsOf = (secret: string): Buffer[] => {
  const encoded = encodeURIComponent(secret);
  const twice = encodeURIComponent(encoded);
  const bytes = Buffer.from(secret);
  const all = new Set<string>();
  for (const spelling of [
    secret,
    secret.replaceAll('&', '&amp;'),
    encoded,
    percentLower(encoded),
    twice,
    percentLower(twice),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
  ]) {
    const escaped = jsonText(spelling);
    all.add(spelling).add(escaped).add(escaped.replaceAll('/', '\\/'));
  }
  all.add(secret.replace(/[^A-Za-z0-9]/g, unicodeEscape));
  return [...all].sort((a, b) => b.length - a.length).map((spelling) => Buffer.from(spelling));
};

const unicodeEscape = (letter: string) =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
