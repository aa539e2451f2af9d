import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Failure, ROOT } from '../lib/project.mjs';

/* Writes docs/asvs.md from the standard's sentences in asvs.json and the marks beside the tests. */

type Requirement = { level: number; text: string; unmet?: string; documented?: string };

const { chapters, requirements, notApplicable } = JSON.parse(readFileSync(join(ROOT, 'scripts/asvs.json'), 'utf8')) as {
  chapters: Record<string, string>;
  requirements: Record<string, Requirement>;
  notApplicable: { numbers: string[]; why: string }[];
};

const MARK = /^\s*\/\/ @asvs ([\d., ]+)\n.*?(?:^\s*|\(|message: )(['"`])(.+?)\2(?:,|\s)/gm;

/** Returns the tests of each requirement as lines of a list. */
function markedTests(): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  const files = globSync(
    ['eslint.config.mjs', 'scripts/**/*.spec.ts', '{backend,frontend-*}/{src,test,e2e}/**/*.{spec,test,e2e}.{ts,tsx}'],
    { cwd: ROOT },
  );
  for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const marks = [...text.matchAll(MARK)];
    if (marks.length !== text.split('// @asvs ').length - 1)
      throw new Failure(`${file} has a mark '@asvs' that is not above the title of a test.`);
    for (const [, numbers = '', , title = ''] of marks)
      for (const number of numbers.split(', '))
        tests.set(number, [...(tests.get(number) ?? []), `- \`${file}\`: ${title.replaceAll('\\', '')}`]);
  }
  return tests;
}

const tests = markedTests();
const wrong = [
  ...[...tests.keys()]
    .filter((number) => !requirements[number] || requirements[number].unmet)
    .map((number) => `${number} is marked, but unmet or unknown`),
  ...Object.entries(requirements)
    .filter(([number, { unmet, documented }]) => !unmet && !documented && !tests.has(number))
    .map(([number]) => `${number} has neither a mark nor a reason in asvs.json`),
];
if (wrong.length > 0) throw new Failure(`Requirements of ASVS: ${wrong.join('; ')}.`);

const all = Object.values(requirements);
const others = notApplicable.flatMap(({ numbers }) => numbers);
const INTRODUCTION = `# OWASP ASVS 5.0, levels 1 and 2

The Application Security Verification Standard has ${all.length + others.length} requirements of these levels: ${all.length} apply, of which ${tests.size} have a test,
${all.filter(({ documented }) => documented).length} are met by a document alone and ${all.filter(({ unmet }) => unmet).length} are **unmet**, with what there is instead. The [last section](#what-does-not-apply) says why ${others.length} do not apply.

\`npm run openapi\` writes this file from \`scripts/asvs.json\` and from the marks \`// @asvs 1.2.3\` above tests and lint rules. \`%s\` in a title stands for what a table of cases fills in.

The quoted sentences are the standard's own, word for word: [version 5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0_release/5.0/en) of May 2025, Copyright © 2008-2025 The OWASP Foundation,
[CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/). This file and \`scripts/asvs.json\` are available under the same licence.
`;

const section = ([number, { level, text, unmet, documented }]: [string, Requirement]) =>
  [`### ${number}, level ${level}`, `> ${text}`, unmet ? `**Unmet.** ${unmet}` : (documented ?? ''), tests.get(number)?.join('\n') ?? '']
    .filter(Boolean)
    .join('\n\n');

const text = [
  INTRODUCTION,
  ...Object.entries(chapters).flatMap(([chapter, title]) => [
    `## ${chapter}. ${title}`,
    ...Object.entries(requirements)
      .filter(([number]) => number.startsWith(`${chapter}.`))
      .map(section),
  ]),
  '## What does not apply',
  notApplicable.map(({ numbers, why }) => `- ${numbers.join(', ')}: ${why}`).join('\n'),
].join('\n\n');

const file = join(ROOT, 'docs/asvs.md');
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
