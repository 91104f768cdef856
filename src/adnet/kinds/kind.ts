import type { FailureCode } from '../../contract/failures.ts';
import type { ReadResult, Rejection } from '../client/read.ts';
import type { FoundPlace } from '../guardrails/places.ts';
import type { ReadRequest } from '../wire/lists.ts';
import type { Body, Params } from '../wire/passed-through.ts';
import type { ComparedFields } from './compared-fields.ts';
import type { Edge, LookUp } from './edge.ts';

/** Reads something from the platform that a create needs to know. */
export type AskPlatform = (request: ReadRequest) => Promise<ReadResult>;

/** A create that a person has to do by hand. */
export type ManualCreate = {
  adAccountId: string;
  /** The parameters that would have been sent. */
  params: Params;
  /** The ad account's currency, if it is known. */
  currency?: string | undefined;
  /** The address of the file from which the object is made. */
  sourceUrl?: string | undefined;
};

/**
 * The field with the file's public address, and who fetches the file. If we do not fetch it, we only check the
 * address, and refuse one that is not public with this code.
 */
type MediaSource =
  | { field: string; fetchedBy: 'us' }
  | { field: string; fetchedBy: 'platform'; notAllowed: FailureCode };

/**
 * The parts of an object that guardrails check, besides budgets and links, which are searched in the whole object.
 * Each function reads our fields as well as the platform's parameters; null: the kind has no such part.
 */
type GuardedParts = {
  /** The name shown in Ads Manager. */
  name: ((params: Params) => unknown) | null;
  /** The places where its ads would be shown. */
  places: ((params: Params) => FoundPlace[]) | null;
  /** The tags that the platform adds to each of its links; empty if there are none. */
  urlTags: ((params: Params) => string) | null;
  /** An existing creative that would be shown; null if none is named. */
  creativeId: ((params: Params) => string | null) | null;
};

/**
 * All facts about one kind of object. Each part is required, so that a new kind without one of them does not
 * compile.
 */
export type KindFacts = {
  /**
   * The name of its create in the journal, the metrics and the answers; the activity shows what follows the first
   * word.
   */
  action: `create_${string}` | `upload_${string}`;
  /** The path under which it is created. */
  path(adAccountId: string): string;
  /** The file from which it is made; null if it is made of fields only. */
  source: MediaSource | null;
  /** What must be read from the platform before the parameters can be built; null if nothing ever is. */
  lookUps: ((body: Body) => ReadRequest[]) | null;
  /**
   * Converts our fields to the platform's parameters. `lookUpAnswers`: the answers to the look-ups, in their order.
   * `version`: the API version that gets the parameters, because an older one does not know all of them. For an
   * object made of fields, unknown fields are passed on (`passedThrough`), so that callers can use new fields of
   * the platform. A file is sent only with fields that we know. An object that can be live gets `status: 'PAUSED'`
   * last, which overwrites any other status.
   */
  params(body: Body, lookUpAnswers: readonly Buffer[], version: number): Params;
  /** Refuses mistakes before anything is sent. It may ask the platform; a refusal by the platform ends the create. */
  precheck: ((body: Body, ask: AskPlatform, params: Params) => Promise<Rejection | null>) | null;
  /** True if the platform can check it without creating it (`validate_only`). */
  canBeValidated: boolean;
  /** True if it has a status: it must be sent paused, and is read back to see whether it is. */
  canBeLive: boolean;
  /** The parts that guardrails check; null for a file, which spends nothing and leads nowhere. */
  guarded: GuardedParts | null;
  /** The fields that are compared with what was sent, after it was created; null if none can be. */
  compared: ComparedFields | null;
  /**
   * The list in which several new objects can be read together: that of the ad account, filtered by ids, or that of
   * the named parent, the newest first. Null: each is read alone.
   */
  readTogether: 'by_id' | { parent: string } | null;
  /** Whether the platform's answer contains an id or a hash. */
  calledBy: 'id' | 'hash';
  /**
   * What a second, equal create makes: a new object, or the same one again. After a lost answer, an object that
   * another create has made is accepted only if it is the same one.
   */
  sameAgain: 'new' | 'same';
  /** Where a created object is listed, and which fields identify it. */
  edge(lookUp: LookUp): Edge;
  /**
   * The steps in Ads Manager that lead to the same object. They name every parameter that would have been sent
   * (`otherSteps` names those without their own step), use the labels on the screen, and end with switching off
   * what can be live.
   */
  manualSteps(intended: ManualCreate): string[];
};
