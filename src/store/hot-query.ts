import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { type Db, isPostgres } from './db.ts';
import type { OneRowQuery } from './engines/sqlite/driver.ts';

/** Stands where a value will stand, while the query is compiled. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Values = Record<string, string | number | null>;

/**
 * A query that is asked all the time, compiled once per engine instead of each time: building and
 * compiling cost more than the database takes to answer. It finds one row unless told otherwise.
 */
export const hotQuery = <V extends Values, R>(
  build: (db: Db, values: V) => Compilable<R>,
  finds: 'one row' | 'rows' = 'one row',
) => {
  const queries = new Map<boolean, CompiledQuery<R>>();
  const compile = (db: Db): CompiledQuery<R> => {
    const query = build(db, places<V>()).compile();
    if (finds === 'rows') return query;
    const oneRow = { ...query, oneRow: true } satisfies OneRowQuery;
    return oneRow;
  };
  return (db: Db, values: V): Promise<QueryResult<R>> => {
    const engine = isPostgres(db);
    const query = queries.get(engine) ?? compile(db);
    queries.set(engine, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? values[value.name] : value,
    );
    return db.executeQuery({ ...query, parameters });
  };
};

/** Whatever is read from it is the place of that name. */
const places = <V extends Values>() =>
  // Kysely does not look at values, so a place can stand where a value is expected.
  new Proxy({}, { get: (_, name) => new Place(String(name)) }) as V;
