import type { KindFacts } from '../kinds/kind.ts';
import { type Kind, kinds } from '../kinds/list.ts';
import { switchFields } from './automatic-changes.ts';
import type { ReadRequest } from './lists.ts';
import { isGiven, type Params } from './passed-through.ts';

/** The fields that say whether an object is live, and since when. */
const lifeFields = ['status', 'created_time', 'updated_time'];

/** Edges of these objects, which a read would follow as if they were fields. */
const edges =
  /^(?:insights|activities|copies|previews|leads|ads|adsets|adcreatives|adrules_governed|budget_schedules)$/;
const plainName = /^[a-z][a-z0-9_]{0,60}$/;
const secretName = /token|secret|password|proof/;
const maxUnknown = 5;

/** Our own notes in the journal, which are never sent. */
const ownNotes = ['automatic_changes'];

/** Parameters that are not in Meta's list: Meta may know them nevertheless, or may have ignored them. */
export const unknownNames = (kind: Kind, sent: Params): string[] => {
  const { compared } = kinds[kind];
  if (compared === null) return [];
  return Object.keys(sent)
    .filter(
      (name) =>
        !compared.readable.includes(name) &&
        !compared.writeOnly.includes(name) &&
        !ownNotes.includes(name) &&
        isGiven(sent[name]),
    )
    .filter((name) => plainName.test(name) && !edges.test(name) && !secretName.test(name))
    .slice(0, maxUnknown);
};

/** The fields of an object that are compared: those that were sent, and those that hold our switches. */
export const comparedNames = (kind: Kind, sent: Params): string[] => {
  const { compared }: KindFacts = kinds[kind];
  if (compared === null) return [];
  const names = compared.readable.filter((name) => name in sent);
  return [...new Set([...names, ...(kind === 'creative' ? switchFields : [])])];
};

const spelled = (name: string) => (name === 'creative' ? 'creative{id}' : name);

const fieldsOf = (kind: Kind, names: readonly string[]) =>
  ['id', ...(kinds[kind].canBeLive ? lifeFields : []), ...names.map(spelled)].join(',');

/** One new object by its id. */
export const newObjectRead = (kind: Kind, id: string, names: readonly string[]): ReadRequest => ({
  path: `/${id}`,
  params: { fields: fieldsOf(kind, names) },
});

/** Reads several new objects of one list together; deleted ones are not returned. */
export const newObjectsRead = (
  kind: Kind,
  listPath: string,
  ids: readonly string[],
  names: readonly string[],
): ReadRequest => ({
  path: listPath,
  params: {
    fields: fieldsOf(kind, names),
    ...(kinds[kind].readTogether === 'by_id' && {
      filtering: JSON.stringify([{ field: 'id', operator: 'IN', value: ids }]),
    }),
    limit: String(ids.length),
  },
});
