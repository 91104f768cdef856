/**
 * The library for YAML, for those who load it late by `import()`: it is written in Node's old module
 * form, and as a part of its own in the built program it would have no names.
 */
export { stringify } from 'yaml';
