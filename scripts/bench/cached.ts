import { setTimeout as sleep } from 'node:timers/promises';
import { rivalOf, type Comparison } from './compare.ts';
import { mixedLoad } from './mixed-load.ts';
import type { Row, Scale } from './rows.ts';
import { startSite } from './site.ts';

const LIST_OF_20 = `/api/admin/services?range=${encodeURIComponent('[0,19]')}`;

/** Processor time for one response, against a bare node:http server: of a fresh process, after a rest and after mixed use. */
export async function cachedRows(scale: Scale): Promise<Row[]> {
  const site = await startSite({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
  const rivals = {
    page: await rivalOf(site, '/', scale),
    json: await rivalOf(site, '/api/services', scale),
    list: await rivalOf(site, LIST_OF_20, scale, site.authorization),
  };
  const row = (name: string, { ratio, site: cost, control }: Comparison, goal: number): Row => ({
    name,
    value: ratio,
    unit: 'ratio',
    goal,
    moreIsBetter: true,
    detail: `${cost.toFixed(1)} µs, bare ${control.toFixed(1)} µs`,
  });
  try {
    const rows = [
      row('cached page, fresh process', await rivals.page.compare(), 0.92),
      row("visitors' JSON list", await rivals.json.compare(), 0.7),
      row('uncached list of 20, with guards', await rivals.list.compare(), 0.043),
    ];
    await sleep(scale.restMs);
    rows.push(row('cached page, after a minute of rest', await rivals.page.compare(), 0.92));
    await mixedLoad(site, { milliseconds: scale.mixedMs });
    rows.push(row('cached page, after mixed use', await rivals.page.compare(), 0.92));
    return rows;
  } finally {
    for (const rival of Object.values(rivals)) rival.end();
    await site.stop();
  }
}
