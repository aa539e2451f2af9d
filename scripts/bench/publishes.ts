import { median, type Row, type Scale } from './rows.ts';
import { startSite, type Site } from './site.ts';

const ROUNDS = 11;
const AT_ONCE = 4;

interface Made {
  id: string;
}

/** Publishes on a site with many service pages and many projects, until the changed page is there. */
export async function publishRows({ places, projects }: Scale): Promise<Row[]> {
  return [...(await withPages(places)), ...(await withProjects(projects))];
}

type Named = Made & { slug: string };

async function withPages(places: number): Promise<Row[]> {
  const site = await startSite();
  try {
    const list = () => timed(() => site.staff('GET', 'service-location-pages?range=[0,24]'));
    const few = await medianOf(list);
    const { services, made } = await fillWithPages(site, places);
    const [service] = services;
    const [page] = (await (
      await site.staff('GET', `service-location-pages?range=[0,0]&filter=${encodeURIComponent(JSON.stringify({ serviceId: service?.id }))}`)
    ).json()) as (Made & { slug: string })[];
    const times: number[] = [];
    let round = 0;
    const publish = async () => {
      round += 1;
      const text = `Published ${round}`;
      await site.staff('PUT', `service-location-pages/${page?.id}`, { heroTitle: text });
      times.push(await timed(() => open(site, `/services/${service?.slug}`)));
    };
    await publish();
    times.length = 0;
    const block = await site.longestBlock(async () => {
      for (let n = 0; n < ROUNDS; n += 1) await publish();
    });
    const many = await medianOf(list);
    const total = `${made} pages`;
    return [
      { name: `first page after a publish, ${total}`, value: median(times), unit: 'ms', goal: 50 },
      { name: `longest block during it, ${total}`, value: block, unit: 'ms', goal: 20 },
      {
        name: `staff's list of pages, ${total} against few`,
        value: many / few,
        unit: 'ratio',
        goal: 2,
        detail: `${many.toFixed(1)} ms, ${few.toFixed(1)} ms`,
      },
    ];
  } finally {
    await site.stop();
  }
}

async function withProjects(projects: number): Promise<Row[]> {
  const site = await startSite();
  try {
    const made = await all(projects, async (n) => create(site, 'projects', { ...PROJECT, title: `Project ${n}` }));
    const [project] = made;
    const times: number[] = [];
    // Its first rendering also compiles it.
    await open(site, '/projects');
    const block = await site.longestBlock(async () => {
      for (let n = 0; n < ROUNDS; n += 1) {
        await site.staff('PUT', `projects/${project?.id}`, { description: `Published ${n}` });
        times.push(await timed(() => open(site, '/projects')));
      }
    });
    const html = await open(site, '/projects');
    const total = `${projects} projects`;
    return [
      { name: `publish seen on the list, ${total}`, value: median(times), unit: 'ms', goal: 100 },
      { name: `longest block during it, ${total}`, value: block, unit: 'ms', goal: 20 },
      { name: `/projects, ${total}`, value: html.length / 1000, unit: 'KB', goal: 60 },
    ];
  } finally {
    await site.stop();
  }
}

/** A page of each service in each of so many new places. */
export async function fillWithPages(site: Site, places: number): Promise<{ services: Named[]; made: number }> {
  const services = (await (await site.staff('GET', 'services?range=[0,19]')).json()) as Named[];
  const towns = await all(places, async (n) => await create(site, 'locations', { name: `Town ${n}`, postcodes: ['CH62'] }));
  const pairs = towns.flatMap(({ id: locationId }) => services.map(({ id: serviceId }) => ({ serviceId, locationId })));
  await all(pairs.length, (n) => create(site, 'service-location-pages', { ...pageFields(n), ...pairs[n] }));
  return { services, made: pairs.length };
}

const PROSE = 'We test the fixed wiring, label every circuit and write a report that the letting agent accepts the same day. ';
const PROJECT = { description: PROSE, challenge: PROSE, solution: PROSE.repeat(3), outcome: PROSE, publishStatus: 'published' };

const pageFields = (n: number) => ({
  metaTitle: `Testing in town ${n}`,
  metaDescription: PROSE,
  heroTitle: `Testing ${n}`,
  introContent: `<p>${Array.from({ length: 250 }, (_, word) => `w${n}x${word}`).join(' ')}</p>`,
  status: 'published',
});

async function create(site: Site, path: string, fields: object): Promise<Made> {
  return (await (await site.staff('POST', path, fields)).json()) as Made;
}

/** Runs `act` for 0 to `count` - 1, a few at once. */
async function all<T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await act(n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

async function open(site: Site, path: string): Promise<string> {
  const response = await fetch(site.url + path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return response.text();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function medianOf(work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) times.push(await work());
  return median(times);
}
