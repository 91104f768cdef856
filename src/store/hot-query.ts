import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { type Db, isPostgres } from './db.ts';
import type { OneRowQuery } from './engines/sqlite/driver.ts';

/** Marks the place of a value while the query is compiled. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Values = Record<string, string | number | null>;

/**
 * A frequent query, compiled once for each engine, because building and compiling it takes longer than the database
 * does. It returns one row unless `rows` says otherwise.
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

/** Each property is the place of the value with that name. */
const places = <V extends Values>() =>
  // Kysely does not look at values, so a place can be used instead of a value.
  new Proxy({}, { get: (_, name) => new Place(String(name)) }) as V;
