const acronyms = new Set(
  (
    'VAT CRM SEO SEM USB LED OLED LCD HR UK US USA EU UAE NYC LA AI ML PDF API GPS TV PC IT ATM SIM SMS SSD HDD HD UHD RGB UV SPF BPA ' +
    'DIY FAQ CEO CFO CTO ERP POS PR QR VR AR XR VPN NFC RFID MBA GMAT SAT IELTS TOEFL GDPR HIPAA ISO BMW IBM DHL UPS FBA GCSE ' +
    'NHS IRS LLC ISA ETF IRA KYC AML PPC ROI KPI CMS SQL CSS HTML IOS MRI DNA CBD OCR CAD CNC HVAC AC DJ MC BBQ XL XXL II III IV DSGVO KMU TÜV ITV IVA TVA BTW'
  ).split(' '),
);

const isShouted = (word: string) => /^\p{Lu}[\p{Lu}'’]+$/u.test(word) && !acronyms.has(word);

/** Short words that nobody writes in capitals unless they shout. */
const alwaysShouted = new Set(
  (
    'NEW NOW BUY FREE SALE BEST OFF ALL ANY THE AND FOR YOU YOUR GET TOP HOT WOW YES EVER ONLY MORE SAVE SUPER CHEAP TODAY MEGA HUGE ' +
    'GRATIS NUEVO OFERTA YA JETZT NEU NUR GRATUIT NOUVEAU AGORA NOVO GRÁTIS ORA NUOVO SOLO NU NIEUW'
  ).split(' '),
);

const words = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** A name keeps its first letter: nobody knows which of its words is a town. */
const calmed = (word: string, isName: boolean) =>
  isName && word.length > 3 && !alwaysShouted.has(word)
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word.toLowerCase();

const lowerShouted = (text: string, everything: boolean, isName: boolean) =>
  text.replace(/[\p{L}\p{N}'’]+/gu, (word) =>
    isShouted(word) && (everything || alwaysShouted.has(word)) ? calmed(word, isName) : word,
  );

/** Shouting comes down to ordinary letters; one word in capitals may be a name and stays. */
export const calmDown = (text: string, { isName }: { isName: boolean }) => {
  const shouted = words(text).filter(isShouted);
  const long = shouted.filter((word) => word.length > 3);
  const all = words(text).filter((word) => /\p{L}/u.test(word));
  const wholeText = shouted.length === all.length && (!isName || all.length > 1);
  return lowerShouted(text, long.length >= 2 || (wholeText && long.length > 0), isName);
};
