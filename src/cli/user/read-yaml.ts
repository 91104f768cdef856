import { isScalar, isSeq, parseDocument, visit } from 'yaml';
import { inSmallestUnit, isMoneyWithPoint } from '../money-fields.ts';

/**
 * Fields that are always text, even if the value consists of digits: an id, a hash with a leading zero, a campaign
 * named 2027.
 */
const isText = (field: string) =>
  /(^|_)(ids?|hash|ref|name|message|headline|description|url|tags)$/.test(field);

const asText = (node: unknown) => {
  // The number is kept as it was written: 0012 stays 0012.
  if (isScalar(node) && typeof node.value === 'number' && node.source !== undefined)
    node.value = node.source;
};

/** JSON is valid YAML too. Numbers keep all of their digits. */
export const readYaml = (text: string): { value: unknown; problems: string[] } => {
  const document = parseDocument(text);
  const [firstError] = document.errors;
  if (firstError)
    return {
      value: null,
      problems: [`this is neither JSON nor YAML: ${firstError.message.split('\n')[0]}`],
    };
  const problems: string[] = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      const field = isScalar(key) ? String(key.value) : '';
      if (isText(field)) for (const node of isSeq(value) ? value.items : [value]) asText(node);
      if (isScalar(value) && isMoneyWithPoint(field, value.source ?? ''))
        problems.push(`${field} ${inSmallestUnit(value.source ?? '')}`);
    },
    Scalar: (_, node) => {
      // Ids of Meta have more digits than a number can hold.
      if (/^\d{16,}$/.test(node.source ?? '')) asText(node);
    },
  });
  return { value: document.toJS(), problems };
};
