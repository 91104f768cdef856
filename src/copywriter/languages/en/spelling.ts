import type { Spelling } from '../pack.ts';
import { readPairs } from '../sheet.ts';
import { towns } from './towns.ts';

const months = readPairs(
  'jan=January feb=February mar=March apr=April aug=August sep=September oct=October nov=November dec=December',
);

export const spelling: Omit<Spelling, 'known' | 'lexicon'> = {
  towns,
  words:
    'DJ DJs NYC Ofsted ID CSV PDF PDFs ' +
    'children’s women’s men’s e-bike e-bikes Xero CIS PAT ' +
    'can’t won’t don’t doesn’t didn’t isn’t aren’t wasn’t couldn’t shouldn’t wouldn’t haven’t hasn’t you’re they’re I’m I’ve you’ve we’ve you’ll they’ll that’s what’s there’s it’ll ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July August September October November December ' +
    'Christmas Easter Halloween Britain British English French Spanish Italian German Welsh Scottish Irish Greek Japanese Thai Indian Chinese Mexican Portuguese UK USA EU VAT MOT HR IT_support AI ISO CEO GCSE GCSEs A-level A-levels Excel Word_document Gmail Xero QuickBooks Shopify Wi-Fi Bluetooth Alexa Kent Mike’s Dave’s Joe’s Tom’s Bob’s Sam’s Pete’s Steve’s Mary’s Lucy’s Paul’s John’s Jim’s Andy’s Nick’s Kate’s Sarah’s Emma’s Anna’s Tony’s Terry’s Barry’s Larry’s Harry’s Gary’s Kevin’s Keith’s Brian’s Colin’s Derek’s George’s Graham’s Ian’s James’s Jason’s Jeff’s Ken’s Kelly’s Lee’s Lisa’s Luke’s Marcus’s Martin’s Matt’s Megan’s Mick’s Neil’s Nigel’s Oliver’s Patrick’s Peter’s Phil’s Roger’s Roy’s Russ’s Scott’s Sean’s Simon’s Stuart’s Trevor’s Vince’s Wayne’s Abby’s Alice’s Amy’s Angela’s Becky’s Beth’s Carol’s Chloe’s Claire’s Debbie’s Donna’s Ellie’s Emily’s Fiona’s Gemma’s Hannah’s Helen’s Jackie’s Jane’s Jenny’s Jess’s Julie’s Karen’s Katie’s Laura’s Linda’s Louise’s Lynn’s Maggie’s Maria’s Nicola’s Nina’s Olivia’s Rachel’s Rosie’s Ruth’s Sally’s Sandra’s Sharon’s Sophie’s Susie’s Tina’s Tracy’s Wendy’s Zoe’s Billy’s Bobby’s Carl’s Charlie’s Chris’s Dan’s Danny’s Darren’s Doug’s Eddie’s Eric’s Fred’s Greg’s Hank’s Jerry’s Jimmy’s Joey’s Johnny’s Kyle’s Mario’s Nate’s Nick’s Omar’s Pedro’s Ricky’s Ryan’s Todd’s Travis’s Walt’s Zach’s',
  short:
    'befor=before recieve=receive seperate=separate definately=definitely wich=which thier=their untill=until tomorow=tomorrow accomodation=accommodation begining=beginning garantee=guarantee guarentee=guarantee apointment=appointment appointmnt=appointment avaliable=available availble=available buisness=business calender=calendar neccessary=necessary becuase=because beleive=believe freind=friend wierd=weird alot=a_lot shedule=schedule resturant=restaurant delivary=delivery proffesional=professional profesional=professional btwn=between chems=chemicals exp=experience sesh=session bfast=breakfast sqft=square_feet mtg=meeting mtgs=meetings nr=near gdn=garden gdns=gardens bdrm=bedroom bdrms=bedrooms frnd=friend frnds=friends txt=text wkly=weekly dly=daily mnthly=monthly xtra=extra lge=large sml=small tmro=tomorrow frm=from appts=appointments wkdays=weekdays w/e=weekend sth=south nth=north rds=roads pkgs=packages msg=message msgs=messages eves=evenings eve=evening pts=points bldg=building mgt=management min.=minimum nite=night morn=morning morns=mornings gettin=getting urs=yours nxt=next jst=just abt=about w/end=weekend w/ends=weekends rly=really ppls=people’s midnite=midnight tix=tickets bday=birthday bdays=birthdays familys=families babys=babies partys=parties defo=definitely hol=holiday hols=holidays w/=with w/o=without thru=through ppl=people biz=business yr=year yrs=years hrs=hours mins=minutes wk=week wks=weeks wkend=weekend wkends=weekends mth=month mths=months appt=appointment appts=appointments ' +
    'hr=hour b4=before thurs=Thursday thur=Thursday tues=Tuesday weds=Wednesday w=with ur=your u=you n=and pls=please plz=please til=until till=until tmrw=tomorrow xmas=Christmas ' +
    'approx=about incl=including excl=excluding govt=government dept=department mgmt=management mgr=manager mgrs=managers pkg=package qty=quantity avail=available refurb=refurbished bday=birthday ' +
    'p/m=a_month p/w=a_week p/h=an_hour pcm=a_month p.p.=per_person eod=end_of_day asap=as_soon_as_possible acct=account accts=accounts tho=though gonna=going_to wanna=want_to cos=because bc=because',
  rules: [
    [/(?<=^\p{L}+s) (?=\p{L}+s (?:provided|included)$)/giu, ' and '],
    [/^24 ?(?:hours?|hrs?)$/giu, '24 hours a day'],
    [/(?<=[£$€]\d+(?:\.\d\d)?) (?=(?:small|large|big|medium) \p{L}+s$)/giu, ' for '],
    [/\bsecond hand (?=\p{L})/giu, 'second-hand '],
    [
      /(?<=(?:clearing|cleaning|washing|sealing|mowing|trimming|painting|sweeping)) (?=(?:driveways?|gutters|windows|carpets|sofas|ovens|roofs|patios|drives|walks|lawns|hedges|houses|offices|cars|vans|boats|floors|walls|fences)(?: and|$|,))/giu,
      ' for ',
    ],
    [
      /\b(hang|gett|look|mov|clean|liv|go|do|try|runn|pay|wait|cook|walk|work|driv|com|mak|tak)in\b/giu,
      '$1ing',
    ],
    [/(?<!\p{L})(\p{L}+ed) (?=\p{L}+ed (?:by|in|and|for)\b)/giu, '$1 and '],
    [/(?<=options|sizes|diets|dates|colours) ask$/giu, ': just ask'],
    [
      /(?<=\b(?:needed|included|provided|available|welcome|required)) (?=(?!(?:for|in|with|by|at|on|and|or|to|from|before|after|as|per|if|every|all|here|too|when|free|until|through|throughout|under|over)\b)[\p{L}\d])/giu,
      ', ',
    ],
    [
      /(?<![\d.,])(\d+) min(?:ute)?s? (?=(?:lesson|session|class|slot|visit|walk|drive|ride|massage|call|wait|talk|tour|trial|consult\p{L}*)\b)/giu,
      '$1-minute ',
    ],
    [/(?<=^\d+ \p{L}+s) (?=free \p{L}+$)/giu, ', '],
    [/\b(every|each|the next|same) ams?\b/giu, '$1 morning'],
    [/(?<=\d ?)mi(?=$|[\s,])/giu, ' miles'],
    [
      /(?<=\p{L}{2,})(?<!\b(?:to|and|or|you|we|will|can|just|please|then|they|must|i|let|us|get)) (?=(?:get|send|ask|call|text|pay|choose|pick) (?:an?|the|us|for|what|your|it|in|store|free|cash|money|\d))/giu,
      ', ',
    ],
    [
      /(?<=\p{L}{3,})(?<!\b(?:and|but|if|when|what|that|as|because|where|which|while|so|until|than|all|everything|anything|how|who|before|after|or)) (?=we(?:’ll)? \p{L}{2,} )/giu,
      ', ',
    ],
    [
      /(?<!\b(?:kids|sports|ladies|mens|womens|goods|girls|boys|clothes|years|days|hours|weeks|months|minutes|includes|needs|gets|fits|cleans|takes|does)(?: \p{L}+)?)(?<=\b(?!kids|sports|ladies|goods|includes|years|days|weeks)\p{L}{2,}[^s]s) (?=\p{L}{2,}[^s]s and \p{L}{2,}s\b)/giu,
      ', ',
    ],
    [
      /\b([2-9]|\d\d) (year|month|week|day|hour|minute) (?!(?:old|of|ago|or|and|in|for|per|free|before|after|max)\b)(?=\p{L}{3})/giu,
      '$1-$2 ',
    ],
    [
      /\b(\d+) (hour|minute|day|week)s? (?=(?:job|session|slot|visit|lesson|class|workshop|massage|treatment|delivery|service)\b)/giu,
      '$1-$2 ',
    ],
    [/\bget (?=\d+(?:st|nd|rd|th) (?:half|at))/giu, 'get the '],
    [/((?:\d+ ?%|[£$€]\d+) off) (?:1st|first) (?=\p{L})/giu, '$1 your first '],
    [/(?<=^|\s)1st (?=\p{L})/giu, 'first '],
    [/(?<![\d.,])(\d+(?:\.\d\d)?) ?euros?\b/giu, '€$1'],
    [/^(\d+ \p{L}+) get (?=\d)/giu, '$1, get '],
    [/\bbuy (\d+) get (?=\d)/giu, 'buy $1, get '],
    [/\bget (?=\d+(?:st|nd|rd|th) free)/giu, 'get the '],
    [/(?<=[£$€]\d+(?:\.\d\d)?) (?=no \p{L})/gu, ', '],
    [/\b(all) (?:inc|incl)\b/giu, '$1 included'],
    [/\bincl?\b(?=$)/giu, 'included'],
    [/\blast min$/giu, 'last minute'],
    [/\blast min(?:ute)?\b(?= \p{L})/giu, 'last-minute'],
    [/(?<=days?|evenings?|weekends?) ok$/giu, ' too'],
    [
      /(?<=\p{L}{3,}|\d\p{L}+)(?<!\b(?:is|are|was|has|have|with|there|need|means|but|and|got)) (?=no \p{L}+(?: \p{L}+)?$)/giu,
      ', ',
    ],
    [
      /\bits (?=(?:all|my|our|an?|the|not|free|so|too|just|only|been|always|never|still)\b)/giu,
      'it’s ',
    ],
    [/\bno (\p{L}+) no (?=\p{L})/giu, 'no $1, no '],
    [/\bincluding$/giu, 'included'],
    [/\bneed 2 (?=\p{L})/giu, 'need to '],
    [/(?<=\p{L} )2 (?=(?:small|big|late|far|much|long|old)\b)/giu, 'too '],
    [/(?<=\p{L} )4 (?=(?:an?|the|your|every|all)\b)/giu, 'for '],
    [/(?<=\p{Lu}\p{L}+ )[a-z]{1,2}\d{1,2}(?![\p{L}\d])/gu, (code) => code.toUpperCase()],
    [
      /(?<=\b(?:on|at|off|in|\d+) )(?!per\b)\p{Ll}+ (?:st|rd|ave|ln|sq|street|road|avenue|lane|square)(?=$|[\s,.)])/gu,
      (found) => found.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
    ],
    [/\bbefore hand\b/giu, 'beforehand'],
    [/\b4 (?=u\b|you\b)/giu, 'for '],
    [/\b2 you\b/giu, 'to you'],
    [/\b(\d{1,2}(?:[:.]\d\d)?)\s?a\s?[-–]\s?(\d{1,2}(?:[:.]\d\d)?)\s?p\b/giu, '$1am–$2pm'],
    [/\bno min(?=\s(?:order|spend|stay|term)\b)/giu, 'no minimum'],
    [
      /\b(\d+) (day|week|month|year)s? (?=(?:free )?trial|warranty|guarantee|course|wait)/giu,
      '$1-$2 ',
    ],
    [/ \+ vat\b/giu, ' plus VAT'],
    [/\bex vat\b/giu, 'excluding VAT'],
    [/(\d)\s?yr(?= \p{L})/giu, '$1-year'],
    [/(\d)\s?hr(?=\s\p{L})/giu, '$1-hour'],
    [/(?<!\d)1\s?hrs?\b/giu, '1 hour'],
    [/(\d)\s?hrs?\b/giu, '$1 hours'],
    [/\bincl(?:uding|\.)?(?= in\b)/giu, 'included'],
    [/\bkids (?=rooms?|box|menu|corner|club|party|parties|meal|area)/giu, 'kids’ '],
    [/\b(\d+) years experience\b/giu, '$1 years’ experience'],
    [/\b(\p{L}+) free (?=packaging|range|options|menu)/giu, '$1-free '],
    [/\b(pet|dog|child|kid|family|eco|budget) friendly\b/giu, '$1-friendly'],
    [
      /(?<=\p{L}{4,})(?<!(?:can|to|or|and)) (?=(?:skip|cancel|pause) (?:any ?time|whenever)\b)/giu,
      ', ',
    ],
    [/(?<=\bsafe )reg\.?$/giu, 'registered'],
    [/\bfor price of\b/giu, 'for the price of'],
    [/\bguaranteed (?=\d+ (?:month|year))/giu, 'guaranteed for '],
    [/\binc\.?(?= \p{Ll})/gu, 'including'],
    [/(?<=\p{L})\s?&\s(?=\p{Ll})(?!(?:sons?|co|daughters?)(?!\p{L}))/gu, ' and '],
    [/\bi\b(?!\.)/gu, 'I'],
    [
      /(?<=\d(?:st|nd|rd|th)?(?: of)? )(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)\b/giu,
      (month) => months[month.slice(0, 3).toLowerCase()] ?? month,
    ],
    [/(?<=(?:\p{L}{4,}|\d)\. )\p{Ll}(?!\p{Lu})/gu, (letter) => letter.toUpperCase()],
  ],
  aside:
    /\s*[([–-]?\s*\b(?:(?:pls|plz|please)\b[^.;)\]]*|(?:must|need to|want to|make sure (?:to|you)|don['’]?t forget to) (?:mention|say|include|add|stress|highlight)\b[^.;)\]]*|keep it (?:short|simple|fun|light)\b[^.;)\]]*|not too (?:salesy|pushy|formal)\b[^.;)\]]*|(?:nb|fyi|note to (?:self|agency|writer)|for the (?:agency|ad))\b[^.;)\]]*)[)\]]?/giu,
  and: 'and',
  notation: {
    euro: '',
    signFirst: true,
    each: 'a',
    allDay: '24 hours a day',
    per: 'hour=an_hour day=a_day week=a_week month=a_month year=a_year night=a_night person=per_person',
  },
};
