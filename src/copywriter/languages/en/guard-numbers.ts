import { lexiconOf } from '../../guard/claims/lexicon/lexicon-sheet.ts';

export const en = lexiconOf(
  'en',
  `
  common: the and of to is are for with your you it that this in on at by from our we not be can have has will get no more when what how who all as or but an its they their make just stop without now out up if so every a am i my was were
  count 2: two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty
  count 30 by 10: thirty forty fifty sixty seventy eighty ninety
  count 4: fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  numbers: fourty 40, twentieth 20, hundredth 100, thousandth 1000, millionth 1e6, twenties 20
  one: one a an
  scales: hundred 100, thousand 1000, million 1e6, millions 1e6, mn 1e6, mln 1e6, billion 1e9, bn 1e9, trillion 1e12, dozen 12, lakh 1e5, lakhs 1e5, crore 1e7, crores 1e7
  and: and
  nouns.customer: regulars customer* client clients user users buyer* shopper* member members membership* subscriber* owner owners follower* fan fans guest guests player players traveller* traveler*
    downloader* reader readers listener* viewer* rider* diner* donor* supporter* adopter* folks
  nouns.patient: patient patients
  nouns.professional: manager managers dentist* doctor* physician* physio* optician* gp gps vet vets nurse* therapist* expert* specialist* professional* developer* engineer* designer* marketer* founder* ceo ceos accountant*
    lawyer* solicitor* teacher* coach coaches trainer* freelancer* chef* baker bakers stylist* dermatologist* scientist* recruiter* agent agents artist* musician* creator* creative creatives
    employee* worker* staff driver drivers receptionist* nutritionist* dietitian* pharmacist* plumber* builder builders farmer* seller sellers retailer* manufacturer*
  nouns.student: student* learner* pupil* graduate* beginner*
  nouns.family: family families parent parents mom moms mum mums dad dads mother* father* household* kids children couples
  nouns.people: people person persons human humans women woman men man adult adults consumer* commuter* american americans briton* european* european's individuals respondent* participants participant* attendee* visitor* neighbour* neighbor* soul souls others
  nouns.org: clinic clinics practice practices company companies business businesses team teams firm firms brand brands school schools hospital hospitals restaurant* agency agencies organisation*
    organization* startup* ups studio studios retailer* university universities bank banks hotel hotels salon salons gym gyms enterprise* store stores shop shops cafe cafes workplace* office offices
    charity charities club clubs department departments dealership* partner partners carrier carriers competitor* fleets nonprofit*
  nouns.review: review reviews rating ratings testimonial* recommendation* vote votes feedbacks
  nouns.place: city cities country countries location locations branch branches state states market markets continent* town towns
  nouns.sale: booking bookings appointment* order orders sale sales download downloads install* sold
    delivery deliveries shipment* signup* registrations visit visits meal meals ticket tickets lead leads copies
  time: second seconds sec secs | minute minutes min mins | hour hours hr hrs h | day days night nights | week weeks wk wks | month months mo mos | year years yr yrs
  time.fortnight: fortnight fortnights
  time.decade: decade decades century centuries
  per: a an per every each your / the
  adverbs: daily nightly | weekly | fortnightly biweekly | monthly | yearly annually annual | hourly
  structure: step steps way ways reason reasons tip tips tap taps click clicks question questions swipe swipes idea ideas word words sentence sentences line lines sign signs thing things rule rules mistake mistakes move moves touch touches glance
  over: over, more than, above, at least, upwards of, north of, beyond, exceed*, well over, in excess of, no (less|fewer) than, no fewer than, surpass*, greater than, >, topped
  upTo: up to, as much as, as many as, as (little|low|few) as, a maximum of, max, maximum, (no|not|never|rarely|none) ~3 (more|bigger|larger|longer) than, (not|never) (over|above), at most, limited to
  under: under, less than, below, fewer than, <, not even
  within: within, inside
  outOf: out of, in, of, of every, in every, from, out of every, of each, out of each
  stars: star stars starred
  discount: cheaper off discount* sale saving rebate* cheaper reduced reduction markdown coupon* voucher* bogo save saves
    saving savings deal cashback
  gain: save saves saved saving savings gain gains win wins back reclaim* recover* cut cuts cutting reduc* less fewer faster quicker earn* boost* grow grows growing growth grew grown increas* more younger dropped shave* regain* extra
    result results shrink* slash* lower* raise* sooner higher slimmer lighter stronger
  proof: join joined joining trusted trust trusts used uses love loves loved chose chosen rely relies happy satisfied served serve recommend* rated switched prefer* picked thrilled delighted agree agrees swear* counting
  from: from, starting at, starts at, from (just|only)
  pitch: stays lasts last only just left remain we we're our us get gets comes come includes include included including offer offers give gives giving free lasts holds feature features ready done set works work built book delivered delivers deliver ships ship
    open opens made make makes need needs takes take unlimited support supported helps help
  trial: refund money guarantee warranty trial trials free try test demo
  half: half
  inside: in within under inside than after
  predicates.ready: return returns recipe recipes meals setup takes ready done finished
  predicates.content: fat sugar salt calories carbs alcohol caffeine waste energy electricity emissions noise effort stress weight dust chemicals protein water plastic
  predicates.result: pro expert learn learns learned dance dances dancing fear fears afraid bill bills tax taxes notice feel feels difference effect effects swim* swam fluent* sing sings singing play playing plays speak speaks speaking master masters mastered mastering pass passes passed passing qualif* cure cured heal heals healed healing relief relieve* painless pain ache aches slim slimmer toned kilos hired promoted confident* confidence sold asleep driving drives licence license stubble smoother younger clearer calmer amortis* profitable payback hooked obedient housetrained pregnant graduate*
  predicates.keep: replay* footage recording* archive* survive* last lasts fridge shelf freshness spoil* stale ripe
  predicates.last: last lasts lasting durable outlast* lifespan wear
  predicates.worked: experience* business trade craft since founded tradition* been baking making serving repairing
  predicates.range: range battery charge charged
  predicates.lose: lose loses lost losing shed drop drops lighter slimmer
  predicates.answer: diary slot slots appointment appointments booked answer answers answered reply replies replied respond* response*
  predicates.solve: resolve* resolved solve solves solved solution*
  predicates.quote: quote quotes quotation* estimate estimates
  predicates.ship: deliver* ship ships shipped shipping doorstep postman courier parcel
  rank: number (one|1), number (two|three|#) (in|for|of|on|worldwide), no . #, no #, nr #, nr . #, top (one|two|three|five|ten|twenty|fifty|hundred|#), rank* (first|second|third|one|two|three|#), first place, (second|third|fourth|fifth) (largest|biggest|most|fastest|highest|oldest|busiest),
    first choice, first prize, numero uno, number uno, (came|finished|placed|voted|rated) (first|second|third), (come|comes|coming) (first|second|third) (in|among|amongst|of|out|at|again|for) (a|an|any|tests|class|town|our|the|every|all),
    top spot, pole position, num 1, 1st place, 1 st (choice|place|prize|in), gold medal, top of the (charts|league|list|table)
  fractions: (one|1) (in|out of) (every|each)? (#|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred) -1, by a (fifth|tenth|sixth|quarter|third) -1, half 50, halves 50, halve 50, halved 50, halving 50,
    (a|one) third (of|less|more|off|fewer|faster|cheaper|lower|quicker|smaller|bigger|longer|on|year|season|term|decade) 33.333, (by|to|another|nearly|almost|over|about|save|saves|saving|cut|cuts) a? third 33.333, (two|2) thirds 66.667, thirds 66.667, (a|one) quarter (of|less|more|off|fewer|faster|cheaper) 25, by a quarter 25,
    one quarter 25, (three|3) quarters 75, (a|one) fifth (of|less|more|off|fewer) 20, (a|one) tenth (of|less|more|off|fewer) 10, (four|4) fifths 80, (nine|9) tenths 90, fifths 20,
    tenths 10, every (second|other) @who 50, every third @who 33.333, majority of -51, vast majority -51, perfect (score*|ten|10|rating) -100, (full|top) marks -100, flying colours -100, hundred percent 100, every single @who -100
  multiples: double (your|the|my|our|their|his|her|its|as|that|digit|digits|figure*|revenue|sales|bookings|profit*|in|what|over) 2, doubled 2, doubles 2, doubling 2,
    triple (your|the|my|our|their|as|digit|figure*|revenue|sales|bookings|profit*|in|what) 3, tripled 3, triples 3, tripling 3, treble (your|the|our) 3, trebled 3, quadruple* 4, quintuple* 5, twice 2,
    thrice 3, twofold 2, threefold 3, fourfold 4, fivefold 5, sixfold 6, tenfold 10, hundredfold 100, manifold -2, order of magnitude 10, orders of magnitude 10, times (faster|more|better|cheaper|quicker|less|fewer|as|the) -2
  times: times, x, fold, times over
  vague: dozens -12, scores of -20, hundreds -100, thousands -1000, millions -1e6, billions -1e9, countless -2000, zillion -1e6, zillions -1e6, gazillion -1e6, gazillions -1e6, umpteen -20,
    tenner 10, fiver 5, myriad of? -2000, tens of -10, (a|over|nearly|almost|half) (a)? decade -10, decades -20, (a|over|nearly|almost|half|quarter) (a)? century -100, centuries -200, (double|triple|six|seven|eight) figure* -6, a baker s dozen 13
  idioms: half (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve), (12|twelve) months (a|of the) year, 52 weeks a year, (price|cost) of (two|three|four|five), count* to ten, 24 / 7,
    (24|twenty four) hours (a|per|each|every) day, (7|seven) days (a|per|each|every) week, (365|366) days (a|per|each|every) year, (round|around) the clock, 24 x 7, 24 7, 50 / 50, fifty fifty, 80 / 20,
    9 to 5, 9 5, (5|five) to (9|nine), 9 – 5, nine to five, 360 degree*, 360 °, 1 : 1, 1 (to|on) 1, 4 x 4, (think|look|ask|asked|asking|check|pay|paying|paid|measure|type|typing|enter|entering|say|explain) twice,
    (book|booking|call|calling|work|happen*|do|doing|it|them|anything|everything|thing|data|one) twice, once or twice, never ~2 twice, same ~3 twice, twice about,
    (two|2) (birds|cents|minds|way|factor|sides|faced|tone|wheels|worlds|words|heads|hands|feet|legs|halves), (two|2) of (you|us|them), (two|2) s (company|enough), two left feet, (the|you|us|or|one|takes|and|between) two,
    three (course|piece|dimensional|wheel*), four (legged|wheel*|seasons|walls|letter|poster|leaf), five a side, five senses, (high|take) five, six pack, seven seas, seventh heaven, cloud nine, nine lives, whole nine yards,
    catch 22, (#|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|eighteen|ninety) year old*, ten pin, half (empty|full|hearted*|finished|baked|done|asleep|awake|read|written|term|marathon|time|way|past),
    half (moon|sleeve*|zip|board|truth*|remembered|forgotten|built|open|eaten|painted|used|drunk|heard), half (working|measure*|decent|century|cut|melted|listening|day|step|size|sizes),
    half the (battle|fun|joy|story|pleasure|charm|magic|adventure), half (a|the) (mind|heart),
    (a|the|your|one|our) third (place|party|parties|time|way|option|wheel|person|child|cup|space|home|room|hand|try|course|edition|season|generation|culture|eye|act), (other|better|second|first|top|bottom) half, half of it, double* as (a|an|your|the|my),
    double (booked|booking*|check*|glaz*|bed*|up|down|entry|shift*|espresso|click*|tap*|sided|take), double (edged|room*|cream|door*|act|dip*|knot|barrel*|decker*|breasted|standard*|meaning|duty|data),
    triple (check*|glaz*|jump), one in a million, million (miles|dollar), thanks a million, a (hundred|thousand|million) (things|tabs|questions|emails|times|words|open|little|other|tiny),
    a (hundred|thousand|million) and one, in a (minute|second), in a day s work, a (minute|second) (to|for|with|of), majority of your, free in (minutes|seconds), half an eye
`,
);
