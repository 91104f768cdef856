/** Second person, in the forms that address the reader and mean nothing else in another language. */
export const addressing = `you your yours yourself u ur tu tus ti usted ustedes sus tienes eres estas sufres padeces sientes tenes vosotros vous votre vos toi tes etes avez souffrez souffres
  du dein deine deinen deinem deiner dich dir bist hast leidest ihr ihre ihren ihnen ihrem ihrer euch euer voce voces seu sua seus suas teu tua tem sofre tuo tua tuoi tue hai soffri vostro vostra siete avete jij jouw jou uw jullie heb lijd bent hebt`;

/** Forms that address the reader in their own language only: French "as" is English "as". */
export const addressingIn: Readonly<Record<string, string>> = {
  es: 'te su os sos sabes',
  fr: 'ton ta es as savez',
  de: 'sie',
  pt: 'te esta sabe sabes',
  it: 'sei sai',
  nl: 'je ben',
};

/** Words for a protected or private attribute of a person, enough beside any address. */
export const attributes = `overweight obese obesity diabet* depress* anxiety anxious insomnia* cancer hiv aids std stds herpes infertil* impotent* menopaus* arthritis autis* adhd bipolar schizophren* dementia alzheimer* burnout burn-out krankgeschrieben chubby mollig* gordit* gordinh* rondelett* potele* esgotamento
  alcoholic* alcoholism addict* disab* wheelchair* epilep* asthma* psoriasis eczema acne hypertension incontinen* erectile migraine* eczema ptsd ocd anorex* bulimi* pregnan* balding impotence hemorrhoid*
  unemployed jobless bankrupt* debt debts indebted insolven* foreclos* homeless redundan* evict* jewish jew jews muslim muslims christian christians catholic* hindu* buddhist* atheist* protestant* mormon* sikh*
  gay lesbian* bisexual* transgender* trans queer lgbt* homosexual* heterosexual* nonbinary straight-acting african-american hispanic latino latina latinx latinos asian asians arab arabs immigrant* refugee* undocumented
  felon* convict* criminal ex-con* prisoner* divorced widow* widower* elderly geriatric republican* democrat* conservative-voter union-member*
  sobrepeso obes* gord* gorda diabetic* deprimid* depresion ansiedad ansios* deuda* endeudad* desemplead* parado arruinad*
  judi* musulman* cristian* catolic* gay gays lesbiana* discapacidad discapacitad* alcoholic* embarazad* divorciad* viud* calv* insomnio
  surpoids obes* gros grosse diabet* diabetique* depressif* depressive* depression deprime* anxieu* endett* dette* chomage chomeur* chomeuse*
  ruine ruinee juif* juive* musulman* chretien* catholique* homosexuel* lesbienne* handicap* alcoolique* enceinte divorce divorcee veuf veuve chauve*
  ubergewicht* dick dicker fettleibig* diabetiker* zuckerkrank* depressiv* depression* angststorung* verschuldet* schulden arbeitslos* pleite bankrott
  judisch* jude juden muslim* moslem* christ christen katholisch* schwul* lesbisch* behindert* alkoholiker* schwanger* geschieden* verwitwet* krebs
  endividad* divida dividas obes* acima-do-peso gordo gorda deprimid* ansios* desempregad* falid* judeu* judia* muculman* evangelic* deficien* alcoolatra* gravida gravidas ansiedade depressao
  sovrappeso grasso grassa depress* ansios* indebitat* debiti disoccupat* fallito ebre* musulman* cristian* disabil* ansia depressione alcolizzat* incinta gravidanza divorziat* calvo calvizie
  overgewicht dik dikke depressief depressieve angstig* schulden werkloos werkloze failliet joods* moslim* christen* homo lesbisch* gehandicapt* alcoholist* zwanger* gescheiden diabeet* suikerziekte`;

/** Words that are an attribute only when said of the reader directly: "Are you black?" */
export const readerWords = `black white brown asian single old older poor fat skinny thin bald blind deaf short ugly sick ill lonely sad stressed retired rich broke senior widowed religious foreign male female nonwhite african
  negr* blanc* viej* pobre* gordo soltero soltera ciego sordo feo fea enfermo jubilad* solo sola noir noire blanc blanche vieux vieille pauvre seul celibataire gros malade aveugle sourd schwarz weiss alt arm single krank blind taub einsam hasslich fett
  negro negra branco velho velha pobre solteir* cego surdo feio doente sozinh* nero nera bianco vecchio vecchia povero single malato cieco sordo brutto solo zwart blank oud arm single ziek blind doof lelijk eenzaam dun`;

/** Illnesses the reader may not be said or asked to have. */
export const illnesses = `blood-pressure cholesterol thyroid kidney-disease heart-disease gout lupus fibromyalgia ibs coeliac celiac crohns tinnitus scoliosis sciatica osteoporosis parkinsons endometriosis pcos rosacea hair-loss
  varicose-veins hernia ulcers allergies asthma back-pain joint-pain chronic-pain knee-pain neck-pain panic-attacks sleep-apnoea sleep-apnea hot-flushes hot-flashes haemorrhoids reflux ibd copd dyslexia phobia trauma burnout`;

/** Where the reader comes from, when asked or told. */
export const origins = `american mexican indian chinese african nigerian pakistani polish romanian turkish russian ukrainian syrian iranian iraqi afghan filipino vietnamese korean japanese brazilian colombian venezuelan cuban
  puerto-rican moroccan algerian somali ethiopian roma gypsy irish italian french german spanish british`;

/** The body, for shame and comparison. */
export const bodyWords = `weight belly tummy fat thigh* arm arms wrinkle* skin acne pimple* spots cellulite hair hairline bald* teeth smile nose body waist hips stomach flab muffin cheeks chin jowls eyebags breast* figure
  love-handles stretch-marks scars dark-circles double-chin pores grey-hair breath odour odor sweat legs bum butt barriga arruga* celulitis piel granos dientes cuerpo peso grasa panza vientre ojeras calvicie
  ventre rides cellulite peau boutons dents corps poids graisse bourrelets cernes bauch falten cellulite haut pickel zahne korper gewicht fett speck augenringe barriga rugas celulite pele espinhas dentes corpo gordura olheiras
  pancia rughe cellulite pelle brufoli denti corpo grasso occhiaie buik rimpels cellulitis huid puistjes tanden lichaam gewicht vet wallen`;

/** Trades that work on the body. */
export const bodyTrades = `beauty beaut* salon gym fitness workout diet* slim* botox filler* lash* brow* nail* tan tanning cosmetic* aesthetic* supplement* dentist* dental clinic* whiten* laser tattoo* massage* physio* personal-trainer
  kosmetik* abnehm* zahn* estetic* esthetiq* dietetic* adelgaz* gimnasio dieta* estetica* palestra emagrec* academia schoonheid* afslank* tandarts* sportschool`;
