/** Capitals that say what a thing is, not what it is called: an SEO audit is nobody's audit. */
const list = `
ai api ar atm b2b b2c bbq cad cbd cfd cms cnc cpa cpd cpr crm css diy dj dna ecg ehr emr epos erp ev gcse gdpr gmat gps hdmi hiit hr
html hvac ielts iot it kpi lcd led lms mba mcat mot mri nft ocr oled pc pdf php pos ppc pr qa qr rfid rpg rv sat sdk sem seo
smb sme sms sql stem suv tefl toefl tv ui usb uv ux vat vip vpn vr xr
`;

const acronyms = new Set(list.trim().split(/\s+/));

export const isAcronym = (word: string) =>
  word === word.toUpperCase() && acronyms.has(word.toLowerCase());
