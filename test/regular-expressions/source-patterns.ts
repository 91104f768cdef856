import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type Pattern = { place: string; source: string; flags: string };

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));

/** Computes a text from constants of the same file. */
const createReader = (file: ts.SourceFile) => {
  const constants = new Map<string, ts.Expression>();
  const collect = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, collect);
  };
  collect(file);
  const textOf = (node: ts.Expression, depth = 0): string | null => {
    if (depth > 8) return null;
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'));
    if (ts.isIdentifier(node)) {
      const constant = constants.get(node.text);
      return constant ? textOf(constant, depth + 1) : null;
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
      return textOf(node.expression, depth + 1);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'String.raw')
      return node.template.getText(file).slice(1, -1);
    if (!ts.isTemplateExpression(node)) return null;
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const text = textOf(expression, depth + 1);
      return text === null ? null : text + literal.text;
    });
    return parts.includes(null) ? null : node.head.text + parts.join('');
  };
  return textOf;
};

const patternsIn = (path: string): { expressions: Pattern[]; unread: string[] } => {
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const textOf = createReader(file);
  const expressions: Pattern[] = [];
  const unread: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      expressions.push({
        place: path,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    } else if (ts.isNewExpression(node) && node.expression.getText(file) === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      const sourceText = source ? textOf(source) : null;
      if (sourceText === null) unread.push(`${path}: ${source?.getText(file)}`);
      else
        expressions.push({
          place: path,
          source: sourceText,
          flags: (flags && textOf(flags)) ?? '',
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { expressions, unread };
};

/** Every regular expression below these folders, found by the TypeScript parser, each once. */
export const patternsBelow = (folders: readonly string[]) => {
  const files = folders.flatMap(filesBelow);
  const read = files.map(patternsIn);
  const byText = new Map(
    read
      .flatMap(({ expressions }) => expressions)
      .map((one) => [`/${one.source}/${one.flags}`, one]),
  );
  return { patterns: byText, unread: read.flatMap(({ unread }) => unread) };
};
