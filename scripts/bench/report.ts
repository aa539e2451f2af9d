import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../lib/project.mjs';
import type { Row } from './rows.ts';

const JSON_FILE = join(ROOT, 'docs/performance.json');
const TEXT_FILE = join(ROOT, 'docs/performance.md');
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];
/** A ratio may be this much worse than the committed one. */
const TOLERANCE = 1.2;

interface Report {
  date: string;
  machine: string;
  rows: Row[];
}

export function print({ name, value, unit, goal, detail }: Row): void {
  const about = [goal === undefined ? [] : [`goal ${goal}`], detail ?? []].flat().join('; ');
  console.log(`${name}: ${inWords(value, unit)}${about && ` (${about})`}`);
}

/** Writes the figures and the table of docs/performance.md; what was not measured stays. */
export async function write(measured: Row[]): Promise<void> {
  const { rows: committed } = JSON.parse(await readFile(JSON_FILE, 'utf8')) as Report;
  const groups = [...new Set([...committed, ...measured].map(({ group }) => group))];
  const rows = groups.flatMap((group) => {
    const anew = measured.filter((row) => row.group === group);
    return anew.length ? anew : committed.filter((row) => row.group === group);
  });
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`;
  const report: Report = {
    date: new Date().toISOString().slice(0, 10),
    machine,
    rows: rows.map((row) => ({ ...row, value: rounded(row.value) })),
  };
  await writeFile(JSON_FILE, `${JSON.stringify(report, null, 2)}\n`);
  const text = await readFile(TEXT_FILE, 'utf8');
  const [before = '', after = ''] = [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END))];
  const table = [
    '| what | figure | goal | measured |',
    '|---|---|---|---|',
    ...rows.map(({ name, value, unit, goal, moreIsBetter, detail }) => {
      const target = goal === undefined ? '' : `${moreIsBetter ? '≥' : '≤'} ${goal}`;
      return `| ${name} | ${inWords(value, unit)} | ${target} | ${detail ?? ''} |`;
    }),
  ].join('\n');
  const figures = `Measured on ${report.date} with ${machine}.\n\n${table}`;
  await writeFile(TEXT_FILE, await format(`${before}${BEGIN}\n\n${figures}\n\n${after}`, { parser: 'markdown', printWidth: 160 }));
}

/**
 * Returns 1 if a ratio or a size is worse than the committed one, if a figure is beyond its limit, or if what a committed figure measures has
 * changed since. Times are not compared, because they depend on the machine.
 */
export async function check(rows: Row[]): Promise<number> {
  const { rows: committed } = JSON.parse(await readFile(JSON_FILE, 'utf8')) as Report;
  const outdated = rows.filter(({ name, sources }) => committed.find((row) => row.name === name)?.sources !== sources);
  for (const { name } of outdated) console.log(`OUTDATED: ${name}: what it measures has changed. Run npm run bench.`);
  const worse = rows.filter(({ name, value, unit, moreIsBetter }) => {
    const before = committed.find((row) => row.name === name)?.value;
    if (before === undefined || unit === 'ms' || unit === 's') return false;
    return moreIsBetter ? value * TOLERANCE < before : value > before * TOLERANCE;
  });
  for (const { name, value, unit } of worse) {
    const before = committed.find((row) => row.name === name)?.value ?? NaN;
    console.log(`WORSE: ${name}: ${inWords(value, unit)}, committed ${inWords(before, unit)}`);
  }
  const beyond = rows.filter(({ value, goal, isLimit }) => isLimit && goal !== undefined && value > goal);
  for (const { name, value, unit, goal = NaN } of beyond)
    console.log(`BEYOND: ${name}: ${inWords(value, unit)}, at most ${inWords(goal, unit)}`);
  return worse.length + outdated.length + beyond.length > 0 ? 1 : 0;
}

const rounded = (value: number) => Number(value.toPrecision(3));

const inWords = (value: number, unit: Row['unit']) => (unit === 'ratio' ? `${rounded(value)}` : `${rounded(value)} ${unit}`);
