/** Replaces the name of a person whose account was deleted. */
export const deletedPerson = 'deleted person';

/** Replaces an id; no account or key has it. */
export const deletedId = '00000000-0000-0000-0000-000000000000';
