import type { Entity, Json } from '../world/entities.ts';
import { type Field, writeFields } from './fields.ts';
import { paging } from './links.ts';
import { pageOf } from './page.ts';
import type { Reading } from './reading.ts';

type NestedEdge = {
  entities: readonly Entity[];
  field: Field;
  owner: Entity;
  reading: Reading;
  row: (entity: Entity) => Json;
};

/** An edge inside `fields`: a short list with links to its own address. */
export const nestedList = ({ entities, field, owner, reading, row }: NestedEdge): Json => {
  const { name, args, sub } = field;
  const page = pageOf(entities, args);
  const base = { ...reading, path: `/${owner.id}/${name}` };
  const params = { ...(sub && { fields: writeFields(sub) }), ...args };
  return { data: page.rows.map(row), ...paging(page, base, params) };
};
