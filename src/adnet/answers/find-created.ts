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

/** The object of a create whose answer was lost. */
export type LostObject = LookUp & {
  kind: Kind;
  /** When the intent to send it was written down. */
  intentAt: number;
};

/** `url` is known of pictures alone. */
export type CreatedCandidate = { id: string; createdAt: number | null; url?: string };

export type FindCreatedResult =
  | {
      kind: 'listed';
      candidates: CreatedCandidate[];
      /** Objects that may be ours but are not taken for it: live, older than our intent, or lacking what we sent. */
      doubtful: string[];
      /** False when there was more to list than we were willing to: absence proves nothing then. */
      complete: boolean;
    }
  | Rejection;

const pageSize = '100';
const maxPages = 20;
/** The platform tells time in whole seconds, and its clock is not the database's. */
const clockSlackMs = 3_000;

/** The platform leaves out what it does not have; null says the same. */
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
  // An answer with an error may hold only some of the rows, so nothing can be concluded from it.
  error: z.undefined().optional(),
  paging: z
    .object({
      next: text,
      cursors: z.object({ after: text }).nullish(),
    })
    .nullish(),
});

/** Looks for the object a create whose answer was lost may have made, and says what could be it. */
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
    // The platform's filter by name is trusted only when it finds something; otherwise the whole
    // list is read.
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

/**
 * Only the cursor is taken from the platform's address, so that the next page is always one of the
 * same list.
 */
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
  // The same picture has the same hash whenever it was sent, so its age says nothing.
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

/** Everything is sent paused, so a live object is somebody else's, or somebody has switched ours on. */
const isLive = ({ status }: ListedObject) => status === 'ACTIVE';

/**
 * Where a second create answers with the first one's object, an older object is the right one. Not so
 * for a picture that is looked for by its name: only its bytes make it the same.
 */
const isOlder = (createdAt: number | null, { kind, intentAt }: LostObject) => {
  const { sameAgain, calledBy } = kinds[kind];
  const ageMatters = sameAgain === 'new' || calledBy === 'hash';
  return ageMatters && createdAt !== null && createdAt < intentAt - clockSlackMs;
};

/** Sent with something in it: the platform leaves out what is empty or zero. */
const isFilled = (sent: unknown) =>
  isGiven(sent) && Number(sent) !== 0 && !(Array.isArray(sent) && sent.length === 0);

/** An ad is sent its creative as `creative_id` and reads it back as `id`. */
const comparable = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && 'creative_id' in sent
    ? { id: sent.creative_id }
    : sent;

/** The answer to give for a create whose own answer was lost, in the platform's shape. */
export const answerFor = (kind: Kind, { id, url }: CreatedCandidate) =>
  kinds[kind].calledBy === 'hash'
    ? { images: { bytes: { hash: id, ...(url && { url }) } } }
    : { id };
