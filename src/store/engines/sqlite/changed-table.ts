import {
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  type RootOperationNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';

/** Where a query does not say what it changes, it may be anything. */
export const anything = '*';

/** The one table that a query changes; null for a query that only reads. */
export const changedTable = (query: RootOperationNode): string | null => {
  if (SelectQueryNode.is(query)) return null;
  if (InsertQueryNode.is(query)) return nameOf(query.into);
  if (UpdateQueryNode.is(query)) return nameOf(query.table);
  if (DeleteQueryNode.is(query)) return nameOf(query.from.froms[0]);
  return anything;
};

const nameOf = (node: OperationNode | undefined) =>
  node && TableNode.is(node) ? node.table.identifier.name : anything;
