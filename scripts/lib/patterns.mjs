import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './project.mjs';

/** @typedef {{ proved: string[], unproved: Record<string, string> }} Patterns */

const FILE = join(ROOT, 'scripts/patterns.json');
const SOURCES = '{backend,frontend-public,frontend-admin}/src/**/*.{ts,tsx}';
const TESTS = /\.(spec|test)\.tsx?$/;
const PROOF_MS = 20_000;

/**
 * Compares the regular expressions of the sources with those that are proved.
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function checkPatterns() {
  const { proved, unproved } = read();
  const known = new Set([...proved, ...Object.keys(unproved)]);
  const used = patternsOfSources();
  const strange = [...used].filter(([pattern]) => !known.has(pattern)).map(([pattern, place]) => `${place}: ${pattern}`);
  const gone = [...known].filter((pattern) => !used.has(pattern));
  if (!strange.length && !gone.length) return { status: 0, output: '' };
  return { status: 1, output: ['Run `npm run patterns` and commit scripts/patterns.json:', ...strange, ...gone].join('\n') };
}

/**
 * Proves the patterns that are new, and writes the list. One that cannot be proved fails, unless the list says why it is harmless.
 * @returns {Promise<number>} exit status
 */
export async function provePatterns() {
  const { check } = await import('recheck');
  const before = read();
  const used = patternsOfSources();
  const known = new Set(before.proved);
  /** @type {string[]} */
  const failed = [];
  for (const [pattern, place] of used) {
    if (known.has(pattern) || Object.hasOwn(before.unproved, pattern)) continue;
    const end = pattern.lastIndexOf('/');
    const result = await check(pattern.slice(1, end), pattern.slice(end + 1), { checker: 'automaton', timeout: PROOF_MS });
    if (result.status === 'safe') known.add(pattern);
    else failed.push(`${place}: ${pattern} (${result.status === 'vulnerable' ? result.complexity.summary : result.error.kind})`);
  }
  const unproved = Object.fromEntries(Object.entries(before.unproved).filter(([pattern]) => used.has(pattern)));
  const proved = [...known].filter((pattern) => used.has(pattern)).sort();
  writeFileSync(FILE, `${JSON.stringify({ proved, unproved }, null, 2)}\n`);
  console.log(`${proved.length} patterns are linear, ${Object.keys(unproved).length} are not proved.`);
  if (failed.length) console.error(['These are not proved. Write them differently:', ...failed].join('\n'));
  return failed.length ? 1 : 0;
}

/** @returns {Patterns} */
function read() {
  return /** @type {Patterns} */ (JSON.parse(readFileSync(FILE, 'utf8')));
}

/** @returns {Map<string, string>} each pattern as it is written, and a place where it is used */
function patternsOfSources() {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    if (TESTS.test(file)) continue;
    const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.set(node.text, `${file}:${line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
