const words = (list: string) => list.trim().split(/\s+/);

/** What a product's head noun says about the business behind it. */
export const headNouns = {
  app: words('app apps game games keyboard widget'),
  software: words(`
    software platform tool tools dashboard crm saas plugin extension template templates calculator tracker scheduler
    planner system suite workspace marketplace api website builder assistant chatbot payroll invoicing bookkeeping
    automation analytics scheduling`),
  course: words(`
    course courses bootcamp class classes workshop workshops lesson lessons training programme program masterclass
    webinar tutoring tuition academy school camp coaching mentoring retreat certification degree ebook book guide`),
  food: words(`
    sourdough bread bakery coffee tea pizza pizzeria restaurant cafe café takeaway food meal meals cake cakes chocolate
    chocolates juice wine beer cider gin honey jam sauce sauces cheese pasta salad sushi burger burgers catering flowers
    bouquet bouquets florist snack snacks kombucha oil bakes brownies cookies granola muesli popcorn kitchen bistro deli
    hamper hampers ramen noodles curry tacos doughnuts bagels pies smoothies smoothie beans roastery brewery`),
  travel: words(`
    tour tours hotel hotels hostel flight flights holiday holidays cruise cruises resort villa villas trip trips safari
    safaris trek treks getaway getaways stay stays cottage cottages lodge glamping campsite travel travels vacation
    vacations airline retreats guesthouse riad chalet chalets apartment rental rentals`),
  quote: words(`
    insurance freight solar roofing builder builders building removals removal movers moving windows scaffolding
    plumbing plumber plumbers heating boiler boilers electrician electricians conservatory conservatories kitchens
    bathrooms extensions flooring fencing landscaping printing signage logistics haulage pallets couriers warehouse
    roofers painters decorators decorating renovation renovations contractor contractors installation`),
  health: words(`
    dentist dentists dental clinic clinics doctor doctors physio physiotherapy physiotherapist therapy therapist
    therapists counselling counselor counsellor chiropractor hospital hospice optician opticians pharmacy nutritionist
    dietitian midwife surgery osteopath podiatrist orthodontist acupuncture psychologist vet vets`),
  remedy: words(
    'balm supplement supplements vitamin vitamins serum medicine ointment remedy remedies probiotic probiotics',
  ),
  law: words(`
    law lawyer lawyers solicitor solicitors attorney attorneys barrister barristers legal conveyancing notary paralegal
    mediation mediator mediators`),
  money: words(`
    loan loans mortgage mortgages bank banking accountant accountants accounting credit debt savings pension pensions
    investment investments investing finance broker brokers tax fund wealth lending adviser advisers advisors`),
  service: words(`
    salon salons barber barbers agency studio studios consultancy consulting consultant consultants architect architects
    photographer photographers photography planner planners designer designers cleaner cleaners cleaning gardener
    gardeners gardening garage mechanic workshop nursery spa gym repair repairs tailor tailors recruiter recruiters
    marketing groomer groomers grooming firm practice company team shop store service services translator translators
    daycare childcare creche electrics locksmith bootfitters videographer walker walkers sitter sitters`),
  cause: words(`
    charity charities foundation foodbank shelter appeal fundraiser campaign nonprofit ngo hospice sanctuary relief
    trust mission rescue petition`),
  job: words(`
    job jobs vacancy vacancies role roles career careers position positions internship internships apprenticeship
    apprenticeships traineeship traineeships shift shifts recruitment hiring`),
  funeral: words(
    'funeral funerals undertaker undertakers cremation cremations burial memorial memorials bereavement headstones',
  ),
} satisfies Record<string, string[]>;

/** A noun that tells the trade. */
export const tradeNouns: ReadonlySet<string> = new Set(Object.values(headNouns).flat());

export type Trade = keyof typeof headNouns;

/** Things one can count, beyond those above: they take "a". */
export const countNouns: ReadonlySet<string> = new Set(
  words(`
    lamp chair desk table sofa bed mattress pillow blanket rug candle mug cup bottle flask bag backpack wallet belt watch
    ring necklace bracelet earring shirt jacket coat dress hoodie sweater jumper shoe boot sneaker trainer hat cap scarf
    glove sock tent stove bike bicycle helmet scooter skateboard board kayak car van camper caravan trailer phone case
    charger cable speaker headset headphone earbud camera drone lens tripod laptop tablet monitor keyboard mouse printer
    router robot vacuum kettle toaster blender mixer grinder oven grill pan pot knife spoon fork plate bowl tray jar box
    basket shelf bookshelf cabinet wardrobe mirror clock frame poster print painting notebook journal diary pen pencil
    planner calendar card toy puzzle doll kit set pack bundle subscription membership plan account device gadget machine
    engine pump filter fan heater radiator thermostat lock key door window fence shed greenhouse garden pool spa sauna
    studio gym shop store market stall stand truck trolley stroller pram crib cot carrier bottle diaper nappy
    dashboard report reminder calendar login inbox chart checklist form template invoice receipt page site domain feed
    trial demo sample consultation session appointment call visit check-up checkup quote estimate assessment audit review
    tasting fitting voucher coupon gift discount refund guarantee warranty deposit price rate fee offer deal month week
    year day night lesson class course workshop ticket seat place room table meal drink loaf coffee pizza delivery
    moisturiser moisturizer cream serum balm soap shampoo toothbrush razor brush towel mat bottle serum
    solution approach method process workflow system network community club team manager coach teacher tutor guide expert
    mentor partner rota creche canteen kitchen office building garage balcony terrace view location map route
    language interface screen button tap switch handle lid strap zip pocket sleeve collar hood battery sensor light bulb
    dog cat pet horse plant tree flower seed festival concert show play film museum gallery exhibition event conference
    wedding party magazine newspaper newsletter podcast channel library bookshop novel novella story
    password manager editor recorder detector alarm doorbell lockbox safe scale thermometer monitor tracker hub dock
    bar pub hall venue marina boat yacht ship barge house home flat cabin barn farm vineyard orchard brand label
    bike-share e-bike ebike duvet quilt cushion curtain blind lampshade chandelier vase planter teapot teacup
    balm lotion cleanser toner mask scrub perfume fragrance cologne candle diffuser humidifier purifier dehumidifier
    `).concat('game app tool platform website plugin calculator'.split(' ')),
);

/** Stuff and ideas: no "a", no plural. */
export const massNouns: ReadonlySet<string> = new Set(
  words(`
    software advice information furniture equipment luggage jewellery jewelry clothing footwear sportswear activewear
    skincare haircare healthcare childcare daycare homeware glassware cookware hardware payroll bookkeeping invoicing
    accounting banking insurance coverage finance funding freight logistics travel accommodation parking training
    coaching tutoring tuition mentoring cleaning catering printing photography videography design decor décor lighting
    heating plumbing roofing flooring fencing landscaping gardening bread sourdough coffee tea wine beer cider gin honey
    jam cheese pasta chocolate juice food water milk oil olive cotton wool linen leather wood oak steel ceramic
    bamboo paper support help access storage shipping delivery transparency privacy security encryption peace quality
    comfort care protection relief hydration nutrition energy time money cash credit data feedback guidance
    maintenance assembly installation integration automation analytics reporting scheduling planning management
    marketing advertising seo content copywriting translation legal law therapy physiotherapy counselling yoga pilates
    fitness dance music art pottery knitting research development consulting consultancy tax compliance hosting
    wifi wi-fi broadband internet electricity gas fuel power sunlight daylight sound noise paperwork admin homework
    laundry stock inventory traffic weather stress confusion clutter waste damage dust dirt mud mould mold rust
    pay overtime leave holiday sick experience knowledge sourcing packaging wrapping ink yarn fabric denim
    setup onboarding tracking backup hair skin makeup kombucha granola muesli popcorn rice flour sugar salt pepper spice seafood fish meat beef pork
    chicken lamb ham bacon sushi ramen ice-cream tofu tempeh`),
);

/** Heads that are people: never something to be fixed or got rid of. */
export const peopleNouns: ReadonlySet<string> = new Set(
  words(`
    people person kids kid children child families family parents parent mums mum moms mom dads dad babies baby toddlers
    toddler patients patient customers customer clients client guests guest visitors visitor staff employees employee
    workers worker colleagues colleague teams team students student pupils pupil teachers teacher neighbours neighbors
    friends friend women woman men man girls girl boys boy teens adults adult carers carer nurses nurse volunteers
    volunteer drivers driver carriers tenants tenant landlords landlord buyers buyer shoppers shopper users user fans
    everyone someone somebody anyone nobody others refugees elders grandparents relatives partners partner bosses boss
    managers manager owners owner founders founder suppliers supplier contractors freelancers members member residents
    donors donor animals dogs cats pets dog cat pet horses`),
);

/** Plurals that do not end in s, and words ending in s that are none. */
export const irregularPlurals: ReadonlySet<string> = new Set(
  words(
    'people children women men teeth feet mice geese kids staff police data media alumni criteria headphones',
  ),
);

export const falsePlurals: ReadonlySet<string> = new Set(
  words(`
    business news class glass gas bus campus virus bonus focus lens access process progress success address fitness
    wellness happiness sadness illness darkness kindness mess stress loss boss cross press pass mass grass dress express
    is was has this his its us yes plus thus always across less analysis basis crisis tennis pilates chess canvas series
    atlas iris oasis mattress harness hostess wilderness yoghurts physics athletics logistics analytics electronics
    hummus asparagus cactus circus status surplus apparatus consensus census discus`),
);
