import { describe, expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import words from '../../../../docs/words.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../../..');
const CODE = ['frontend-admin/src/**/*.{ts,tsx}', 'backend/src/**/*mail*.ts', 'backend/src/{renewals,inquiries/notifications}/**/*.ts'];
const GUIDE = ['docs/guide/*.md'];

/** A concept of the backoffice, and what nobody calls it. */
interface Word {
  word: string;
  is: string;
  /** Patterns. */
  never: string[];
  /** Literals of the specification. */
  except?: string[];
}

/** What people read, with its file. */
interface Text {
  file: string;
  text: string;
}

const files = (patterns: readonly string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));

/** What people type into Ctrl+K, and what other programs call columns, is not what they read. */
const NOT_READ = /jobs\.ts$|column-names\.ts$|\.kind\.ts$|\.(?:test|spec)\.tsx?$/;

/** Sentences and labels in code: texts with a space or a capital, which are no addresses, keys or imports. */
function textsOf(file: string): Text[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    // `schema` names one of the contract.
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || (ts.isJsxAttribute(node) && node.name.getText() === 'schema'))
      return;
    const text =
      ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
        ? node.text.replace(/\s+/g, ' ').trim()
        : '';
    if (/^[A-Z]|[a-z] [a-z]/.test(text)) texts.push({ file, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Without the words by which the guide is found. */
const guide = (file: string): Text => ({ file, text: readFileSync(join(ROOT, file), 'utf8').replace(/<!--[^]*?-->/g, '') });

const texts = [
  ...files(CODE)
    .filter((file) => !NOT_READ.test(file))
    .flatMap(textsOf),
  ...files(GUIDE).map(guide),
];

describe('the texts of backoffice, guide and mails', () => {
  test('are found', () => {
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Add Enquiry', 'Make a backup now']));
    expect(texts.length).toBeGreaterThan(1000);
  });

  test.each<Word>(words)('call it $word: $is', ({ never, except = [] }) => {
    const other = new RegExp(`\\b(?:${never.join('|')})\\b`, 'i');
    const literals = new RegExp(except.join('|') || '^$', 'gi');
    const found = texts.flatMap(({ file, text }) => {
      const [word] = other.exec(text.replace(literals, '')) ?? [];
      return word === undefined ? [] : `${file}: '${word}' in: ${text.trim().slice(0, 120)}`;
    });
    expect(found).toEqual([]);
  });
});
