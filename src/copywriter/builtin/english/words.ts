const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const determiners = set(
  `a an the this that these those my your our their his her its every each all any some both either neither another one
  two three four five six seven eight nine ten twelve many more most several few less enough half which what whose`,
);

export const pronouns = set(
  'i we you they he she it there everyone everybody nobody someone somebody anyone nothing everything something',
);

export const objects = set(
  'me us you them him her it yourself themselves everyone everything something anything nothing',
);

export const prepositions = set(
  `in on at by for with without from to of into onto over under between through during before after across around about
  against along behind beyond inside outside near off per than until up down via within like as out`,
);

export const relatives = set(
  'who that which where when whose while because if how why what whenever wherever',
);

/** Words that can only be the verb of a clause. */
export const finite = set(
  `is are was were am be isn't aren't wasn't weren't has have had hasn't haven't can can't cannot could couldn't will won't
  would wouldn't should shouldn't must may might do does did don't doesn't didn't never always it's they're you're we're
  i'm there's that's everyone's i've you've we've i'd you'll we'll`,
);

export const adverbs = set(
  `not never always just only also still again often rarely usually really very so too quite super extra ultra well fast
  slow slowly quickly easily gently safely fully freshly locally carefully properly clearly automatically instantly
  overnight online offline daily weekly monthly anywhere everywhere together forever constantly endlessly naturally
  newly finally already even right straight away back here there now today twice once almost nearly hand highly
  beautifully ethically sustainably responsibly`,
);

export const isAdverb = (word: string) =>
  adverbs.has(word) || (/ly$/.test(word) && word.length > 4 && !notAdverbs.has(word));

const notAdverbs = set(
  'family friendly supply reply apply rely assembly early lovely lonely daily only belly jelly italy july ugly silly bully curly',
);

/** The words of a phrase, lower-case, without the marks around them. */
export const tokens = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}£$€%]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter(Boolean);
