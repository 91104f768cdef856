import { readVocabulary } from '../sheet.ts';

/** Stems by which an English objective, product or tone is understood. */
export const vocabulary = readVocabulary(`
  # goals.install: install|download|app store|play store
  # goals.quote: quote|quotation|estimate
  # goals.apply: appl(?:y|ication)|hiring|recruit|admission
  # goals.subscribe: newsletter|subscri
  # goals.watch: video view|views|watch
  # goals.contact: message|call|contact|whatsapp|enquir|inquir|requests?(?!\\p{L})
  # goals.learn: aware|reach|traffic|engagement|brand|visibil|clicks?|visits?
  # goals.donate: donat|fundrais|charit|giving
  # goals.leads: lead|prospect
  # goals.signup: sign[- ]?up|enrol|regist|free account|join|new members|membership
  # goals.trial: trial|demo
  # goals.book: booking|book (?:an?|your|now|online|more)|book(?!s(?!\\p{L})|\\p{L}{2})|appointment|reserv
  # goals.sell: sale|sell|purchas|order|revenue|shop|buy|checkout|e-?commerce|roas
  # trades.job: jobs?(?=\\s(?:in|as|at|for|near|with|from)\\s|:|$)|vacanc|careers?(?!\\p{L})|internship|apprenticeship|traineeship|we(?:’|')re hiring
  # trades.app: (?<!web )apps?(?!\\p{L})|(?:\\p{L}+ )?game(?!\\p{L})
  # trades.software: software|platform|saas|crm|dashboard|(?:rota|meal|route|shift) planner|tracker|booking system|plugin|chatbot
  # trades.course: courses?(?!\\p{L})|bootcamp|class(?:es)?(?!\\p{L})|workshop|lessons?(?!\\p{L})|training|masterclass|webinar|tutor|tuition|(?:cookery|sailing|riding|dance|language|music) school|academy|coaching|personal train|online pt|gym(?!\\p{L})
  # trades.funeral: funeral|undertaker|cremation|burial|memorial|bereavement|headstone
  # trades.cause: charit|foundation|food ?bank|shelter|appeal|fundrais|non-?profit|ngo|sanctuary|rescue|hospice|mission
  # trades.law: law(?:yer)?s?(?!\\p{L})|solicitor|attorney|barrister|legal|conveyanc|notar
  # trades.health: dentist|dental|clinic|doctor|physio|therap|counsel|chiropract|hospital|optician|pharmac|nutritionist|midwi|osteopath|podiatr|orthodont|acupuncture|psycholog|vets?(?!\\p{L})|hearing|balm|supplement|vitamin|serum|remed|probiotic
  # trades.travel: tours?(?!\\p{L})|hotel|hostel|flight|holiday|cruise|resort|villa|trips?(?!\\p{L})|safari|trek|getaway|cottage|cabin|lodge|glamping|campsite|travel|vacation|guesthouse|chalet|b&b|bed and breakfast|holiday rental
  # trades.money: loan|mortgage|bank(?:ing)?(?!\\p{L})|accountan|credit|debt|pension|invest|finance|tax(?:es)?(?!\\p{L})|broker
  # trades.quote: insurance|freight|loft|extension|tiler|tiling|carpent|joiner|glazi|driveway|paving|plaster|gutter|solar|roof|builder|removal|movers|moving|scaffold|plumb|heating|boiler|electrician|conservator|flooring|fencing|landscap|printing|signage|logistics|haulage|pallet|courier|painter|decorator|renovation|contractor|install
  # trades.food: sourdough|bread|baker|coffee|tea(?!\\p{L})|pizz|restaurant|café|cafe|takeaway|food|meals?(?!\\p{L})|cakes?(?!\\p{L})|chocolate|juice|wine|beer|cider|gin(?!\\p{L})|honey|jam(?!\\p{L})|sauce|cheese|pasta|sushi|burger|catering|snack|brownie|cookie|granola|kitchen|bistro|deli(?!\\p{L})|hamper|ramen|noodle|curry|taco|bagel|pies?(?!\\p{L})|smoothie|roaster|brewery|kombucha
  # trades.service: salon|barber|bookkeeping|payroll|agency|studio|consult|architect|photograph|planner|designer|clean|garden|garage|mechanic|nursery|spa(?!\\p{L})|repair|tailor|recruiter|marketing|groom|childcare|locksmith|walker|sitter|lawn|hedge|used cars|cars?(?!\\p{L})
  # tones.playful: play|fun(?!\\p{L})|funny|witt|cheek|humou?r|quirk|silly|light-?hearted|jok|geek|chatty
  # tones.luxury: luxur|elegan|premium|sophisticat|refined|exclusive|high-?end
  # tones.professional: profession|formal|corporate|business|expert|authorit|serious|factual|trustworth|technical|clinical|practical
  # tones.warm: warm|friend|caring|kind|empath|sincere|gentle|heart|welcom|reassur|support|human|hopeful|cos[yi]|homely|encourag|calm
  # tones.bold: bold|confiden|edg|direct|punch|provocat|energe|strong|daring|brave|assert|upbeat|motivat|straight|no.nonsense
  # soberTones: sincere|serious|sober|formal|respectful|solemn|dignif|reassur
  # grave: grief|griev|bereave|funeral|death|dying|died|lost a|abuse|violence|hunger(?!\\p{L})|go(?:es|ing)? hungry|hungry (?:famil|child|people)|skipping meals|homeless|illness|cancer|diagnos|divorce|debt|redundan|dismiss|(?:being|was|were|got|get) (?:fired|sacked)|unfair|injur|accident|eviction|bankrupt|loneliness|suicid|addiction|refugee
  # business: manager|teams?(?!\\p{L})|business|compan|agenc|clinics?(?!\\p{L})|founder|startup|restaurants?(?!\\p{L})|manufactur|retailer|wholesal|hr(?!\\p{L})|b2b|enterprise|freelanc|contractors?(?!\\p{L})|consultants?(?!\\p{L})|director|executive|shop owners|operators|hoteliers|accountants|developers|marketers|landlords|employers|procurement|it departments
  # discount: \\d+ ?%|[£$€]\\d|off(?!\\p{L})|half price|bundle|\\d for \\d|two for one|bogo|buy one|discount|voucher|coupon
`);
