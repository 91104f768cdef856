import type { PolicyRule } from './rule.ts';

const danglers = new Set(
  `a an the and or but of for with to from by as than that your our their my its every into because if when which while
  at el la los las un una de del y o con para por que tu su sus mi en al le les des du et ou pour avec dans sur votre
  vos au aux der die das den dem des ein eine einen und oder mit fur von zu im am ihr ihre dein deine o os um uma e do da
  dos das com seu sua il lo gli uno di che per nel della dei het een van voor met je jouw uw`.split(/\s+/),
);
// Endings that are whole sentences in one of our languages although the word also dangles.
const fineEndings = /(?:log|sign|come|tune|zoom|drop|what) (?:in|at|to)$|(?:kommt|geht|los|mach|fang|bietet|lädt) (?:an|ein|zu)$|\b(?:ho|want|need|like|have|used|love) to$|(?:plan|vitamin|option|team|team|type|grade|class) a$|\b(?:laugh|look|stare) at$|para el?la$|\bde la$^/i;

const ending = /(\p{L}+)\s*$/u;

export const cutOff: PolicyRule = {
  id: 'policy.cut-off',
  message: 'stops in mid-sentence. Finish the sentence or shorten it whole.',
  scan(text) {
    const trimmed = text.trimEnd();
    if (trimmed === '') return [];
    const tail = /(?:…|\.{3,}|[,;–—&(/]|\s-)$/u.exec(trimmed);
    if (tail) return [[tail.index, trimmed.length]];
    const last = ending.exec(trimmed);
    if (!last?.[1] || fineEndings.test(trimmed)) return [];
    const word = last[1].toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    const capital = /^\p{Lu}/u.test(last[1]) && last[1].length < 3;
    if (!danglers.has(word) || capital || last.index === 0) return [];
    return [[last.index, trimmed.length]];
  },
};

const leaks =
  /\{\{|\}\}|\$\{|<%|%>|\{%|\{\s?\w{1,30}\s?\}|%[sd](?![\p{L}])|%[A-Z_]{3,}%|\[object Object\]|\[(?:[A-Z][\p{L}]*(?:[ _][\p{L}]+){0,3}|[A-Z_ ]{2,30}|(?:your|first|last|full|insert|product|brand|company|customer|client|user|city|date|price|name|nombre|nom|cta|link|url|offer|benefit|audience)[ _\p{L}]{0,30})\]|(?<!\p{L})undefined(?!\p{L})|(?<!\p{L})NaN(?!\p{L})|(?<=(?:with|by|for|from|is|dear|hi|hello|=|:)\s)null(?!\p{L})|lorem ipsum|<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,80})?\/?>|(?<!\p{L})(?:TODO|TBD|FIXME|XXX)(?!\p{L})|#(?:NAME|REF|VALUE)[?!]|__[A-Za-z]+__|<[A-Z_ ]{3,20}>|&(?:amp|nbsp|quot|lt|gt);/giu;
const caseMatters = /^(?:nan|todo|tbd|fixme|xxx)$/i;

export const templateLeak: PolicyRule = {
  id: 'policy.template-leak',
  message: 'is a leftover of a template. Put the real words in.',
  scan(text) {
    return [...text.matchAll(leaks)]
      .filter(({ 0: hit }) => !caseMatters.test(hit) || hit === 'NaN' || (hit === hit.toUpperCase() && hit !== 'NAN'))
      .map(({ 0: hit, index }): [number, number] => [index, index + hit.length]);
  },
};
