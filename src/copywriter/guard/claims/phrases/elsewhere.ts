import type { PhraseTable } from './table.ts';

/** The commonest proof phrases of further spaced languages: sv, da, no, fi, pl, cs, ru, uk, tr, ro, el, id, vi, ar, fa, he, hi, ko. */
export const elsewhere: PhraseTable = {
  trust: `
    (litar|litade|betrodd*|alskad|alskade|anvands) (av|pa|over), (nojda|nojde|tilfredse|tyytyvais*), elsket af, (betroet|foretrukket|brugt|brukt|elsket) (af|av), (zaufal*|zaufani*|zaufan*|ufaja), zadowolen*, spokojen*,
    (duver*|duvery*), (доверяют|доверие|доверяет|доверием|довіряють|довіра), (выбирают|выбрали|обирають|любят|люблять), довольн* клиент*, (guven*|tercih*|memnun*), (incredere|multumiti),
    (εμπιστεύ*|εμπιστοσύνη*|ικανοποιημέν*), (dipercaya|terpercaya|puas), (tin dung|tin cay|hai long), (موثوق|موثوقة|يثق|يثقون|ثقة), (سعداء|سعيد|راض*), (اعتماد|مورد اعتماد), (סומכים|בוטחים|מרוצים),
    (भरोसा|भरोसेमंद|विश्वसनीय|खुश ग्राहक*|संतुष्ट), (신뢰*|믿고*|만족한*|만족도*|선택한*|사랑받는*)`,
  popularity: `
    (bastsaljande|bastsaljare|storsaljare|bestselger*|bestseller*|mest (salda|solgte|solgt|populara|populaere|alskade)), (populart|populara|popular|populaer*|suosituin|suosittu), alla (pratar|talar|alskar|anvander), de flesta,
    (najlepiej sprzedaj*|najpopularniejsz*|najczesciej (wybieran*|kupowan*)|bestseller*|ulubion*|popularn*), wszyscy (mowia|uzywaja|kochaja), (nejprodavanejsi|nejoblibenejsi|oblibeny|obliben*),
    (бестселлер*|самый (популярн*|продаваем*)|самая (популярн*|продаваем*)|самое (популярн*|продаваем*)|популярн*|хит продаж|любим*), все (говорят|любят|выбирают|используют), (найпопулярніш*|популярн*|улюблен*),
    (en cok (satan|tercih|sevilen|kullanilan|satilan|indirilen)|populer*|herkes (konusuyor|kullaniyor|bunu)), (cel mai vandut|cea mai vanduta|popular*), (δημοφιλ*|best seller),
    (terlaris|terpopuler|paling (laris|populer)|favorit), (ban chay nhat|pho bien nhat), (الأكثر (مبيعا|شعبية|شهرة|استخداما|طلبا)|الجميع يتحدث|مشهور|شهير), (پرفروش*|محبوب*),
    (הנמכר|הפופולרי|כולם מדברים|הנמכרת), (सबसे (लोकप्रिय|ज़्यादा|ज्यादा|अधिक)|लोकप्रिय|पसंदीदा|सबकी पसंद), (가장 (많이|인기|사랑)|인기*|베스트셀러*|모두가*|대세*|화제*)`,
  award: `
    (prisbelont*|prisbelonnet*|prisvinnande|prisvinder*|testvinnare|testvinder|vinnare|palkittu*|palkinto*), (nagradzan*|nagrodzon*|nagrod*|zwyciezc*|laureat*), (ocenen*|vitez*),
    (награ*|победител*|лауреат*|отмечен* наград*|нагород*|переможе*), (odullu|odul*|birincisi|kazanan), (premiat|premiu|premiul|premii|premiile), (βραβε*), (penghargaan|pemenang|juara), (giai thuong|doat giai),
    (حائز*|جائزة|جوائز|الفائز|حاصل على), (جایزه|برنده), (פרס|זוכה|זוכת), (पुरस्कार*|अवॉर्ड*|अवार्ड*|विजेता), (수상*|대상*|1등*)`,
  evidence: `
    (kliniskt|vetenskapligt|klinisk|vitenskapelig) (bevisad*|testad*|bevist|dokumenter*|dokumenteret|testet), (bevisad*|bevist|beviselig*|todistettu*|testad*),
    (studier|forskning|forskere|undersogelser) ~1 (visar|viser|vist), (klinicznie|naukowo|dermatologicznie), (udowodnion*|potwierdzon*|przebadan*|sprawdzon*), badania ~1 (pokazuja|dowodza|potwierdzaja), (klinicky|vedecky),
    (клинически|научно|доказан*|исследования ~1 (показывают|доказали)|проверен*|клінічно|науково|доведен*), (klinik olarak|bilimsel*|kanitlanmis*|kanitlandi|arastirmalar), (dovedit*|clinic dovedit),
    (αποδεδειγμέν*|κλινικά|επιστημονικ*), (terbukti|teruji|penelitian), (chung minh|nghien cuu), (مثبت|مثبتة|سريريا|علميا|أثبتت|الدراسات|دراسات), (اثبات شده|ثابت شده), (מוכח*|מחקרים), (सिद्ध|प्रमाणित|अध्ययन*|शोध), (입증*|검증*|임상*|과학적*|연구*)`,
  reviews: `
    (recensioner|omdomen|anmeldelser|omtaler|arvostelut), (opinie|recenzje|oceniany*|recenze), (отзыв*|відгук*), (yorumlari|yorumlar*|degerlendirme*), (recenzii), (κριτικ*), (ulasan), (تقييمات|آراء|شهادات), (ביקורות|המלצות),
    (समीक्षा*|रिव्यू*), (후기*|리뷰*|평점*|별점*)`,
  endorsement: `
    (rekommendera*|anbefal*|suosittele*|suosittelem*), (polecan*|poleca|polecaja|rekomend*), (doporuc*), (рекоменд*), (oneriyor|onerilen|tavsiye*|onerdigi), (recomandat*|recomanda*), (συνιστ*|προτείν*),
    (direkomendasikan|rekomendasi), (يوصي|يوصون|ينصح|موصى|نوصي), (توصیه*), (מומלץ|מומלצת|ממליצים), (अनुशंसित|सुझाया|सुझाते|सिफारिश*|अनुशंसा*), (추천*|전문가*)`,
  leader: `
    (experternas|eksperternes|ekspertenes|asiantuntijoiden) (val|valg|valinta), wybor (ekspert*|profesjonalist*|specjalist*|lekarz*), volba (odborni*|profesional*), выбор (професс*|эксперт*|специалист*|врач*|клиент*|клиник*), вибір (профес*|експерт*),
    خيار (الخبراء|المحترفين|الأطباء|العملاء|الشركات), اختيار (الخبراء|المحترفين|الأطباء), επιλογή των, (विशेषज्ञों|डॉक्टरों|ग्राहकों|लोगों) की पसंद, pilihan (para|ahli|pakar|dokter|utama),
    (marknadsledande|ledande|varldens|sveriges (basta|mest|storsta)|ledende|markedsledende|verdens|johtava*|paras), (basta|bedste|beste) (appen|i|valet|valg|pa), (wiodac*|lider*|najlepsz*|czolow*|numer jeden),
    (nejlepsi*|vedouci*), (лучш*|лидер*|ведущ*|номер один|найкращ*|провідн*), (lider*|en iyi|bir numara*|oncu*), (cel mai bun*|cea mai buna|lider*), (κορυφαί*|καλύτερ*|ηγέτ*), (terbaik|terdepan|nomor satu|terkemuka),
    (tot nhat|hang dau), (الأفضل|الرائد*|رائدة|رقم واحد|الأول|أفضل), (بهترین|پیشرو), (הטוב ביותר|המוביל*|מובילה|הכי טוב*), (सर्वश्रेष्ठ|सबसे अच्छा|सबसे बेहतर|नंबर वन|अग्रणी), (최고*|최고의|1위*|업계*|선두*|넘버원*|최초*)`,
  press: `
    (kand fran|som sett|kendt fra|kjent fra|som set), (znan* z|widzian* w), (как (видели|показали) (по|на)|в сми|по телевизору), (كما (شوهد|ظهر)|في التلفزيون), (televizyonda|basinda), (टीवी पर), (방송*|tv에*)`,
  free: `
    (fri frakt|gratis|kostnadsfri*|ilmai*), (darmow*|bezplat*|za darmo|gratis|rabat*|znizk*), (zdarma|sleva*), (бесплатн*|скидк*|в подарок|безкоштовн*|знижк*), (ucretsiz|bedava|indirim*), (gratuit*|reducere*),
    (δωρεάν|έκπτωση*), (gratis|diskon*), (mien phi|giam gia), (مجانا|مجاني*|خصم*|تخفيض*), (رایگان|تخفیف*), (חינם|הנחה*), (मुफ्त|मुफ़्त|फ्री|छूट), (무료*|할인*|공짜*)`,
  guarantee: `
    (garanti*|takuu*|gwarancj*|gwarantow*|zaruk*|гаранти*|гаранту*|garantili|garantie*|εγγύηση*|garansi|bao hanh|ضمان*|مضمون*|تضمین*|אחריות מלאה|गारंटी*|보장*|환불*|보증*)`,
  urgency: `
    (bara idag|endast idag|kun i dag|begransat|sista chansen|sidste chance|skynda*|vain tanaan), (tylko dzis|tylko dzisiaj|ostatnia szansa|ostatnie (sztuki|miejsca)|spiesz*|do wyczerpania),
    (только сегодня|осталось|последний шанс|торопитесь|спешите|успейте|поспешите|лише сьогодні), (sadece bugun|son (gun|firsat|sans)|acele*|kacirma*|sinirli*), (hanya hari ini|terbatas),
    (اليوم فقط|لفترة محدودة|آخر فرصة|أسرع|سارع), (רק היום|הזדמנות אחרונה), (सिर्फ आज|केवल आज|सीमित|जल्दी करें|आखिरी मौका), (오늘만*|한정*|마감*|서두르*|마지막 기회*)`,
  testimonial: `
    (jag alskar|jeg elsker), (uwielbiam|polecam), (я (обожаю|люблю|попробовал*)|рекомендую), (bayildim|cok memnunum)`,
};

/** Names of judges and papers, the same in every language; a brief that names them may be repeated. */
export const everywhere: PhraseTable = {
  reviews: `
    (tripadvisor|trustpilot|yelp|capterra|ekomi|holidaycheck|jameda|trustedshops|reclame aqui),
    google ~2 (review*|rating*|bewertung*|sterne|avis|etoiles|note|resenas|estrellas|opiniones|recension*|stelle|avaliac*|estrelas|beoordeling*|sterren|stars|score*)`,
  press: `
    (forbes|techcrunch|bbc|cnn|bloomberg|cosmopolitan|buzzfeed|tatler|monocle|vanity fair|lonely planet|gault millau), (new york times|daily mail|sunday times|business insider|good housekeeping|der spiegel|le figaro|la vanguardia),
    (la repubblica|corriere della|de volkskrant|ouest france|stiftung warentest|gambero rosso|guia repsol)`,
};
