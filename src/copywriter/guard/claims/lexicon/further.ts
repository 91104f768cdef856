import { lexiconOf } from './lexicon-sheet.ts';

/**
 * Languages whose numbers are understood, with the commonest words around them, read as one: Swedish,
 * Danish, Norwegian, Finnish, Polish, Czech, Russian, Ukrainian, Turkish, Romanian, Hungarian, Greek,
 * Indonesian, Vietnamese; then those in Arabic, Hebrew, Devanagari, Bengali and Hangul letters.
 */
export const further = [
  lexiconOf(
    'further',
    `
  common: och att det som en ett pa ar av for med den till inte har vi din ditt dina utan mer alla fler du oss og at et er af til ikke dit dine uden mere alle os ja on ei
    etta se joka kun voi ole mita sinun meidan ilman kaikki i w na z do nie sie jest to dla jak bez od juz twoj twoja twoje ponad nam naszych po za dzieki a v je pro uz
    vas vase vice nez и в на с не что для как без от уже вы ваш ваша более нас это по за из і з що як від вже ви понад це із та ve bir bu icin ile daha cok de da sizin
    gibi ne var olan hemen kadar si la in pe cu nu este sunt pentru care mai ce fara un o az es hogy nem van egy meg is ez csak mint και το η ο να για με σε από που είναι
    των τα την στο στην μας σας χωρίς dan yang di untuk dengan dari ini itu anda tidak lebih sudah kami ke pada và của là cho với không có các được người một trong này để
    bạn
  count 2: tva tre fyra fem sex sju atta nio tio elva tolv
  count 2: kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan kymmenen
  count 2: dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec
  count 2: dva tri ctyri pet sest sedm osm devet deset
  count 2: два три четыре пять шесть семь восемь девять десять
  count 2: iki uc dort bes alti yedi sekiz dokuz on
  count 2: doi trei patru cinci sase sapte opt noua zece
  count 2: ketto harom negy ot hat het nyolc kilenc tiz
  count 2: δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα δέκα
  count 2: dua tiga empat lima enam tujuh delapan sembilan sepuluh
  count 2: hai ba bon nam sau bay tam chin muoi
  numbers: tjugo 20, trettio 30, femtio 50, to 2, fire 4, seks 6, syv 7, otte 8, ni 9, ti 10, elleve 11, tyve 20, tredive 30, halvtreds 50, fyrre 40, dwie 2, dwoch 2,
    trzech 3, dziesieciu 10, dziewieciu 9, dwadziescia 20, piecdziesiat 50, sto 100, piecset 500, две 2, двух 2, трех 3, пяти 5, десяти 10, девяти 9, двадцать 20,
    тридцать 30, пятьдесят 50, сто 100, пятьсот 500, двести 200, триста 300, полтора 1.5, чотири 4, шість 6, сім 7, вісім 8, yirmi 20, elli 50
  one: один одна одно
  scales: hundra 100, tusen 1000, miljon 1e6, miljoner 1e6, dussin 12, hundrede 100, hundre 100, tusind 1000, million 1e6, millioner 1e6, dusin 12, sata 100, sataa 100,
    tuhat 1000, tuhatta 1000, miljoona 1e6, miljoonaa 1e6, tysiac 1000, tysiace 1000, tysiecy 1000, tys 1000, milion 1e6, miliony 1e6, milionow 1e6, mln 1e6, mld 1e9,
    tuzin 12, sto 100, tisic 1000, tisice 1000, tis 1000, milionu 1e6, тысяча 1000, тысячи 1000, тысяч 1000, тыс 1000, миллион 1e6, миллиона 1e6, миллионов 1e6, млн 1e6,
    миллиард 1e9, млрд 1e9, дюжина 12, тисяча 1000, тисячі 1000, тисяч 1000, тис 1000, мільйон 1e6, мільйонів 1e6, yuz 100, bin 1000, milyon 1e6, milyar 1e9, suta 100,
    sute 100, mie 1000, mii 1000, milioane 1e6, szaz 100, ezer 1000, millio 1e6, εκατό 100, χίλιες 1000, χίλια 1000, χιλιάδες 1000, εκατομμύρια 1e6, εκατομμύριο 1e6,
    ratus 100, ribu 1000, juta 1e6, miliar 1e9, seribu 1000, sejuta 1e6, trăm 100, nghìn 1000, ngàn 1000, triệu 1e6, tỷ 1e9
  and: и
  nouns.customer: kund* anvandar* medlem* kunder kunde brugere brukere medlemmer asiakas* asiakk* kayttaj* klient* uzytkownik* zakaznik* klientu klienti uzivatel* клиент*
    пользовател* покупател* подписчик* клієнт* користувач* musteri* kullanici* uye* clienti client utilizatori ugyfel* felhasznalo* vasarlo* πελάτ* χρήστ* pelanggan
    pengguna klien khách
  nouns.patient: patienter pasienter pacjent* пациент* hasta hastamiz
  nouns.professional: tandlakar* lakar* expert* chefer tandlaeger tannleger laeger leger eksperter dentyst* lekarz* ekspert* stomatolog* стоматолог* врач* эксперт*
    специалист* doktor* uzman*
  nouns.people: personer manniskor svenskar mennesker danskere nordmenn folk ihmis* suomalai* osob osoby ludzi polakow lidi человек люд* россиян* женщин* мужчин* людей
    осіб українц* kisi kisiden kisiye insan* oameni persoane ember* άνθρωπ* άτομα orang
  nouns.org: klinik* foretag* mottagning* butik* lag klinikker virksomheder bedrifter firmaer butikker yrity* firm firmy klinik kliniki gabinet* zespol* firem клиник*
    компани* фирм* предприят* магазин* команд* клінік* компані* sirket* isletme* firma* clinici companii firme ceg* klinika* εταιρεί* κλινικ* perusahaan bisnis công
  nouns.review: recension* omdome* anmeldelser omtaler arvostelu* opini* recenzj* ocen recenz* hodnocen* отзыв* оценк* відгук* yorum* degerlendirme* recenzii ertekeles*
    κριτικ* αξιολογ* ulasan giá
  nouns.place: город* стран*
  nouns.sale: заказ* продаж* запис*
  time: sekund* sekunder секунд* saniye* | minut minuter minutter minuty минут* dakika* | timme timmar timer time godzin* godz час часа часов saat |
    dag dagar dygn dage dager dogn dni dzien день дня дней сутки gun gunde | vecka veckor veckan uge uger uke uker ugen tydzien tygodni* tygodniowo недел* hafta haftada |
    manad manader manaden maned maneder maneden miesiac* miesiecy месяц* ay ayda | ar aret lat rok lata roku год года лет yil yilda
  per: per varje i om hver pr na w co в за каждый каждую каждые
  structure: steg klick skal tips fragor satt trin trinn skridt klik klikk grunde grunner sporgsmal vaihetta klikkausta askelta syyta krok kroki krokach klikniec*
    klikniecia powod* sposob* шаг шага шагов клик клика кликов причин* способ* совет* adimda adim tikla tiklama dokunus neden langkah alasan cara
  over: over, mer an, fler an, minst, mere end, mer enn, flere end, mindst, yli, ponad, wiecej niz, przeszlo, co najmniej, powyzej, vice nez, pres, nad, более, больше,
    свыше, не менее, более чем, больше чем, понад, більше, більш ніж, den fazla, dan fazla, fazla, asan, peste, mai mult de, mai multi de, tobb mint, πάνω από,
    περισσότερ* από, lebih dari, hơn, trên
  upTo: upp till, op til, opp til, nawet do, до
  under: under, mindre an, mindre end, ponizej, mniej niz, менее, меньше, менее чем
  within: inom
  outOf: av, av de, ud af, af, na, z, из
  stars: stjarnor stjarnig* stjerner stjernet gwiazdk* gwiazdek звезд* звёзд* yildiz yildizli αστέρια αστέρων bintang
  discount: rabatt* rea rabat rabatt tilbud rabat* znizk* taniej promocj* скидк* дешевле indirim*
  gain: spara* mindre mer snabbare tjana* spar sparer mere hurtigere oszczedz* oszczedn* mniej wiecej szybciej zysk* эконом* меньше больше быстрее заработ* сократ*
  proof: доверя* выбирают выбрали используют присоединя*
  rank: nummer (ett|1|#), nr #, forsta plats*, marknadsledande, nummer (et|en|1|#), nr . #, forste plads, ykkonen, numero (yksi|1), numer (jeden|1|#), pierwsze miejsce,
    cislo (jedna|1), c . 1, номер (один|1|#), первое место, № #, no #, номер (один|1), (bir|1) numara*, numara (bir|1), birinci, numarul (unu|1), νούμερο (ένα|1),
    nomor (satu|1), no 1, số (một|1)
  fractions: halften 50, en tredjedel 33.333, en fjardedel 25, tva tredjedelar 66.667, de flesta -51, halvdelen 50, en fjerdedel 25, de fleste -51, puolet 50,
    kolmannes 33.333, polowa 50, polowe 50, jedna trzecia 33.333, wiekszosc -51, pol miliona -5e5, polovina 50, tretina 33.333, vetsina -51, половина 50, половину 50,
    треть 33.333, четверть 25, большинство -51, кажд* (втор*|трет*|четверт*|пят*) 50, полмиллиона -5e5, третина 33.333, більшість -51, yarisi 50, ucte biri 33.333,
    cogu -51, yarim milyon -5e5, jumatate 50, o treime 33.333, majoritatea -51, μισά 50, μισοί 50, ένα τρίτο 33.333, setengah 50, separuh 50, sepertiga 33.333, một nửa 50
  multiples: dubbelt 2, dubbla 2, fordubbl* 2, dobbelt 2, fordobl* 2, kaksinkertai 2, kaksinkertai* 2, dwukrotnie 2, podwoj 2, podwoj* 2, trzykrotnie 3, dwa razy 2,
    trzy razy 3, dvojnasob 2, dvojnasob* 2, dvakrat 2, trikrat 3, вдвое 2, втрое 3, удвой 2, удво* 2, утрой 3, дважды 2, в два раза 2, в три раза 3, вдвічі 2, втричі 3,
    подвой 2, iki kat* 2, iki katina 2, uc kat* 3, dublu 2, dubleaza 2, ketszer 2, duplaja 2, haromszor 3, διπλάσι 2, διπλασι* 2, διπλάσι* 2, διπλά 2, dua kali 2,
    kali lipat -2, gandakan 2, gấp đôi 2, gấp ba 3
  times: ganger, x, gange, razy, krotnie, раз, раза, kat
  vague: hundratals -100, tusentals -1000, dussintals -12, tiotusentals -1e4, miljontals -1e6, otaliga -2000, artionden -20, hundredvis -100, tusindvis -1000,
    tusenvis -1000, hundrevis -100, snesevis -20, utallige -2000, tuhannet -1000, tuhansia -1000, sadat -100, satoja -100, miljoonat -1e6, kymmenet -10, setki -100,
    setek -100, tysiace -1000, miliony -1e6, dziesiatki -10, tuziny -12, niezliczon* -2000, tisice -1000, stovky -100, desitky -10, сотни -100, тысячи -1000,
    тысячам -1000, миллионы -1e6, десятки -10, десятков -10, десятилет -10, десятилет* -10, бесчисл* -2000, дюжины -12, тисячі -1000, сотні -100, мільйони -1e6,
    binlerce -1000, yuzlerce -100, milyonlarca -1e6, onlarca -10, sayisiz -2000, mii de -1000, sute de -100, milioane de -1e6, zeci de -10, ezrek -1000, szazak -100,
    milliok -1e6, χιλιάδες -1000, εκατοντάδες -100, εκατομμύρια -1e6, δεκάδες -10, ribuan -1000, ratusan -100, jutaan -1e6, puluhan -10, hàng nghìn -1000,
    hàng ngàn -1000, hàng trăm -100, hàng triệu -1e6
  idioms: de tva, obie dwie, думай дважды, подумай* дважды
    `,
  ),
  lexiconOf(
    'eastern',
    `
  common: في من على إلى مع هذا أن لا ما كل بدون أكثر عن و در به از که این است را با برای آن شما של את על לא זה עם הוא כל גם או אם יותר בלי है के की का में और से को पर हैं
    यह नहीं लिए आपके साथ हमारे भी এবং এই জন্য থেকে না করে সঙ্গে আপনার 의 를 을 이 가 은 는 에 더 그 수 있는 모든
  count 2: اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة
  count 2: دو سه چهار پنج شش هفت هشت نه ده
  count 2: שניים שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה
  count 2: दो तीन चार पाँच छह सात आठ नौ दस
  numbers: اثنين 2, عشرون 20, عشرين 20, خمسون 50, خمسين 50, تسعون 90, تسعين 90, مئة 100, مائة 100, ألفين 2000, مئتين 200, بیست 20, صد 100, पांच 5, बीस 20, पचास 50,
    सौ 100, नब्बे 90
  scales: ألف 1000, الف 1000, آلاف 1000, ألفا 1000, مليون 1e6, ملايين 1e6, مليونين 2e6, مليار 1e9, هزار 1000, میلیون 1e6, میلیارد 1e9, מאה 100, אלף 1000, אלפי 1000,
    מיליון 1e6, हज़ार 1000, हजार 1000, लाख 1e5, करोड़ 1e7, दर्जन 12, হাজার 1000, লক্ষ 1e5, লাখ 1e5, কোটি 1e7
  nouns.customer: عميل عملاء عملائنا العملاء مستخدم* المستخدمين زبون زبائن مشترك* مشتری* کاربر* کاربران לקוחות משתמשים ग्राहक ग्राहकों यूज़र* उपयोगकर्ता* গ্রাহক* 고객* 회원*
    사용자* 이용자*
  nouns.patient: مريض مرضى المرضى मरीज*
  nouns.professional: طبيب أطباء الأطباء خبراء الخبراء डॉक्टर* दंत विशेषज्ञ*
  nouns.people: شخص أشخاص الناس نفر مردم אנשים लोग लोगों व्यक्ति মানুষ জন 명 명이 명의 사람*
  nouns.org: عيادة عيادات شركة شركات الشركات متجر شرکت* کلینیک* חברות עסקים מרפאות क्लिनिक* कंपनि* कंपनी दुकान* 병원* 기업* 회사* 매장*
  nouns.review: تقييم* مراجعة مراجعات نظر نظرات ביקורות समीक्षा* रिव्यू 리뷰* 후기*
  time:  | دقيقة دقائق मिनट 분 분이면 분만에 | ساعة ساعات घंटे घंटा 시간 | يوم يوما أيام يوميا दिन 일 | أسبوع أسابيع أسبوعيا सप्ताह हफ्ते 주 | شهر أشهر شهريا महीने 개월 |
    سنة سنوات عام أعوام साल वर्ष 년
  per: كل في
  structure: خطوة خطوات نقرة نقرات نقرتين أسباب طرق चरण चरणों क्लिक कदम तरीके कारण 단계 단계로 가지 번 번의 클릭*
  over: أكثر من, ما يزيد عن, ما يزيد على, فوق, بیش از, מעל, יותר מ, למעלה מ, से अधिक, से ज़्यादा, से ज्यादा
  upTo: حتى, ما يصل إلى
  under: أقل من
  within: خلال
  outOf: من, من كل, من أصل, में से
  stars: نجوم نجمة ستاره כוכבים स्टार सितारे 점 점의 별점*
  discount: خصم تخفيض*
  rank: رقم (واحد|1|#), المرتبة الأولى, المركز الأول, الرقم (واحد|1), الأول في, شماره (یک|1), رتبه (اول|1|یک), מספר (אחת|1), מקום (ראשון|1), नंबर (वन|एक|1), नं . 1,
    এক নম্বর*, 1 নম্বর*, # 위, 1 등, 업계 #, 판매 1, 넘버원*, 일위*, 1위*
  fractions: نصف 50, ثلث 33.333, ربع 25, ثلثي 66.667, معظم -51, أغلب -51, نیمی 50, חצי 50, שליש 33.333, רוב -51, आधा 50, आधे 50, आधी 50, तिहाई 33.333, अधिकांश -51,
    ज़्यादातर -51, ज्यादातर -51, অর্ধেক 50, 절반 50, 절반* 50
  multiples: ضعف 2, ضاعف 2, أضعاف -2, مضاعفة 2, ضاعف* 2, دو برابر 2, برابر -2, פי שניים 2, פי שתיים 2, כפול 2, दोगुना 2, दुगुना 2, दोगुनी 2, तिगुना 3, गुना -2, দ্বিগুণ 2,
    두배 2, 두배* 2, 두 배* 2, 세 배* 3, 배* -2
  vague: آلاف -1000, الآلاف -1000, ملايين -1e6, الملايين -1e6, مئات -100, المئات -100, عشرات -10, العشرات -10, هزاران -1000, صدها -100, میلیونها -1e6, میلیون -1e6,
    دهها -10, אלפי -1000, מאות -100, מיליוני -1e6, עשרות -10, हज़ारों -1000, हजारों -1000, लाखों -1e5, करोड़ों -1e7, सैकड़ों -100, दर्जनों -12, হাজারো -1000, লাখো -1e5,
    হাজার -1000, 수천* -1000, 수만* -1e4, 수백* -100, 수십* -10, 수백만* -1e6, 천만* -1e7, 만명* -1e4, 천명* -1000, 오천* 5000, 백만* -1e6, 십만* -1e5, 수많은 -2000,
    (천|만|백|십만|백만) (명*|개*|곳*|여*|건*|분*) -1000
    `,
  ),
];
