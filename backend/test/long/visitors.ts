import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { enquiry } from '../factories/inquiry.js';

const AT_ONCE = 4;
const PAUSE_MS = 50;
const SERVICES = ['ev-charging', 'eicr', 'maintenance', 'led-lighting'];
const JOBS = ['a new consumer unit', 'two sockets in the garage', 'an EICR before we let the flat', 'a charger on the drive'];
const TOWNS = ['Bromborough', 'Heswall', 'Birkenhead', 'Wallasey', 'Bebington'];

/** The nth visitor, with an address and a network (/24) of its own, so that a thousand within an hour are no flood (docs/product.md, 'Enquiries'). */
const visit = (n: number, submissionId: string) => ({
  headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${n & 255}.${n >> 8}` },
  body: JSON.stringify(
    enquiry({
      submissionId,
      name: `Visitor ${n}`,
      email: `visitor${n}@example.co.uk`,
      serviceType: SERVICES[n % SERVICES.length],
      message: `Hello, could you quote for ${JOBS[n % JOBS.length]} in ${TOWNS[n % TOWNS.length]}? House number ${n}, any weekday suits.`,
    }),
  ),
});

/** Undefined if there was no response, for example while the site is down. */
async function send(url: string, n: number, submissionId: string): Promise<string | undefined> {
  const response = await fetch(`${url}/api/contact`, { method: 'POST', ...visit(n, submissionId) }).catch(() => undefined);
  if (!response) return undefined;
  const body = (await response.json().catch(() => undefined)) as { id?: string } | undefined;
  if (!body) return undefined;
  if (response.status !== 201 || !body.id) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body.id;
}

/**
 * Sends `count` enquiries, several at a time; failed ones are repeated, as by the form. The site needs TRUST_PROXY=1.
 * @param urlFor the target of the nth visitor
 * @param acknowledged receives the id of each enquiry when it is acknowledged with 201
 */
export async function sendInquiries(count: number, urlFor: (n: number) => string, acknowledged: string[]): Promise<void> {
  let next = 0;
  const visitor = async () => {
    for (let n = next++; n < count; n = next++) {
      const submissionId = randomUUID();
      let id = await send(urlFor(n), n, submissionId);
      while (!id) {
        await sleep(PAUSE_MS);
        id = await send(urlFor(n), n, submissionId);
      }
      acknowledged.push(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}
