import { structureIn } from '../../kernel/text/json-walk.ts';
import { words } from '../preflight/values.ts';
import { visitAll } from './walk.ts';
import { readAddress } from './web-address.ts';

/** An address to which a click may lead. */
export type FoundLink =
  | { field: string; host: string; query: URLSearchParams; isText: boolean }
  /** It is unclear where it leads. */
  | { field: string; problem: string };

/** Names of fields that hold the target of a click, from Meta's specification. Their values must be addresses. */
const linkNames = new Set(
  words(`
    androidurl applink carouselseemoreurl deeplink deeplinkurl displaylink displayurl fallbackurl href iosurl link
    linkdestinationdisplayurl linkurl linkurls objectstoreurl objectstoreurls objecturl seemoreurl templateurl uri url
    websiteuri websiteurl weburl`),
);

/** Fields shown beside a link, which often hold only a domain. */
const displayNames = new Set(words('displayurl displaylink linkdestinationdisplayurl'));

/** Fields of pictures and videos, which are no targets of clicks. */
const mediaNames = new Set(
  words(`
    fileurl icon iconurl image imagecrops imagesrc imageurl imageurls logourl picture pictureurl sourceurl thumbnail
    thumbnailurl videourl`),
);
const mediaLists = new Set(words('images videos picture image thumbnail icon logo'));

/** Fields that name existing objects, whose links were set when they were created. */
const existingObjects: Record<string, string> = {
  objectstoryid: 'is a post that exists already',
  objectid: 'is something that exists already',
  sourceinstagrammediaid: 'is a post that exists already',
  instagrampermalinkurl: 'is a post that exists already',
  sourcefacebookpostid: 'is a post that exists already',
  productsetid: 'shows products, which lead where their catalog says',
  templatedata: 'shows products, which lead where their catalog says',
  productcatalogid: 'shows products, which lead where their catalog says',
  canvasid: 'opens a page that was built on Meta',
  instantexperienceid: 'opens a page that was built on Meta',
  destinationsetid: 'leads where its destination set says',
  destinationsetids: 'leads where its destination set says',
  collectionthumbnails: 'opens a page that was built on Meta',
  storefrontshopid: 'opens a shop on Meta',
};

const cannotJudge = 'so where it leads cannot be held against the allowed domains';

/** The link that Meta itself puts into lead ads; a click opens the form. */
const isFormPlaceholder = (host: string, isBare: boolean) => host === 'fb.me' && isBare;

const inText = /[a-z][a-z0-9+.-]{1,30}:\/{1,2}[^\s"'<>]*|\bwww\.[^\s"'<>]+/giu;

const withoutEnd = (address: string) =>
  address.replace(/(?<![).,;:!?\]}»”’])[).,;:!?\]}»”’]+$/u, '');

const linkOf = (field: string, text: string, isText = false): FoundLink[] => {
  const address = readAddress(text);
  if ('problem' in address) return [{ field, problem: address.problem }];
  return isFormPlaceholder(address.host, address.isBare)
    ? []
    : [{ field, host: address.host, query: address.query, isText }];
};

const maxLongText = 20_000;

/** Addresses within a text that people read, because people can click on them. */
const linksInText = (field: string, text: string): FoundLink[] => {
  if (text.length > maxLongText) return [{ field, problem: 'is too long to look for links in' }];
  return [...text.matchAll(inText)].flatMap(([match]) => {
    const address = withoutEnd(match);
    const whole = /^www\./i.test(address) ? `https://${address}` : address;
    return linkOf(field, whole, true);
  });
};

/** A field that is not in our list, but whose name suggests a link and whose value looks like a domain. */
const linkLike = /url|link|uri|href/;
const otherEndings = /(?:tags|title|description|text|caption|type|format|name|id|hash|treatment)$/;
const likeDomain = /^[^\s.\u3002\uff0e\uff61]+[.\u3002\uff0e\uff61]\S+$/u;

const isScheme = /^[a-z][a-z0-9+.-]*:/i;

const isStructure = (value: unknown) =>
  typeof value === 'object' || (typeof value === 'string' && structureIn(value) !== undefined);

const linksAt = (key: string, field: string, value: string): FoundLink[] => {
  if (displayNames.has(key))
    return linkOf(field, isScheme.test(value) ? value : `https://${value}`, true);
  if (linkNames.has(key)) return linkOf(field, value);
  if (linkLike.test(key) && !otherEndings.test(key) && likeDomain.test(value))
    return linkOf(field, isScheme.test(value) ? value : `https://${value}`);
  return linksInText(field, value);
};

/** Loaded when an ad is shown; these are no targets of clicks. */
const pixels = 'viewtags';

/**
 * Finds everything that could lead people to an address: first the fields for links, then addresses in any other
 * text.
 */
export const linksIn = (params: Readonly<Record<string, unknown>>): FoundLink[] => {
  const links: FoundLink[] = [];
  visitAll(params, ({ field, key, within, value }) => {
    const what = existingObjects[key];
    if (what !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)) {
      links.push({ field, problem: `${what}, ${cannotJudge}` });
      return false;
    }
    if (typeof value !== 'string' || isStructure(value)) return key !== pixels;
    const isMedia = mediaNames.has(key) || (key === 'url' && mediaLists.has(within.at(-1) ?? ''));
    if (value !== '' && !isMedia && key !== pixels) links.push(...linksAt(key, field, value));
    return false;
  });
  return links;
};
