import type { Reading } from '../pack.ts';

/** Verbs in the third person that are hardly ever nouns: "chases late payers", not "updates every Friday". */
const doing =
  'absorbs|adapts|adds|alerts|automates|brings|calculates|catches|charges|chases|cleans|connects|converts|corrects|creates|detects|dries|exports|explains|finds|fits|folds|follows|gives|grips|grows|helps|hides|holds|integrates|keeps|lasts|learns|lets|listens|locks|looks|makes|manages|means|moves|needs|opens|organises|organizes|pays|plays|prepares|protects|reads|reminds|removes|repels|replaces|runs|saves|scans|sends|shows|smells|sorts|speaks|stays|stops|suits|syncs|takes|tells|tracks|translates|turns|uses|warns|washes|wipes|works|writes';

const any = (list: string) => new RegExp(`\\b(?:${list})`, 'iu');

export const reading: Reading = {
  commonWords:
    'the and for with your you of to from without every who are is not that it on by our at people parents owners students families women men kids children adults buyers lovers beginners locals managers teams businesses homeowners runners hikers gift gifts shoes lamp desk bag bags candle candles chair table bottle soap coffee bread cakes clothes socks wool cotton leather wooden handmade cleaning plumbing gardening dentist lawyer course classes lessons training software tool free day days week weeks month year years hour hours minutes delivery shipping returns price off order first new small busy fresh home house garden kitchen dog dogs cat cats car cars travel weekend night warm light easy fast',
  shorthand: [
    [/\bw\/(?=\s|\p{L})/giu, 'with '],
    [/\bw(?=\s(?:any|your|every|free|a|the)\b)/gu, 'with'],
    [/\bthru\b/giu, 'through'],
    [/\b2 u\b/giu, 'to you'],
    [/(?<=\s|^)u(?=\s|$|\.)/gu, 'you'],
    [/(?<=\s|^)ur(?=\s)/gu, 'your'],
    [/\bppl\b/giu, 'people'],
    [/\bbiz\b/giu, 'business'],
    [/\bpart ex\b/giu, 'part exchange'],
    [/\bfri\s?\+\s?sat\b/giu, 'Friday and Saturday'],
    [/\btil\b/giu, 'until'],
    [/\byr(s?)\b/giu, 'year$1'],
    [/(\d)\s?hrs\b/giu, '$1 hours'],
    [/(\d)\s?hr(?=\s\p{L})/giu, '$1-hour'],
    [/\bwk(s|ends?)?\b/giu, 'week$1'],
    [/\bappts?\b/giu, 'appointments'],
    [/(\d)\s?pp\b/giu, '$1 per person'],
    [/\breg\.?$/giu, 'registered'],
  ],
  capitals: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gu,
  sellersTalk:
    /^(?:(?:our|my|[Tt]he|[Aa]n?|some)\s+|(?:i|we)\s+(?:sell|make|offer|provide|bake|build|craft)\s+)/u,
  praise:
    /(?:(?:the )?(?:world|planet|nation|country|city|britain|england|london|america)['’]s |very )?(?:(?:best|greatest|finest|ultimate|leading|fastest|cheapest|amazing|awesome|incredible|perfect|(?:top|highest)-rated|award-winning|world-class|bestselling|(?:number|no\.) ?(?:one|1)|#1|most (?:trusted|popular|loved|advanced|recommended|reliable)|(?:clinically|scientifically) (?:proven|tested))\s+)(?=\p{Ll}|\p{Lu}{2})|\s+(?:ever|of all time|in the world)$/giu,
  isA: /^(?<name>.{2,60}?)\s+(?:is|are)\s+(?<what>(?:an?|the|our)\s.+)$/iu,
  indefinite: /^an?\s/iu,
  dangling: /\s+(?:and|or|the|an?|of|for|with|in|on|at|to|by|from|that|which|who|our|your|&)$/iu,
  body: any(
    'belly|tummy|fat\\b|flab|weight|overweight|wrinkles?|cellulite|acne|spots\\b|balding|going bald|bald spot|double chin|love handles|stretch marks|thighs|waist|muffin top|saggy|bad breath|body odou?r|sweat(?:y|ing) (?:hands|palms|armpits)|yellow teeth|hair loss|thinning hair|erectile|sagging',
  ),
  people:
    /^(?:(?:many|some|the|local|young|old|our|more)\s)?(?:people|kids|children|child|families|parents|patients|students|pupils|neighbours|neighbors|friends|women|men|girls|boys|dogs|cats|animals|pets|horses|refugees|teams|staff|volunteers)\b/iu,
  everybody:
    /^(?:(?:any|every)(?:one|body)\b.*|all|any|general|people|persons?|adults?|men|women|the (?:public|general public)|general (?:public|audience)|consumers?|customers?|users?|audience|n\/?a|none|various|tbd|me|us|you|x)$/iu,
  toReader: [
    [/\b(?:I|we) am\b|\bI['’]m\b|\bwe['’]re\b|\bwe are\b/giu, 'you’re'],
    [/\b(?:I|we)\b(?!-)/giu, 'you'],
    [/\bmy\b|\bour\b/giu, 'your'],
  ],
  from: /^(?:from|only|just|starting at|starts at|starting from)\s+/iu,
  proof:
    /(?:\d|hundreds|thousands).*\b(?:reviews?|ratings?|stars?|customers?|clients|users|players|members|downloads|companies|clinics|teams|graduates|years?(?: of)? experience|in stock)\b|\b(?:rated|award|winner|voted|featured in|as seen)\b/iu,
  term: /^(?:cancel|pause|skip|no (?:contract|joining|card|credit card|obligation|commitment|hidden|setup|set-up|booking|call.?out|strings)|free (?:returns|cancellation)|\d+[- ](?:day|month|year)s? (?:returns?|warranty|guarantee|refund|money)|money.?back|returns? within|pay (?:monthly|later|in))/iu,
  date: /^(?:open|mon|tue|wed|thu|fri|sat|sun|daily|every day|weekdays|weekends|available)\b.*|\b(?:until|before|by) \d/iu,
  place:
    /^\d+[a-z]? \p{Lu}\p{L}+ (?:street|st|road|rd|lane|avenue|ave|square|row|way|hill)\b|^(?:find us|based) (?:at|in|on)\b/iu,
  clause:
    /^(?:we|you|i|they|our|your|everything|every \p{L}+ (?:is|has|comes|goes)|the \p{L}+ (?:is|are|goes|go|comes|stays)|all \p{L}+ (?:are|is)|learn|get|find|book|build|grow|discover|see|track|send|join|make|save|turn|become|stop|start|meet)\s|^\p{L}+ (?:swap|book|take|takes|is|are|can|get|goes|go|come|comes|sleep|cost|costs)\s|^[£$€]\d+ \p{L}+s\s/iu,
  does: new RegExp(`^(?:(?:${doing})\\b|(?:don|doesn|won|can)['’]t\\b|never \\p{L}+s\\b)`, 'iu'),
  answers: [
    [
      any('wait|weeks\\b|queue|delay|late\\b|slow|chas|news'),
      any(
        'same[- ]day|same[- ]week|evening|saturday|weekend|next[- ]day|instant|minutes|within|hour|updates|online|fast',
      ),
    ],
    [
      any('scared|afraid|nervous|hates?|fear|stress|left out|loud'),
      any('gentle|calm|one dog|one at a time|no cages|patient|private|explained|at home|come to'),
    ],
    [
      any('price|cost|expensive|fee|bill|hidden|extra|pay|dodgy|rip'),
      any('price|free\\b|fixed|in writing|no fee|quote|warranty|grant|cancel|save|MOT'),
    ],
    [
      any('spreadsheet|admin|paperwork|rota|payroll|manual|email|sunday|evenings|tax'),
      any('automat|remind|chases|swap|export|connect|set up|same day|send|in under'),
    ],
    [any('no-?shows|forget|miss'), any('remind|warn|swap|deposit|text')],
    [
      any('confus|complic|lost|not knowing|unsure|never finish|tutorial|alone|stick'),
      any('coach|feedback|review|step|small|classes of|people per|check-ins|live|recording|named'),
    ],
    [
      any('stale|soggy|bland|supermarket|same\\b|boring|dull'),
      any('fresh|roasted|baked|hand|dry aged|chosen|made|season|rested|liner'),
    ],
    [
      any('plastic|waste|come apart|break|bald|blister|cheap'),
      any('reinforced|seam|last|repair|wipes|folds|no plastic|warranty|washable'),
    ],
    [
      any('drive|far|travel|busy|no time|weekends? lost|energy'),
      any(
        'come to|at home|on-?site|local|taken away|own tools|minutes|from the door|no gym|deliver',
      ),
    ],
    [any('burst|boiler|emergency|packed up|leak|locked'), any('24/7|hour|fixed price|call.?out')],
    [any('bills|electric|energy bill'), any('warranty|battery|grant|survey|save')],
    [
      any('dry|itch|sensitive|rash'),
      any('palm oil|vegan|fragrance|gentle|soft|small batches|ceramide'),
    ],
    [
      any('nobody|alone|dust|screens'),
      any('filter|players|near|everything in the box|takes about|free'),
    ],
  ],
};
