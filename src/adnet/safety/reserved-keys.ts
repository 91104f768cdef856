import { memoize } from '../../kernel/async/memoize.ts';

/**
 * Names that are never sent in a create, because they could set an object live, make a second one, or use another
 * token. All other names are passed on, and the platform decides about them.
 */
const anywhere = new Set([
  'accesstoken',
  'appsecretproof',
  'appsecrettime',
  'clientsecret',
  'fbexchangetoken',
  'inputtoken',
  'batch',
  'adbatch',
  'asyncbatch',
  'adspec',
  'adgroupspec',
  'adsetspec',
  'campaignspec',
  'campaigngroupspec',
  'executionoptions',
  'parameteroverrides',
  'includeheaders',
  'relativeurl',
  'attachedfiles',
]);

const atTheTop = new Set([
  'accountid',
  'id',
  'ids',
  'method',
  'methodoverride',
  'httpmethod',
  'httpmethodoverride',
  'xhttpmethodoverride',
  'fields',
  'callback',
  'debug',
  'pretty',
  'dateformat',
  'metadata',
  'format',
  'redirect',
  'suppresshttpcode',
  'returnsslresources',
  'sessionkey',
  'deepcopy',
  'renameoptions',
]);

const lookalikes: Record<string, string> = {
  а: 'a',
  α: 'a',
  ɑ: 'a',
  ᴀ: 'a',
  в: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  е: 'e',
  ε: 'e',
  ҽ: 'e',
  һ: 'h',
  і: 'i',
  ι: 'i',
  ı: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  ο: 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  ѕ: 's',
  ꜱ: 's',
  ʂ: 's',
  ș: 's',
  ş: 's',
  т: 't',
  τ: 't',
  ᴛ: 't',
  ț: 't',
  ţ: 't',
  υ: 'u',
  ս: 'u',
  ʋ: 'u',
  ᴜ: 'u',
  µ: 'u',
  ц: 'u',
  ν: 'v',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
};

/** A name without case, accents, spaces and look-alike letters, as a lenient parser might read it. */
export const foldKey = (key: string) =>
  plainLetters.test(key)
    ? key.toLowerCase().replaceAll('_', '')
    : Array.from(unescaped(key), (character) => foldCharacter(character)).join('');

/** Nearly all names are plain and need no folding. */
const plainLetters = /^[A-Za-z0-9_]*$/;

/** One character can become eighteen, so the result for each character is cached. */
const foldCharacter = memoize(10_000, (character) =>
  Array.from(character.normalize('NFKD').toLowerCase(), (letter) => lookalikes[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]/g, ''),
);

const unescaped = (key: string) => {
  const plain = key.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
};

const isHarmlessWord = (value: unknown) => value === 'OPT_IN' || value === 'OPT_OUT';

const isListOfTraits = (value: unknown) =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'number' || typeof item === 'object' || /^\d+$/.test(item));

/** Names with "status" in them that do not set an object's own state, and the values they may have. */
const innocent: Record<string, (value: unknown) => boolean> = {
  enroll_status: isHarmlessWord,
  relationship_statuses: isListOfTraits,
  education_statuses: isListOfTraits,
  family_statuses: isListOfTraits,
};

export const isInnocent = (key: string, value: unknown) =>
  Object.hasOwn(innocent, key) && innocent[key]?.(value) === true;

export const isReservedAnywhere = (key: string, value: unknown) => {
  if (isInnocent(key, value)) return false;
  const foldedKey = foldKey(key);
  return foldedKey.includes('status') || anywhere.has(foldedKey);
};

const plainName = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Parameters have plain names; `status[0]` and the like are not plain. */
export const isReservedAtTheTop = (key: string, value: unknown) =>
  !plainName.test(key) || isReservedAnywhere(key, value) || atTheTop.has(foldKey(key));
