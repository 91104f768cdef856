import { type ErrorHelp, errorTable } from '../src/adnet/errors/error-help.ts';

type Table = (head: string[], rows: string[][]) => string;

const retryMeanings: Record<ErrorHelp['retry'], string> = {
  later: 'The same request can work after a wait.',
  after_reconnect: 'A person has to connect the workspace again, or grant more.',
  as_new_request: 'Change the request, then send it as a new one.',
  never: 'Somebody has to act at Meta first: accept terms, pay, verify. Or the thing is gone.',
};

const rowOf = ({ code, subcode, title, meaning, fix, field, retry, confidence }: ErrorHelp) => [
  subcode === null ? `${code}` : `${code} / ${subcode}`,
  `**${title}.** ${meaning === `${title}.` ? '' : meaning}`.trim(),
  fix,
  field === null ? '' : `\`${field}\``,
  retry,
  confidence,
];

const sources = () => [...new Set(errorTable.flatMap((help) => help.sources))].sort();

/** docs/platform-errors.md: every error of the platform that the service can explain. */
export const platformErrorsPage = (note: string, table: Table) => `# Errors of Meta

${note}

When Meta refuses a request, you get status 400 and Meta's own body. The header \`Greenroom-Help\` holds an address that
explains the error:

\`\`\`text
HTTP/1.1 400 Bad Request
Greenroom-Help: https://ads.example.com/api/v1/adnet/errors/100?subcode=1885183

GET /api/v1/adnet/errors/100?subcode=1885183
{
  "code": 100,
  "subcode": 1885183,
  "title": "App is in development mode",
  "meaning": "The app is in development mode, so it cannot create ad posts.",
  "fix": "Switch the app to live mode, then create the creative again.",
  "field": null,
  "retry": "never",
  "confidence": "high"
}
\`\`\`

A subcode that is not in the table is answered with the help for its code; \`subcode\` is then \`null\`. A code that is not
in the table is 404 \`unknown_platform_error\`: read \`error_user_title\` and \`error_user_msg\` in Meta's answer.

${table(
  ['`retry`', 'Meaning'],
  Object.entries(retryMeanings).map(([word, meaning]) => [`\`${word}\``, meaning]),
)}

How sure it is: \`high\` is documented by Meta or recorded, \`medium\` was reported several times, \`low\` was reported once.
A field is named as Meta names it, which may be longer than Greenroom's own name: \`object_story_spec.page_id\` is
\`page_id\` here.

## The ${errorTable.length} errors

${table(['Code / subcode', 'Meaning', 'What to do', 'Field', 'Retry', 'Sure'], errorTable.map(rowOf))}

## Sources

The texts are our own. What they say comes from:

${sources()
  .filter((source) => !source.startsWith('this table'))
  .map((source) => `- ${source}`)
  .join('\n')}
`;
