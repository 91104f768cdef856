import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import type { AdnetClient, Rejection, Token } from '../client/client.ts';
import { objectId } from '../ids.ts';
import type { Edge, LookUp } from '../kinds/edge.ts';
import { type Kind, kinds } from '../kinds/list.ts';
import { isGiven } from '../wire/passed-through.ts';
import { couldBe } from './compare-objects.ts';
import { parseExact } from './exact-json.ts';
import { platformTime } from './platform-time.ts';

/** The object that a create without an answer may have made. */
export type LostObject = LookUp & {
  kind: Kind;
  /** When the intent to send it was stored. */
  intentAt: number;
};

/** `url` is known only of pictures. */
export type CreatedCandidate = { id: string; createdAt: number | null; url?: string };

export type FindCreatedResult =
  | {
      kind: 'listed';
      candidates: CreatedCandidate[];
      /**
       * Objects that may be ours but are not accepted: they are live, older than our intent, or lack something that
       * we sent.
       */
      doubtful: string[];
      /** False if the list was longer than we read. Then the object may exist although it was not found. */
      complete: boolean;
    }
  | Rejection;

const pageSize = '100';
const maxPages = 20;
/** The platform gives times in whole seconds, and its clock differs from the database's. */
const clockSlackMs = 3_000;

/** The platform leaves out fields without a value; null means the same. */
const text = z.string().nullish();

const row = z.looseObject({
  id: text,
  hash: text,
  name: text,
  title: text,
  url: text,
  status: text,
  created_time: text,
});

type ListedObject = z.infer<typeof row>;

const list = z.object({
  data: z.array(row),
  // An answer with an error may hold only some of the rows, so nothing follows from what it lacks.
  error: z.undefined().optional(),
  paging: z
    .object({
      next: text,
      cursors: z.object({ after: text }).nullish(),
    })
    .nullish(),
});

/** Looks for the object of a create whose answer was lost, and returns the candidates. */
export const findCreated = async (
  client: AdnetClient,
  token: Token,
  lostObject: LostObject,
): Promise<FindCreatedResult> => {
  const edge = kinds[lostObject.kind].edge(lostObject);
  const search: Search = { client, token, sought: lostObject, edge };
  const { name } = lostObject.params;
  if (edge.isLong && isGiven(name)) {
    const filtering = JSON.stringify([{ field: 'name', operator: 'CONTAIN', value: name }]);
    const searchResult = await listAll(search, { filtering });
    // The platform's filter by name is trusted only if it finds something; otherwise the whole list is read.
    if (
      searchResult.kind === 'listed' &&
      searchResult.candidates.length + searchResult.doubtful.length > 0
    )
      return searchResult;
  }
  return listAll(search, {});
};

type Search = {
  client: AdnetClient;
  token: Token;
  sought: LostObject;
  edge: Edge;
};

const listAll = async (
  { client, token, sought, edge }: Search,
  filter: Record<string, string>,
): Promise<FindCreatedResult> => {
  const candidates: CreatedCandidate[] = [];
  const doubtful: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const cursor = after === undefined ? {} : { after };
    const params = { ...edge.params, ...filter, limit: pageSize, ...cursor };
    const result = await client.read(token, edge.path, params, { queueName: sought.adAccountId });
    if (result.kind === 'rejected') return result;
    const { data, paging } = parseList(result.relayed.body);
    for (const object of data) {
      const candidate = candidateFrom(object, edge, sought);
      if (candidate?.isDoubtful) doubtful.push(candidate.id);
      else if (candidate) candidates.push(candidate);
    }
    const before = after;
    if (!paging?.next) return { kind: 'listed', candidates, doubtful, complete: true };
    after = paging.cursors?.after ?? cursorIn(paging.next);
    if (after === undefined || after === before) break;
  }
  return { kind: 'listed', candidates, doubtful, complete: false };
};

/** Only the cursor is taken from the platform's URL, so that the next page always belongs to the same list. */
const cursorIn = (next: string): string | undefined =>
  URL.canParse(next) ? (new URL(next).searchParams.get('after') ?? undefined) : undefined;

const parseList = (body: Buffer) => {
  const answer = list.safeParse(parseExact(body));
  if (answer.success) return answer.data;
  throw new Failure('adnet_unavailable', { cause: new Error('a list of another shape') });
};

type JudgedCandidate = CreatedCandidate & { isDoubtful?: boolean };

const candidateFrom = (
  object: ListedObject,
  edge: Edge,
  lostObject: LostObject,
): JudgedCandidate | null => {
  const { kind, params, imageHash } = lostObject;
  const id = kinds[kind].calledBy === 'hash' ? object.hash : objectId(object.id);
  if (!id) return null;
  const createdAt = platformTime(object.created_time ?? undefined);
  // The same picture has the same hash whenever it was sent, so its age does not matter.
  const { url } = object;
  if (imageHash !== undefined)
    return object.hash === imageHash ? { id, createdAt, ...(url && { url }) } : null;
  if (isGiven(params['name']) && !edge.isNamed(params['name'], object[edge.nameField])) return null;
  const { identity, presence, compare } = edge;
  const isSame = [...identity, ...compare].every((key) =>
    couldBe(comparable(params[key]), object[key]),
  );
  if (!isSame) return null;
  const isLacking = [...identity, ...presence].some(
    (key) => isFilled(params[key]) && !isGiven(object[key]),
  );
  const isDoubtful = isLacking || isLive(object) || isOlder(createdAt, lostObject);
  return isDoubtful ? { id, createdAt, isDoubtful } : { id, createdAt };
};

/** Everything is sent paused. So a live object is another one, or a person has switched ours on. */
const isLive = ({ status }: ListedObject) => status === 'ACTIVE';

/**
 * True if the object is older than our create and thus not its result. If a second create returns the object of the
 * first, an older object is right. A picture that is looked up by its name is an exception, because only its bytes
 * identify it.
 */
const isOlder = (createdAt: number | null, { kind, intentAt }: LostObject) => {
  const { sameAgain, calledBy } = kinds[kind];
  const ageMatters = sameAgain === 'new' || calledBy === 'hash';
  return ageMatters && createdAt !== null && createdAt < intentAt - clockSlackMs;
};

/** The platform leaves out values that are empty or zero. */
const isFilled = (sent: unknown) =>
  isGiven(sent) && Number(sent) !== 0 && !(Array.isArray(sent) && sent.length === 0);

/** For an ad, the creative is sent as `creative_id` and returned as `id`. */
const comparable = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && 'creative_id' in sent
    ? { id: sent.creative_id }
    : sent;

/** Builds the answer to a create whose own answer was lost, in the platform's format. */
export const answerFor = (kind: Kind, { id, url }: CreatedCandidate) =>
  kinds[kind].calledBy === 'hash'
    ? { images: { bytes: { hash: id, ...(url && { url }) } } }
    : { id };
