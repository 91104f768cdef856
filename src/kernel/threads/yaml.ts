/**
 * The library for YAML, for modules that load it late with `import()`. It is a CommonJS module: as a chunk of its
 * own in the built program it would have no named exports, so it is imported here.
 */
export { stringify } from 'yaml';
