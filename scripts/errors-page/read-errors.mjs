// Reads the errors of the harness out of the source: their codes, and what they say, with ⟨…⟩ for what is filled in.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../docs/markdown.mjs';

/** What is thrown under each code, `{ code, what, why, next }[]`, in the order of the codes. */
export function readErrors() {
  const files = readdirSync(`${ROOT}src`, { recursive: true }).filter((name) => name.endsWith('.ts'));
  return files
    .sort()
    .flatMap((name) => errorsIn(join(ROOT, 'src', name)))
    .sort((one, other) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0));
}

function errorsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const found = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const part = (name) => {
        const one = node.properties.find((property) => property.name?.getText() === name);
        return one && (one.initializer ?? one.name);
      };
      const code = part('code');
      if (code && ts.isStringLiteral(code) && code.text.startsWith('CC_'))
        found.push({
          code: code.text,
          ...Object.fromEntries(['what', 'why', 'next'].map((name) => [name, say(part(name), constants)])),
        });
    }
    const plain = ts.isTemplateHead(node) && /^error (CC_\w+): (.*)/.exec(node.text);
    if (plain) found.push({ code: plain[1], what: `${plain[2]}⟨message⟩`, why: '', next: '' });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The texts that a file gives a name to. */
function constantsOf(source) {
  const found = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** An expression as the text that it gives; what is not known before it is thrown stands as ⟨its name⟩. */
function say(node, constants, depth = 0) {
  if (!node) return '';
  const inner = (one) => say(one, constants, depth + 1);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map((span) => inner(span.expression) + span.literal.text).join('')
    );
  if (ts.isConditionalExpression(node)) return eitherOf(inner(node.whenTrue), inner(node.whenFalse));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return inner(node.left) + inner(node.right);
  if (ts.isIdentifier(node) && depth < 6) {
    const known = constants.get(node.text);
    if (
      known &&
      (ts.isStringLiteralLike(known) || ts.isTemplateExpression(known) || ts.isConditionalExpression(known))
    )
      return inner(known);
  }
  return `⟨${nameOf(node)}⟩`;
}

function eitherOf(one, other) {
  if (one === '' || other === '')
    return one || other ? `⟨${one || other}⟩`.replaceAll('⟨⟨', '⟨').replaceAll('⟩⟩', '⟩') : '';
  return `⟨${one} | ${other}⟩`;
}

/** What stands there, in one word: the last name of an expression that says something. */
function nameOf(node) {
  const names = node.getText().match(/[A-Za-z]\w*/g) ?? ['…'];
  const dull = new Set([
    'map',
    'join',
    'String',
    'JSON',
    'stringify',
    'Error',
    'message',
    'as',
    'slice',
    'length',
    'shown',
    'got',
  ]);
  return names.find((name) => !dull.has(name)) ?? names.at(-1);
}
