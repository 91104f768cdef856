import type { Spelling } from '../pack.ts';
import { readPairs } from '../sheet.ts';
import { towns } from './towns.ts';

const months = readPairs(
  'jan=January feb=February mar=March apr=April aug=August sep=September oct=October nov=November dec=December',
);

export const spelling: Omit<Spelling, 'known' | 'lexicon'> = {
  towns,
  words:
    'physio-led expert-led teacher-led instructor-led chef-led nurse-led guide-led family-led community-led client-led doctor-led vet-led therapist-led parent-led owner-led coach-led artist-led woman-led women-led student-led volunteer-led member-led child-led design-led science-led PC PCs DBS GP DJ DJs NYC Ofsted ID CSV PDF PDFs ' +
    'children’s women’s men’s e-bike e-bikes Xero CIS PAT ' +
    'can’t won’t don’t doesn’t didn’t isn’t aren’t wasn’t couldn’t shouldn’t wouldn’t haven’t hasn’t you’re they’re I’m I’ve you’ve we’ve you’ll they’ll that’s what’s there’s it’ll ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July August September October November December ' +
    'Christmas Easter Halloween Britain British English French Spanish Italian German Welsh Scottish Irish Greek Japanese Thai Indian Chinese Mexican Portuguese UK USA EU VAT MOT HR IT_support AI ISO CEO GCSE GCSEs A-level A-levels Excel Word_document Gmail Xero QuickBooks Shopify Wi-Fi Bluetooth Alexa Kent Mike’s Dave’s Joe’s Tom’s Bob’s Sam’s Pete’s Steve’s Mary’s Lucy’s Paul’s John’s Jim’s Andy’s Nick’s Kate’s Sarah’s Emma’s Anna’s Tony’s Terry’s Barry’s Larry’s Harry’s Gary’s Kevin’s Keith’s Brian’s Colin’s Derek’s George’s Graham’s Ian’s James’s Jason’s Jeff’s Ken’s Kelly’s Lee’s Lisa’s Luke’s Marcus’s Martin’s Matt’s Megan’s Mick’s Neil’s Nigel’s Oliver’s Patrick’s Peter’s Phil’s Roger’s Roy’s Russ’s Scott’s Sean’s Simon’s Stuart’s Trevor’s Vince’s Wayne’s Abby’s Alice’s Amy’s Angela’s Becky’s Beth’s Carol’s Chloe’s Claire’s Debbie’s Donna’s Ellie’s Emily’s Fiona’s Gemma’s Hannah’s Helen’s Jackie’s Jane’s Jenny’s Jess’s Julie’s Karen’s Katie’s Laura’s Linda’s Louise’s Lynn’s Maggie’s Maria’s Nicola’s Nina’s Olivia’s Rachel’s Rosie’s Ruth’s Sally’s Sandra’s Sharon’s Sophie’s Susie’s Tina’s Tracy’s Wendy’s Zoe’s Billy’s Bobby’s Carl’s Charlie’s Chris’s Dan’s Danny’s Darren’s Doug’s Eddie’s Eric’s Fred’s Greg’s Hank’s Jerry’s Jimmy’s Joey’s Johnny’s Kyle’s Mario’s Nate’s Nick’s Omar’s Pedro’s Ricky’s Ryan’s Todd’s Travis’s Walt’s Zach’s',
  short:
    'w/out=without nites=nights nite=night obv=obviously obvs=obviously grps=groups grp=group rm=room rms=rooms dmg=damage yorks=Yorkshire lancs=Lancashire notts=Nottinghamshire staffs=Staffordshire hants=Hampshire herts=Hertfordshire bucks=Buckinghamshire cambs=Cambridgeshire northants=Northamptonshire oxon=Oxfordshire wilts=Wiltshire glos=Gloucestershire worcs=Worcestershire leics=Leicestershire lincs=Lincolnshire warks=Warwickshire secondarys=secondaries primarys=primaries companys=companies citys=cities nappys=nappies puppys=puppies ladys=ladies hobbys=hobbies bookeeping=bookkeeping bookeeper=bookkeeper usualy=usually realy=really commision=commission furiture=furniture referal=referral reciept=receipt reciepts=receipts succesful=successful experiance=experience independant=independent maintainance=maintenance guage=gauge jewelery=jewellery persuit=pursuit occassion=occasion occassions=occasions comittee=committee equiptment=equipment enviroment=environment goverment=government libary=library restaraunt=restaurant vegatable=vegetable vegatables=vegetables vegitarian=vegetarian veterinery=veterinary wether=whether wensday=Wednesday febuary=February saterday=Saturday knowlege=knowledge liscence=licence excercise=exercise excercises=exercises exersise=exercise fitnes=fitness garentee=guarantee garanteed=guaranteed gaurantee=guarantee greatful=grateful immediatly=immediately intrest=interest adress=address accross=across aparment=apartment arguement=argument cemetary=cemetery collegue=colleague concious=conscious desparate=desperate dissapoint=disappoint embarass=embarrass existance=existence foriegn=foreign fourty=forty happend=happened harrass=harass humourous=humorous millenium=millennium mispell=misspell nessecary=necessary noticable=noticeable ocasion=occasion occured=occurred peice=piece peices=pieces posession=possession prefered=preferred publically=publicly reccomend=recommend recomend=recommend recomended=recommended relevent=relevant religous=religious rythm=rhythm sieze=seize similiar=similar suprise=surprise tommorrow=tomorrow tounge=tongue truely=truly unfortunatly=unfortunately vaccum=vacuum vacume=vacuum writting=writing cancelation=cancellation freindly=friendly qualifed=qualified sevice=service sevices=services cleanig=cleaning machenic=mechanic mechanik=mechanic electrican=electrician plumer=plumber befor=before vac=vacuum recieve=receive seperate=separate definately=definitely wich=which thier=their untill=until tomorow=tomorrow accomodation=accommodation begining=beginning garantee=guarantee guarentee=guarantee apointment=appointment appointmnt=appointment avaliable=available availble=available buisness=business calender=calendar neccessary=necessary becuase=because beleive=believe freind=friend wierd=weird alot=a_lot shedule=schedule resturant=restaurant delivary=delivery proffesional=professional profesional=professional btwn=between chems=chemicals exp=experience sesh=session bfast=breakfast sqft=square_feet mtg=meeting mtgs=meetings nr=near gdn=garden gdns=gardens bdrm=bedroom bdrms=bedrooms frnd=friend frnds=friends txt=text wkly=weekly dly=daily mnthly=monthly xtra=extra lge=large sml=small tmro=tomorrow frm=from appts=appointments wkdays=weekdays w/e=weekend sth=south nth=north rds=roads pkgs=packages msg=message msgs=messages eves=evenings eve=evening pts=points bldg=building mgt=management min.=minimum nite=night morn=morning morns=mornings gettin=getting urs=yours nxt=next jst=just abt=about w/end=weekend w/ends=weekends rly=really ppls=people’s midnite=midnight tix=tickets bday=birthday bdays=birthdays familys=families babys=babies partys=parties defo=definitely hol=holiday hols=holidays w/=with w/o=without thru=through ppl=people biz=business yr=year yrs=years hrs=hours mins=minutes wk=week wks=weeks wkend=weekend wkends=weekends mth=month mths=months appt=appointment appts=appointments ' +
    'hr=hour b4=before thurs=Thursday thur=Thursday tues=Tuesday weds=Wednesday w=with ur=your u=you n=and pls=please plz=please til=until till=until tmrw=tomorrow xmas=Christmas ' +
    'approx=about incl=including excl=excluding govt=government dept=department mgmt=management mgr=manager mgrs=managers pkg=package qty=quantity avail=available refurb=refurbished bday=birthday ' +
    'p/m=a_month p/w=a_week p/h=an_hour pcm=a_month p.p.=per_person eod=end_of_day asap=as_soon_as_possible acct=account accts=accounts tho=though gonna=going_to wanna=want_to cos=because bc=because',
  rules: [
    // "fitted by us not a kit in the post": a contrast stands behind a comma.
    [
      /(?<=\p{L}{2,})(?<!\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must|may|might|be|or|and|but|if|why|its|im|youre|theyre|thats|were|it’s|that’s|you’re|we’re|they’re|he’s|she’s|I’m|whether|of|so|also|still|probably|definitely|absolutely)) (?=not (?!for profit|(?:\p{L}+ed|included|just|only|always|needed|yet|too|so|sure|kept|sold|done|bad|working|known|given|taken|here|at all)\b)\p{L})/giu,
      ', ',
    ],
    [/(?<!\b(?:to|get|just|newly|be|get|we|i|they) )\bwed\b(?!-)/giu, 'Wednesday'],
    [/\b(?:mon(?=\s(?!ami))|mon$)/giu, 'Monday'],
    [/\b(?:tues?)\b(?!’)/giu, 'Tuesday'],
    [/\b(?:thurs?|thu)\b/giu, 'Thursday'],
    [/\bfri\b/giu, 'Friday'],
    [
      /(?<!\b(?:i|we|they|he|she|just|you|who|and) )\bsat(?=(?:\s(?:am|pm|mornings?|afternoons?|evenings?|nights?|markets?|farmers|class|classes|session|sessions|appts?|appointments|only|and|&|\+)\b|$))/giu,
      'Saturday',
    ],
    [/(?<=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day )ams?\b/giu, 'morning'],
    [/(?<=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day )pms?\b/giu, 'afternoon'],
    [
      /\b(physio|expert|teacher|instructor|chef|nurse|guide|family|community|client|doctor|vet|therapist|parent|owner|coach|artist|woman|women|student|volunteer|member|child|design|science) led\b/giu,
      '$1-led',
    ],
    [/(?<![\d.,])(\d+(?:\.\d\d)?) ?€/gu, '€$1'],
    [/\bn (?=yorks)/giu, 'North '],
    [
      /(?<=\p{L}{3,})(?<!\b(?:of|for|to|with|and|or|is|are|up|from|in|at|the|only|about)) (?=max \d)/giu,
      ', ',
    ],
    [
      /(?<=\p{L}{3,}s) (?=all (?:sizes|ages|levels|abilities|makes|models|types|brands|colours|colors|breeds|welcome|\p{L}+ ?(?:checked|trained|qualified|insured|vetted|certified))\b)/giu,
      ', ',
    ],
    [
      /(?<=\p{L}{4,})(?<!\b(?:it’s|its|is|with|that’s|what’s|from|make|have)) (?=(?:your|ur) (?:choice|call|pick)$|up to (?:you|u)$)/giu,
      ', ',
    ],
    [
      /^((?:from )?[£$€]\d[\d.,]*) ((?!(?:an?|per|each|for|off|all|and|or|to|plus|deposit|vouchers?|gift|flat|fixed|entry|fee|discount|credit|cash|with|including|in|on|at|if|when|only|instead|then|no|extra|more|less|minimum|upwards|onwards|until|before|after|by|pays|feeds|buys|covers|gets|a|return|one|every|grant|towards)\b)\p{L}+(?: (?!(?:for|with|or|and|to|in|on|at|by|of|pays|buys|covers|feeds)\b)\p{L}+){0,2})$/giu,
      '$2: $1',
    ],
    [/(?<=^[£$€]\d+ \p{L}+) (?=[£$€]\d+ \p{L}+$)/giu, ', '],
    [/\bwithin (week|month|day)\b/giu, 'within a $1'],
    [/^(\d+ min(?:ute)?s?) (?=(?:most|all|any|some) )/giu, '$1 for '],
    [/(?<=\p{L}{3,}) (?=(?:our|my) own$)/giu, ', '],
    [/\bu-pick\b/giu, 'U-pick'],
    [/^(intro|introductory|opening|launch) offer (\d+ \p{L}+) (?=[£$€]\d)/giu, '$1 offer: $2 for '],
    [/\binsured (?=[£$€]\d)/giu, 'insured for '],
    [/\band (?=yorkshire$|yorkshire,)/giu, 'North '],
    [
      /(?<=\p{L}{3,}s),? ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*) ?[-–] ?(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)/giu,
      ', $1 to ',
    ],
    [/(?<=\d ?(?:am|pm)) (?=\d+ ?% off)/giu, ', '],
    [/\b(grandma|grandad|grandpa|nan|mum|mom)s (?=\p{Ll})/giu, '$1’s '],
    [/^comes? to (?=you\b|your\b)/giu, 'we come to '],
    [/\bpick ?-?ups? (?:and |n |& |\+ )?drop ?-?offs?\b/giu, 'pick-up and drop-off'],
    [
      /\b(?:kids|ladies) (?=swim|swimming|yoga|football|dance|art|coding|camps?|classes|clothes|lessons|parties)/giu,
      (found) => found.replace(/s $/u, 's’ '),
    ],
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
    [/\bincl?\b\.?(?=$|[;,)])/giu, 'included'],
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
