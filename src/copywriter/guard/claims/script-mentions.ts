import { series, valuesOf } from '../../../kernel/folding/word-index.ts';
import type { Token } from '../../../kernel/phrases/tokens.ts';
import type { Mention } from './fact.ts';

/** Chinese, Japanese and Thai are written without blanks, so their words are looked for inside runs. */
const cjkDigits: Readonly<Record<string, number>> = {
  ...series(0, '〇 一 二 三 四 五 六 七 八 九'),
  ...valuesOf('零 0, 两 2, 兩 2, 壱 1, 弐 2, 参 3'),
};

const cjkScales: Readonly<Record<string, number>> = valuesOf(
  '十 10, 百 100, 千 1000, 万 1e4, 萬 1e4, 億 1e8, 亿 1e8',
);

/** What follows a numeral and makes a small one a claim, by the kind of fact it is. */
const cjkCounters: readonly (readonly [RegExp, string])[] = [
  [/^[多余餘]?(?:人|名|位客|位用|位顾|位患|个客|个用|個客|户|戶|万人|コ人)/, 'people'],
  [/^(?:社|家|店|院|法人|企業|间|間医)/, 'orgs'],
  [/^(?:件の(?:レビュー|口コミ)|条评|條評|则评)/, 'reviews'],
  [/^(?:つ星|星|顆星|颗星|点満点|分好评|分好評)/, 'rating'],
  [/^(?:倍)/, 'multiplier'],
  [/^(?:割|成|分之|折|パーセント|％|%)/, 'percent'],
  [/^(?:分間?|時間|小时|小時|分钟|分鐘|日間?|天|週間?|周|年間?|ヶ月|か月|个月|個月|秒)/, 'time'],
  [/^(?:円|元|块|塊|美元|ドル)/, 'money'],
];

const cjkStructure =
  /^(?:步|ステップ|つのステップ|クリック|タップ|次点击|次點擊|つの理由|个步骤|個步驟|个理由|回のタップ|つの方法|个方法)/;

const cjkVague =
  /(?:[数數][十百千万萬億亿]+|成千上万|成千上萬|上[百千万萬]|[百千万萬]以上|无数|無數|無数の|半数|大多数|大多數|多くの(?:方|人|お客|クリニック)|ほとんどの(?:方|人)|一半|三分之|半分に|半額|半价|半價|倍増|倍になる|翻倍|翻番|两倍|兩倍|满分|滿分|満点)/;

const cjkRank =
  /(?:第[一二三1-9](?![次步印时時回歩眼天课課])|[0-9一二三]位|ナンバー(?:ワン|1)|日本一|世界一|業界一|全国一|首位|トップシェア|销量冠军|銷量冠軍|冠军|冠軍|榜首|独占鳌头|名列前茅|一番人気|人気(?:no|ナンバー))/;

const thaiWords = {
  vague:
    /(?:หลาย(?:สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)|นับ(?:ร้อย|พัน|หมื่น|แสน|ล้าน)|ครึ่งหนึ่ง|สองเท่า|สามเท่า|เท่าตัว|(?:พัน|หมื่น|แสน|ล้าน)คน)/,
  rank: /(?:อันดับ ?(?:1|หนึ่ง)|ที่หนึ่ง|เบอร์ ?(?:1|หนึ่ง))/,
};

const cjkNumeral = /[〇零一二两兩三四五六七八九壱弐参十百千万萬億亿]+/g;

const cjkValue = (numeral: string): number => {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of numeral) {
    const scale = cjkScales[sign];
    if (scale === undefined) digit = cjkDigits[sign] ?? 0;
    else if (scale >= 1e4) {
      total += (section + digit || 1) * scale;
      [section, digit] = [0, 0];
    } else {
      section += (digit || 1) * scale;
      digit = 0;
    }
  }
  return total + section + digit;
};

/** Quantities inside a run of Chinese, Japanese or Thai letters. */
export const scriptMentions = (token: Token, at: number, afterNumber: boolean): Mention[] => {
  const found: Mention[] = [];
  const note = (match: RegExpExecArray | null, hint: string | undefined, value = -7): void => {
    if (!match) return;
    const start = token.start + match.index;
    const place = { first: at, last: at + 1, start, end: start + match[0].length };
    found.push({ by: 'script', value, ...place, ...(hint && { hint }) });
  };
  note(cjkVague.exec(token.text), 'vague');
  note(cjkRank.exec(token.text), 'rank');
  note(thaiWords.vague.exec(token.text), 'vague');
  note(thaiWords.rank.exec(token.text), 'rank');
  for (const match of token.text.matchAll(cjkNumeral)) {
    if (afterNumber && match.index === 0) continue;
    const rest = token.text.slice(match.index + match[0].length);
    if (cjkStructure.test(rest)) continue;
    const hint = cjkCounters.find(([counter]) => counter.test(rest))?.[1];
    const value = cjkValue(match[0]);
    const small = match[0].length === 1 && (value <= 1 || hint === undefined);
    if (small || /^[一十百千万]$/.test(match[0]) || (hint === undefined && value < 20)) continue;
    note(match, hint, value);
  }
  return found;
};
