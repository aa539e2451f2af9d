import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, LIGHTHOUSE, pathOf } from '../lib/fetched-tools.ts';
import { Failure, NODE } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';

const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu';
const TRIES = 3;

interface Measured {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  htmlBytes: number;
}

type Transfer = { resourceType: string; transferSize: number; url: string };

type Audit = { numericValue: number; details?: { items: Transfer[] } };

type Report = { runtimeError?: { message: string }; categories: Record<string, { score: number }>; audits: Record<string, Audit> };

/**
 * Returns the medians of several visits, each with a new browser and an empty cache.
 * @param options `chrome`: path of the browser
 */
export async function measure(url: string, { runs, chrome }: { runs: number; chrome: string }): Promise<Measured> {
  const visits: Measured[] = [];
  for (let i = 0; i < runs; i += 1) visits.push(await visit(url, chrome));

  const middle = (read: (visit: Measured) => number | undefined) => median(visits.map((one) => read(one) ?? NaN));
  const categories = Object.keys(visits[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(categories.map((category) => [category, middle(({ scores }) => scores[category])])),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    requests: middle(({ requests }) => requests),
    bytes: middle(({ bytes }) => bytes),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    htmlBytes: middle(({ htmlBytes }) => htmlBytes),
  };
}

async function visit(url: string, chrome: string): Promise<Measured> {
  const { categories, audits } = await report(url, chrome);

  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const transfers = audits['network-requests']?.details?.items ?? [];

  const size = (some: Transfer[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)])),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: transfers.length,
    bytes: size(transfers),
    scriptBytes: size(transfers.filter(({ resourceType }) => resourceType === 'Script')),
    htmlBytes: size(transfers.filter(({ resourceType }) => resourceType === 'Document')),
  };
}

/** Retries a browser that does not start on a busy machine. */
async function report(url: string, chrome: string): Promise<Report> {
  const file = join(folderOf(LIGHTHOUSE), 'report.json');
  process.env['CHROME_PATH'] = chrome;
  let said = '';
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { status, output } = await runQuietly(NODE, [
      pathOf(LIGHTHOUSE),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ]);
    said = output;
    if (status !== 0) continue;
    const read = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (!read.runtimeError) return read;
    said = read.runtimeError.message;
  }
  throw new Failure(`Lighthouse could not measure ${url}:\n${said}`);
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
