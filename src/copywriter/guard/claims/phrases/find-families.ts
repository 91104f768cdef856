import { rangeOf } from '../../../../kernel/phrases/tokens.ts';
import type { Reading } from '../../reading.ts';
import type { Family } from './families.ts';

export type FamilyMatch = { family: Family } & ReturnType<typeof rangeOf>;

/** Proof phrases in Chinese, Japanese and Thai, found anywhere in a run of letters. */
const scripts: Partial<Record<Family, RegExp>> = {
  trust:
    /信頼され|プロが(?:選|認|愛|使)|プロ(?:愛用|御用達)|之选|之選|信頼の|ご愛用|愛用者|選ばれて|選ばれる|選ばれた|お客様の声が|満足度|導入実績|実績多数|信赖|信賴|值得信赖|深受|客户满意|客戶滿意|顾客满意|首选|首選|用户都|大家都在|皆様に|多くの(?:方|人|お客様|企業|クリニック)|ได้รับความไว้วางใจ|ไว้วางใจ|เชื่อถือ|ลูกค้าพึงพอใจ|ลูกค้าประทับใจ/,
  popularity:
    /人気|大人気|話題の|話題沸騰|ベストセラー|売れて(?:いる|ます)|一番売れ|最も売れ|みんなが|誰もが|大ヒット|流行|热销|熱銷|畅销|暢銷|爆款|最受欢迎|最受歡迎|备受欢迎|人人都|风靡|網紅|网红|ขายดี|ยอดนิยม|เป็นที่นิยม|ทุกคนพูดถึง|ฮิต/,
  award: /受賞|金賞|大賞|グランプリ|获奖|獲獎|荣获|榮獲|金奖|金獎|得奖|รางวัล|ชนะเลิศ/,
  evidence:
    /臨床(?:試験|的に)|実証済|科学的|証明され|研究(?:で|により|によ)|専門家が|医学的|临床|臨床證|科学(?:证|證)|经过验证|研究(?:表明|显示|顯示|证明)|被证明|พิสูจน์แล้ว|ทางการแพทย์|งานวิจัย|ผ่านการทดสอบ/,
  press: /テレビで|メディア(?:で|に|掲載)|雑誌(?:で|に)|电视|電視|媒体报道|媒體報導|ออกทีวี/,
  reviews: /レビュー|口コミ|お客様の声|高評価|好评|好評|五星|评价|評價|รีวิว/,
  endorsement:
    /推薦|おすすめされ|医師も|専門家も|監修|推荐|专家|專家|医生推|แนะนำโดย|ผู้เชี่ยวชาญ|แพทย์แนะนำ/,
  leader:
    /業界(?:トップ|最|初|no)|日本初|世界初|最高の|最高峰|トップクラス|国内最大|領導|领先|領先|领导品牌|第一品牌|行业领|最好的|最佳|顶级|頂級|ผู้นำ|ดีที่สุด|อันดับหนึ่ง/,
  free: /無料|送料|割引|半額|値引|特典|プレゼント|免费|免費|包邮|免運|折扣|优惠|優惠|打折|特价|特價|赠品|贈品|ฟรี|ส่วนลด|ลดราคา/,
  guarantee: /保証|返金|保证|保證|退款|รับประกัน|คืนเงิน/,
  urgency:
    /期間限定|数量限定|本日限り|今だけ|今日だけ|残りわずか|お急ぎ|先着|限时|限時|限量|仅限今天|僅限今天|最后机会|最後機會|售完即止|จำนวนจำกัด|วันนี้เท่านั้น|รีบเลย|หมดเขต|เหลือเพียง/,
  testimonial: /私も使|使ってよかった|手放せません|人生が変わ|我用了|改变了我|ฉันรัก/,
};

const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff]/;

const scriptMatches = ({ folded, tokens }: Reading): FamilyMatch[] => {
  const { start: from, end: to } = rangeOf(tokens, 0, tokens.length);
  const flat = folded.flat.slice(from, to);
  if (!unspaced.test(flat)) return [];
  return Object.entries(scripts).flatMap(([family, pattern]) => {
    const match = pattern.exec(flat);
    if (!match) return [];
    const start = from + match.index;
    // Object.entries forgets that the keys are families.
    return [{ family: family as Family, start, end: start + match[0].length, first: -1, last: -1 }];
  });
};

const strict: ReadonlySet<string> = new Set(['press', 'award']);

/** Every proof or promise in words, without the harmless uses. */
export const findFamilies = (reading: Reading): FamilyMatch[] => {
  const { tokens, tongue } = reading;
  const found = tongue.families.find(tokens);
  const allowed = found.filter(({ tag }) => tag === 'allow');
  const matches = found.flatMap(({ tag, first, last }) => {
    // "Ours has no medals": denied by its last word as by its first.
    const isIn = (at: number) => allowed.some((one) => at >= one.first && at < one.last);
    if (tag === 'allow' || isIn(first) || (strict.has(tag) && isIn(last - 1))) return [];
    return [{ family: tag, ...rangeOf(tokens, first, last) }];
  });
  return [...matches, ...scriptMatches(reading)];
};
