const never = (): never => {
  throw new Error('input is read by zod: no route has a schema of its own');
};

/**
 * For Fastify: our routes bring no schemas, so its own validator and serializer need not be loaded. That is half a megabyte
 * of code and a twentieth of the time a start takes.
 */
export const noSchemas = { compilersFactory: { buildValidator: never, buildSerializer: never } };
