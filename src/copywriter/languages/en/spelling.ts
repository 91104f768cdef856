import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

const day = '(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)s?';

/** Written with a capital wherever they stand. */
const named =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|may(?= ?[-–/] ?(?:jun|jul|aug|sep|oct|nov))|(?<=(?:jan|feb|march?|apr|april|nov|dec) ?[-–/] ?)may|march(?= ?[-–/] ?(?:apr|may|jun|jul|sep|oct))|june|july|august|september|october|november|december|christmas|xmas|(?<![’'])easter|halloween|hogmanay|thanksgiving|hanukkah|chanukah|diwali|ramadan|eid|kwanzaa|passover|matariki|anzac|juneteenth|burns(?= (?:night|supper)s?)|valentine(?=[’']s)|bonfire(?= night)|boxing(?= day)|english|british|scottish|welsh|irish|cornish|american|canadian|australian|aussie|african|asian|european|french|spanish|italian|german|greek|dutch|belgian|swiss|austrian|portuguese|russian|ukrainian|romanian|hungarian|czech|swedish|norwegian|finnish|icelandic|scandinavian|chinese|japanese|korean|vietnamese|thai|filipino|malaysian|indonesian|indian|pakistani|bangladeshi|nepalese|nepali|lebanese|persian|arabic|moroccan|ethiopian|nigerian|ghanaian|jamaican|caribbean|mexican|brazilian|peruvian|cuban|hawaiian|maori|gaelic|victorian|georgian|edwardian|tudor";

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'the',
  words:
    'Highland Highlands physio-led expert-led teacher-led instructor-led chef-led nurse-led guide-led family-led community-led client-led doctor-led vet-led therapist-led parent-led owner-led coach-led artist-led woman-led women-led student-led volunteer-led member-led child-led design-led science-led PC PCs DBS GP DJ DJs NYC Ofsted ID CSV PDF PDFs children’s women’s men’s e-bike e-bikes Xero CIS PAT can’t won’t don’t doesn’t didn’t isn’t aren’t wasn’t couldn’t shouldn’t wouldn’t haven’t hasn’t you’re they’re I’m I’ve you’ve we’ve you’ll they’ll that’s what’s there’s it’ll Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July August September October November December Christmas Easter Halloween Britain British English French Spanish Italian German Welsh Scottish Irish Greek Japanese Thai Indian Chinese Mexican Portuguese UK USA EU VAT MOT HR IT_support AI ISO CEO GCSE GCSEs A-level A-levels Excel Word_document Gmail Xero QuickBooks Shopify Wi-Fi Bluetooth Alexa Kent Mike’s Dave’s Joe’s Tom’s Bob’s Sam’s Pete’s Steve’s Mary’s Lucy’s Paul’s John’s Jim’s Andy’s Nick’s Kate’s Sarah’s Emma’s Anna’s Tony’s Terry’s Barry’s Larry’s Harry’s Gary’s Kevin’s Keith’s Brian’s Colin’s Derek’s George’s Graham’s Ian’s James’s Jason’s Jeff’s Ken’s Kelly’s Lee’s Lisa’s Luke’s Marcus’s Martin’s Matt’s Megan’s Mick’s Neil’s Nigel’s Oliver’s Patrick’s Peter’s Phil’s Roger’s Roy’s Russ’s Scott’s Sean’s Simon’s Stuart’s Trevor’s Vince’s Wayne’s Abby’s Alice’s Amy’s Angela’s Becky’s Beth’s Carol’s Chloe’s Claire’s Debbie’s Donna’s Ellie’s Emily’s Fiona’s Gemma’s Hannah’s Helen’s Jackie’s Jane’s Jenny’s Jess’s Julie’s Karen’s Katie’s Laura’s Linda’s Louise’s Lynn’s Maggie’s Maria’s Nicola’s Nina’s Olivia’s Rachel’s Rosie’s Ruth’s Sally’s Sandra’s Sharon’s Sophie’s Susie’s Tina’s Tracy’s Wendy’s Zoe’s Billy’s Bobby’s Carl’s Charlie’s Chris’s Dan’s Danny’s Darren’s Doug’s Eddie’s Eric’s Fred’s Greg’s Hank’s Jerry’s Jimmy’s Joey’s Johnny’s Kyle’s Mario’s Nate’s Nick’s Omar’s Pedro’s Ricky’s Ryan’s Todd’s Travis’s Walt’s Zach’s Mon Tue Tues Wed Weds Thu Thurs Fri NZ GST HST PST QST QLD NSW RSPCA RHS BYO BYOB RSVP NDIS CAA DSWA HETAS OFTEC APHC FENSA TrustMark NICEIC CSCS EICR EPC RCD CoC ECSA PADI RYA BSAC FHP LLC OSHA HOA BBB RPT CDL LSAT ESL TEFL IELTS WSIB TSSA CPA CFP HVAC SPCA NZTA WOF ABN QBCC ASIC FSC GMO SLS MDF HDMI WhatsApp uPVC Tom Ben Sam Joe Tim Jim Amy Zoe Ian Liz Pam Ron Sid Kim Meg Leo Ned Rex Seb Eli Ida Jen Jed Lou Mel Nia Ann Kay Roy Gus Ivan Thanksgiving Hogmanay Diwali Hanukkah Ramadan American Canadian Australian European African Asian Dutch Swiss Korean Vietnamese Lebanese Turkish Swedish Brazilian Caribbean Jamaican Persian Moroccan Cornish Victorian Georgian Edwardian',
  rules: [
    [/(?<![\p{L}\d])w\/(?:out|o)(?!\p{L})/giu, 'without'],
    [/(?<![\p{L}\d])w\/in(?!\p{L})/giu, 'within'],
    [/(?<![\p{L}\d])b4(?= )/giu, 'before'],
    [/(?<![\p{L}\d])w\/(?!e(?:nds?)?(?!\p{L}))\s?(?=[\p{L}\d])/giu, 'with '],
    [new RegExp(`(?<![@./])\\b(?:${named})\\b(?![@.]\\p{L})`, 'gu'), upperFirst],
    // "in Gallatin county"; "sept 30", "15 oct", "July & aug", "(oct)"
    [
      /(?<=\p{Ll} \p{Lu}\p{Ll}+ )(?:county|valley|peninsula|harbou?r)\b|\b(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)\b(?= (?:to|thru|till?) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?<=\b(?:[Jj]an|[Ff]eb|[Aa]pr|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec) (?:to|thru|till?) )(?:mar|jun|jul)\b|\b(?:jan|feb|apr|aug|sept?|oct|nov|dec)\b(?=\.? \d|\)| only|[–-])|(?<=(?:\d|&|to|and|till?|until|by|in|from|of|thru) |[–-])(?:jan|feb|apr|aug|sept?|oct|nov|dec)\b/gu,
      upperFirst,
    ],
    [/(?<=[&+,] )The (?=(?:\p{Lu}\p{Ll}+ )*(?:Valley|Coast|Dales|Moors|Lakes)\b)/gu, 'the '],
    // "P&p", "q&a", "hst extra"
    [
      /(?<![\p{L}&])\p{L}&\p{L}(?=s?(?![\p{L}&]))|(?<![\p{L}\d@./-])(?:hst|gst|pst|qst|uk|usa|nyc|nz|nhs|dbs|gdpr|hmrc|cctv|pdf|usb|gps|hvac|suv|atv|rv|tv|dj|diy|bbq|byob?|rsvp|pvc|ndis|hoa|mri|mot|pat(?= test)|vat(?= (?:incl?|excl?|extra|free|reg|receipt|invoice))|(?<=(?:incl?\.?|excl?\.?|plus|\+|no|ex) )vat)(?=s?(?![\p{L}\d@/]|\.\p{L}))/gu,
      (word) => word.toUpperCase(),
    ],
    // "mon-sat 9-6", "evenings & sat.", but "the cat sat on it"
    [
      new RegExp(
        `^.*(?:\\b${day}\\.?\\s?(?:[–/&+.-]|\\d|(?:and|to|or) ${day}\\b)|(?:[&+]|up|by|till?|until|from|every|each|on|before|after) ${day}\\b|${day} (?:am|pm|mornings?|afternoons?|evenings?|nights?)\\b|(?:appts?\\.?|appointments|evenings?|mornings?|open|closed|late|lunch) (?!sun|sat )${day}\\b).*$`,
        'su',
      ),
      (text) => text.replace(new RegExp(`\\b${day}\\b`, 'gu'), upperFirst),
    ],
    [/\bi\b(?!\.)/gu, 'I'],
  ],
  dictionary: { packages: ['dictionary-en', 'dictionary-en-gb'] },
  and: 'and',
  aside:
    /\s*[([–-]?\s*\b(?:(?:pls|plz|please)\b[^.;)\]]*|(?:must|need to|want to|make sure (?:to|you)|don['’]?t forget to) (?:mention|say|include|add|stress|highlight)\b[^.;)\]]*|keep it (?:short|simple|fun|light)\b[^.;)\]]*|not too (?:salesy|pushy|formal)\b[^.;)\]]*|(?:nb|fyi|note to (?:self|agency|writer)|for the (?:agency|ad))\b[^.;)\]]*)[)\]]?/giu,
};
