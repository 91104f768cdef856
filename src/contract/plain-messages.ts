import * as z from 'zod';

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const units: Record<string, string> = { string: 'characters', array: 'entries' };

const limit = (word: 'least' | 'most', origin: string, value: number | bigint) =>
  units[origin] ? `must have at ${word} ${value} ${units[origin]}` : `must be at ${word} ${value}`;

/** Describes a validation error as the rest of a sentence that begins with the name of the field. */
const inPlainWords = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return issue.inclusive === false
        ? `must be more than ${issue.minimum}`
        : limit('least', issue.origin, issue.minimum);
    case 'too_big':
      return issue.inclusive === false
        ? `must be less than ${issue.maximum}`
        : limit('most', issue.origin, issue.maximum);
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.join(', ')}`;
    default:
      return 'is not in the form that is needed here';
  }
};

// Set once for the whole program, so that every door refuses wrong input with the same words. A schema with its own
// sentence keeps it.
z.config({ customError: inPlainWords });
