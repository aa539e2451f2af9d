import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './load.ts';
import { memory } from './process.ts';
import { percentile, type Row } from './rows.ts';
import { startSite, type Site } from './site.ts';
import { openStore } from './store.ts';

const CONNECTIONS = 16;
const PUBLISH_EVERY_MS = 5_000;

interface Mix {
  milliseconds: number;
  /** Default 20: 50 a second. */
  enquiryEveryMs?: number;
  /** Receives the milliseconds of each page. */
  pages?: number[];
}

interface Served {
  acknowledged: number;
  problems: string[];
}

/** Cached pages at full speed, enquiries from as many networks, and a publish every 5 seconds. The site needs TRUST_PROXY=1. */
export async function mixedLoad(site: Site, { milliseconds, enquiryEveryMs = 20, pages }: Mix): Promise<Served> {
  const until = Date.now() + milliseconds;
  const served: Served = { acknowledged: 0, problems: [] };
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => void served.problems.push(String(error)));
  const every = async (pauseMs: number, act: (n: number) => Promise<unknown>) => {
    const acts: Promise<unknown>[] = [];
    for (let n = 0; Date.now() < until; n += 1) {
      acts.push(attempt(act(n)));
      await sleep(pauseMs);
    }
    await Promise.all(acts);
  };
  const enquire = async (n: number) => {
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `20.${n >> 8}.${n & 255}.7` },
      body: JSON.stringify({
        submissionId: randomUUID(),
        name: `Visitor ${n}`,
        email: `visitor${n}@example.co.uk`,
        phone: '0151 496 0771',
        serviceType: 'eicr',
        message: `Could you quote for an EICR of house number ${n}, any weekday suits?`,
      }),
    });
    if (response.status !== 201) throw new Error(`An enquiry got ${response.status}.`);
    served.acknowledged += 1;
  };
  const [service] = (await (await site.staff('GET', 'services')).json()) as { id: string }[];
  const publish = (n: number) => site.staff('PUT', `services/${service?.id}`, { description: `Published ${n}` });
  await Promise.all([
    attempt(load({ port: Number(new URL(site.url).port), path: '/', connections: CONNECTIONS, milliseconds, times: pages })),
    every(enquiryEveryMs, enquire),
    every(PUBLISH_EVERY_MS, publish),
  ]);
  return served;
}

/** Returns the number of enquiries of the load in a site's database. */
export async function stored({ environment }: Site): Promise<number> {
  const database = await openStore(environment);
  const [found] = await database.query('SELECT count(*) AS count FROM contact_inquiries WHERE name LIKE ?', ['Visitor %']);
  await database.close();
  return Number(found?.['count']);
}

export async function loadRows({ loadMs }: { loadMs: number }): Promise<Row[]> {
  const site = await startSite({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
  try {
    const pages: number[] = [];
    const { acknowledged, problems } = await mixedLoad(site, { milliseconds: loadMs, pages });
    const lost = acknowledged - (await stored(site));
    const seconds = loadMs / 1000;
    return [
      {
        name: `${seconds} s of load: errors, and enquiries not stored`,
        value: problems.length + lost,
        unit: 'errors',
        goal: 0,
        detail: [`${pages.length} pages, ${acknowledged} enquiries`, ...problems.slice(0, 3)].join('; '),
      },
      { name: `${seconds} s of load: 99th percentile of cached pages`, value: percentile(pages, 0.99), unit: 'ms', goal: 50 },
      { name: `memory after ${seconds} s of load`, value: memory(site.pid()), unit: 'MiB', goal: 200 },
    ];
  } finally {
    await site.stop();
  }
}
