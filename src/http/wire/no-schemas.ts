const never = (): never => {
  throw new Error('input is read by zod: no route has a schema of its own');
};

/**
 * For Fastify: our routes bring no schemas, so its own validator and serializer, half a megabyte of code, need not be loaded.
 */
export const noSchemas = { compilersFactory: { buildValidator: never, buildSerializer: never } };
