import type { Reading } from '../pack.ts';
import { readAnswers } from '../sheet.ts';

const any = (list: string) => new RegExp(`\\b(?:${list})`, 'iu');

export const reading: Reading = {
  commonWords:
    'the and for with your you of to in or an all any when where what how up out more need needs needed help start real pay job work never from without every who are is not that it on by our at people parents owners students families women men kids children adults buyers lovers beginners locals managers teams businesses homeowners runners hikers gift gifts shoes lamp desk bag bags candle candles chair table bottle soap coffee bread cakes clothes socks wool cotton leather wooden handmade cleaning plumbing gardening dentist lawyer course classes lessons training software tool free day days week weeks month year years hour hours minutes delivery shipping returns price off order first new small busy fresh home house garden kitchen dog dogs cat cats car cars travel weekend night warm light easy fast',
  sellersTalk:
    /^(?:(?:our|my|[Tt]he|[Aa]n?|some)\s+|(?:i|we)\s+(?:sell|make|offer|provide|bake|build|craft)\s+)/u,
  praise:
    /(?:(?:the )?(?:world|planet|nation|country|city|britain|england|london|america)['’]s |very )?(?:(?:best|greatest|finest|ultimate|leading|fastest|cheapest|amazing|awesome|incredible|perfect|(?:top|highest)-rated|award-winning|world-class|bestselling|(?:number|no\.) ?(?:one|1)|#1|most (?:trusted|popular|loved|advanced|recommended|reliable)|(?:clinically|scientifically) (?:proven|tested))\s+)(?=\p{Ll}|\p{Lu}{2})|\s+(?:ever|of all time|in the world)$/giu,
  isA: /^(?<name>.{2,60}?)\s+(?:is|are)\s+(?<what>(?:an?|the|our)\s.+)$/iu,
  oneself: /(?<!\p{L})(?:I|I['’]\p{L}+|my|me|mine)(?!\p{L})/u,
  goesOn: /^(?:and|by|from|with|made|for|of) /u,
  dangling: /\s+(?:and|or|the|an?|of|for|with|in|on|at|to|by|from|that|which|who|our|your|&)$/iu,
  body: any(
    'belly|tummy|fat\\b|flab|weight|overweight|wrinkles?|cellulite|acne|spots\\b|balding|going bald|bald spot|double chin|love handles|stretch marks|thighs|waist|muffin top|saggy|bad breath|body odou?r|sweat(?:y|ing) (?:hands|palms|armpits)|yellow teeth|hair loss|thinning hair|erectile|sagging',
  ),
  states:
    /^(?!.*(?:that|who|which|qui|que|che|dat)\s)(?:\p{L}[\p{L}’'-]*\s){1,6}(?:is|are|isn['’]t|aren['’]t|can|could|costs|ruins|means|lowers|scares|puts|does not|doesn['’]t|may|becomes|turns|damages|kills)\s/iu,
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
  answers: readAnswers(`
    wait|weeks\\b|queue|delay|late\\b|slow|chas|news => same[- ]day|same[- ]week|evening|saturday|weekend|next[- ]day|instant|minutes|within|hour|updates|online|fast
    scared|afraid|nervous|hates?|fear|stress|left out|loud => gentle|calm|one dog|one at a time|no cages|patient|private|explained|at home|come to
    price|cost|expensive|fee|bill|hidden|extra|pay|dodgy|rip => price|free\\b|fixed|in writing|no fee|quote|warranty|grant|cancel|save|MOT
    spreadsheet|admin|paperwork|rota|payroll|manual|email|sunday|evenings|tax => automat|remind|chases|swap|export|connect|set up|same day|send|in under
    no-?shows|forget|miss => remind|warn|swap|deposit|text
    confus|complic|lost|not knowing|unsure|never finish|tutorial|alone|stick => coach|feedback|review|step|small|classes of|people per|check-ins|live|recording|named
    stale|soggy|bland|supermarket|same\\b|boring|dull => fresh|roasted|baked|hand|dry aged|chosen|made|season|rested|liner
    plastic|waste|come apart|break|bald|blister|cheap => reinforced|seam|last|repair|wipes|folds|no plastic|warranty|washable
    drive|far|travel|busy|no time|weekends? lost|energy => come to|at home|on-?site|local|taken away|own tools|minutes|from the door|no gym|deliver
    burst|boiler|emergency|packed up|leak|locked => 24/7|hour|fixed price|call.?out
    bills|electric|energy bill => warranty|battery|grant|survey|save
    dry|itch|sensitive|rash => palm oil|vegan|fragrance|gentle|soft|small batches|ceramide
    nobody|alone|dust|screens => filter|players|near|everything in the box|takes about|free
  `),
};
