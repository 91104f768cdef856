import type { Spelling } from '../pack.ts';
import { readPairs } from '../sheet.ts';

const weekdays = readPairs(
  'mon=Monday tue=Tuesday wed=Wednesday thu=Thursday fri=Friday sat=Saturday sun=Sunday',
);
const months = readPairs(
  'jan=January feb=February mar=March apr=April aug=August sep=September oct=October nov=November dec=December',
);
/** Only beside another day: the sun is no Sunday. */
const day = '(?:mon|tues?|weds?|thur?s?|fri|sat|sun)';
const days = new RegExp(
  `\\b${day}(?=\\s?(?:-|–|to|&|and|/)\\s?${day}\\b)|(?<=\\b(?:${day}|\\p{L}+day)\\s?(?:-|–|to|&|and|/)\\s?)${day}\\b`,
  'giu',
);

export const spelling: Spelling = {
  words:
    'DJ DJs CSV PDF PDFs ' +
    'children’s women’s men’s e-bike e-bikes Xero CIS PAT ' +
    'can’t won’t don’t doesn’t didn’t isn’t aren’t wasn’t couldn’t shouldn’t wouldn’t haven’t hasn’t you’re they’re I’m I’ve you’ve we’ve you’ll they’ll that’s what’s there’s it’ll ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July August September October November December ' +
    'Christmas Easter Halloween Britain British English French Spanish Italian German Welsh Scottish Irish Greek Japanese Thai Indian Chinese Mexican Portuguese UK USA EU VAT MOT HR IT_support AI ISO CEO GCSE GCSEs A-level A-levels Excel Word_document Gmail Xero QuickBooks Shopify Wi-Fi Bluetooth Alexa Kent Mike’s Dave’s Joe’s Tom’s Bob’s Sam’s Pete’s Steve’s Mary’s Lucy’s Paul’s John’s Jim’s Andy’s Nick’s Kate’s Sarah’s Emma’s Anna’s',
  short:
    'nite=night morn=morning morns=mornings gettin=getting lookin=looking urs=yours nxt=next jst=just abt=about bk=book w/end=weekend w/ends=weekends mi=miles rly=really ppls=people’s midnite=midnight tix=tickets bday=birthday bdays=birthdays familys=families babys=babies partys=parties defo=definitely prob=probably poss=possibly bf=breakfast hol=holiday hols=holidays w/=with w/o=without thru=through ppl=people biz=business yr=year yrs=years hrs=hours mins=minutes wk=week wks=weeks wkend=weekend wkends=weekends mth=month mths=months appt=appointment appts=appointments ' +
    'b4=before ur=your u=you r=are n=and pls=please plz=please til=until till=until tmrw=tomorrow xmas=Christmas ' +
    'approx=about incl=including excl=excluding govt=government dept=department mgmt=management mgr=manager mgrs=managers pkg=package qty=quantity cert=certificate certs=certificates qual=qualified exp=experience avail=available refurb=refurbished bday=birthday ' +
    'p/m=a_month p/w=a_week p/h=an_hour pcm=a_month p.p.=per_person eod=end_of_day asap=as_soon_as_possible acct=account accts=accounts tho=though gonna=going_to wanna=want_to cos=because bc=because',
  rules: [
    [
      /\bits (?=(?:all|my|our|an?|the|not|free|so|too|just|only|gone|cold|broken|been|always|never|still|easy|\p{L}{3,}ing)\b)/giu,
      'it’s ',
    ],
    [/(?<=^|, )ill (?=\p{Ll}+ (?:it|you|your|them|the)\b)/giu, 'I’ll '],
    [/\blast min$/giu, 'last minute'],
    [/(?<=days?|evenings?|weekends?) ok$/giu, ' too'],
    [/(?<=[£$€]\d+(?:\.\d\d)? (?:an?|per) \p{L}+) (?=\d)/giu, ', '],
    [/\bbefore hand\b/giu, 'beforehand'],
    [/(?<=\b(?:lights|sound|own|disco) (?:and |& )?)pa\b/giu, 'PA'],
    [/\b4 (?=u\b|you\b)/giu, 'for '],
    [/(\d)mi\b/giu, '$1 miles'],
    [
      /(?<=\b(?:in|until|by|from|since|all|of|to) )(?:jan|feb|apr|aug|sept?|oct|nov|dec)\b/giu,
      (month) => months[month.slice(0, 3).toLowerCase()] ?? month,
    ],
    [
      /(?<=(?:upstairs|downstairs) at the )\p{Ll}(?=\p{L}+(?:,|$))/gu,
      (letter) => letter.toUpperCase(),
    ],
    [/\b(\d{1,2}(?:[:.]\d\d)?)\s?a\s?[-–]\s?(\d{1,2}(?:[:.]\d\d)?)\s?p\b/giu, '$1am–$2pm'],
    [/\bM\s?[-–]\s?F\b/gu, 'Monday to Friday'],
    [/(?<=% off|£\d+ off|\$\d+ off) (?=first \p{L})/giu, ' your '],
    [/\b(an?|per) hrs?\b/giu, '$1 hour'],
    [/\bno min(?=\s(?:order|spend|stay|term)\b)/giu, 'no minimum'],
    [/\bno cc\b/giu, 'no credit card'],
    [/\bbehind (?=(?:pub|shop|building|church|station)\b)/giu, 'behind the '],
    [/\b(\d+) (day|week|month|year)s? (?=(?:free )?trial|warranty|guarantee|course)/giu, '$1-$2 '],
    [/\bdrag (?:and|\+|&|n) drop(?= \p{L})/giu, 'drag-and-drop'],
    [/(?<=£\d+(?:\.\d\d)?) adv\b\.?/giu, ' in advance'],
    [
      /(?<=£\d+(?:\.\d\d)?(?: in advance)?)(?:,| ?\/) (£\d+(?:\.\d\d)?) door\b/giu,
      ', $1 on the door',
    ],
    [/\bdoors (\d+\.\d\d),? show (?=\d)/giu, 'doors at $1, show at '],
    [
      /(?<=\b(?:on|at|off|in|\d+) )\p{Ll}+ (?:st|rd|ave|ln|sq|street|road|avenue|lane|square)(?=$|[,.)])/gu,
      (found) => found.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
    ],
    [
      /(?<=\p{L} )& (?:sons?|co|daughters?)\b/gu,
      (found) => `& ${found.charAt(2).toUpperCase()}${found.slice(3)}`,
    ],
    [/ ?\+ (\d+) miles? radius\b/giu, ' and $1 miles around'],
    [/\b(\d+) quid\b/giu, '£$1'],
    [/(?<=£\d+, \p{L}+ )(?=\d+(?:[.,]|$))/gu, '£'],
    [/(?<=[£$€]\d+(?:\.\d\d)?(?: per \p{L}+)?)\s?\/\s?mo(?:nth)?\b/giu, ' a month'],
    [/(?<=[£$€]\d+(?:\.\d\d)?)\s?\/\s?hr\b/giu, ' an hour'],
    [/ \+ vat\b/giu, ' plus VAT'],
    [/(\d)\s?yr(?= \p{L})/giu, '$1-year'],
    [/\bages? (\d+)\s?mo(?:nths)?\s?-\s?(\d+)\b/giu, 'ages $1 months to $2 years'],
    [/\blast min(?:ute)?\b(?= \p{L})/giu, 'last-minute'],
    [/\bkids (?=box|menu|corner|club|party|parties|meal|area)/giu, 'kids’ '],
    [/(?<=\p{L}{4,})\/(?=\p{L}{4,})(?!\p{L}+\/)(?<!\/\p{L}+\/)/gu, ' or '],
    [
      /(?<=\b(?:every|each|last|first|second|third) )(?:mon|tues?|weds?|thur?s?|fri|sat|sun)\b(?= of|$|,)/giu,
      (found) => weekdays[found.slice(0, 3).toLowerCase()] ?? found,
    ],
    [/(?<=day) of month\b/giu, ' of the month'],
    [/(?<=(?:\p{L}{4,}|\d)\. )\p{Ll}(?!\p{Lu})/gu, (letter) => letter.toUpperCase()],
    [
      /(?<=(?:\p{Lu}\p{L}+|\bin) (?:(?:and|&|or|to) )?)(?:bath|reading|hull|derby|cork)\b(?=$|[,)]| and)/gu,
      (town) => town.charAt(0).toUpperCase() + town.slice(1),
    ],
    [/\b(\d+) years experience\b/giu, '$1 years’ experience'],
    [/\bfor price of\b/giu, 'for the price of'],
    [/(?<=\p{L}{4,})(?<!(?:can|to|or|and)) (?=(?:skip|cancel|pause) any ?time\b)/giu, ', '],
    [/(?<=day) & (?=\p{Lu}\p{L}+day)/gu, ' and '],
    [/\b(pet|dog|child|kid|family|eco|budget) friendly\b/giu, '$1-friendly'],
    [/\bincluding$/giu, 'included'],
    [
      /([£$€]\d+(?:\.\d\d)?)\s?\/\s?(walk|hour|day|night|week|month|person|session|class|lesson|visit|item|bag|box)\b/giu,
      '$1 a $2',
    ],
    [/(?<=[£$€]\d+(?:\.\d\d)?) (?=\p{L}+ \p{L}+ [£$€]\d)/giu, ', '],
    [/(?<=\p{L})-(?=(?:weds?|tues?|thur?s?|fri|sat|sun)\b)/giu, ' to '],
    [
      /(?<=\p{L} )(?<!\s(?:in|en|em|dans|sous|binnen|within|innerhalb|per|cada|de) )24\s?h(?:rs?)?\.?$/giu,
      '24 hours a day',
    ],
    [/(\d)\s?hr(?=\s\p{L})/giu, '$1-hour'],
    [/(\d)\s?hrs?\b/giu, '$1 hours'],
    [/(\d)(?=(?:mins?|minutes|hours|years|months|weeks|days|kg|km|ml|cl|mm|cm|miles)\b)/giu, '$1 '],
    [/(\d)\s?C(?=$|[\s,])/gu, '$1 °C'],
    [
      /(\d)\s?pm\b(?=\s(?:ex|excl|excluding|inc|including|plus)|$)(?<=[£$€]\d+(?:\.\d+)?\s?pm)/giu,
      '$1 a month',
    ],
    [/(\d)\s?pp\b/giu, '$1 per person'],
    [/(\d)\s?p\/?w\b/giu, '$1 a week'],
    [/\bex vat\b/giu, 'excluding VAT'],
    [/\b(\d+) (week|month|day|year)s? wait\b/giu, '$1-$2 wait'],
    [/\b2 you\b/giu, 'to you'],
    [/\bw(?=\s(?:any|your|every|free|a|the)\b)/gu, 'with'],
    [/\b(?:hand) made\b/giu, 'handmade'],
    [/\b(\p{L}+) free (?=packaging|range|options|menu)/giu, '$1-free '],
    [/\bcall out\b/giu, 'call-out'],
    [/\bone off\b/giu, 'one-off'],
    [
      /\b(same|next) day (?=deliver|service|repair|appointment|dispatch|collection|quote|response|shipping|result|call)/giu,
      '$1-day ',
    ],
    [/\bguaranteed (?=\d+ (?:month|year))/giu, 'guaranteed for '],
    [/\bper (\p{L}+) charge\b/giu, 'per-$1 charge'],
    [/(\d)(?=[mg]bps\b)/giu, '$1 '],
    [/\bget first (?=month|week|year|lesson|class)/giu, 'get the first '],
    [/^(\d+ \p{L}+) (?=[£$€]\d+(?:\.\d\d)?$)/gu, '$1 for '],
    [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
    [days, (day) => weekdays[day.slice(0, 3).toLowerCase()] ?? day],
    [
      /(?<=\d(?:st|nd|rd|th)?(?: of)? )(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)\b/giu,
      (month) => months[month.slice(0, 3).toLowerCase()] ?? month,
    ],
    [/\breg\.?$/giu, 'registered'],
    [/\binc\.?(?= \p{Ll})/gu, 'including'],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll})(?!(?:sons?|co|daughters?)(?!\p{L}))/gu, ' and '],
    [/\bi\b(?!\.)/gu, 'I'],
    [
      /(?<=\d[a-z]{0,2} (?:\p{L}+ )?)may\b|\bmarch(?= \d)/gu,
      (month) => month.charAt(0).toUpperCase() + month.slice(1),
    ],
  ],
  aside:
    /\s*[([–-]?\s*\b(?:(?:pls|plz|please)\b[^.;)\]]*|(?:must|need to|want to|make sure (?:to|you)|don['’]?t forget to) (?:mention|say|include|add|stress|highlight)\b[^.;)\]]*|keep it (?:short|simple|fun|light)\b[^.;)\]]*|not too (?:salesy|pushy|formal)\b[^.;)\]]*|(?:nb|fyi|note to (?:self|agency|writer)|for the (?:agency|ad))\b[^.;)\]]*)[)\]]?/giu,
  and: 'and',
  at: 'in',
};
