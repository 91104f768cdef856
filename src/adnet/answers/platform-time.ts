const pattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|([+-])(\d{2}):?(\d{2}))$/;

const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysSince1970 = (year: number, month: number, day: number) => {
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) - 477;
  const leapToday = month > 2 && isLeap(year) ? 1 : 0;
  return (year - 1970) * 365 + leapDays + (daysBefore[month - 1] ?? 0) + leapToday + day - 1;
};

/** Parses `2026-03-21T22:33:56-0700` to milliseconds since 1970; null if the text has another format. */
export const platformTime = (text: string | undefined): number | null => {
  const match = text === undefined ? null : pattern.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
  if (!year || !month || !day || month > 12) return null;
  const offset = (Number(match[8] ?? 0) * 60 + Number(match[9] ?? 0)) * (match[7] === '-' ? -1 : 1);
  const minutes =
    (daysSince1970(year, month, day) * 24 + (hour ?? 0)) * 60 + (minute ?? 0) - offset;
  return (minutes * 60 + (second ?? 0)) * 1000;
};
