import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const STATUSES = ['new', 'contacted', 'in-progress', 'completed', 'closed'];
const SERVICES = ['eicr', 'pat-testing', 'emergency-lighting', 'commercial-electrical', 'ev-charging', 'maintenance', 'other'];
const FIRST = ['Margaret', 'Deepak', 'Siobhan', 'Tom', 'Agnieszka', 'Owen', 'Fatima', 'Geoffrey', 'Lin', 'Marcus', 'Ruth'];
const LAST = [
  'Hollins',
  'Raman',
  'Okafor',
  'Pritchard',
  'Nowak',
  'Birch',
  'Delaney',
  'Ashworth',
  'Chen',
  'Fairclough',
  'Price',
  'Tan',
  'Ellis',
];
const MESSAGE =
  'We have three flats above the shop and the letting agent asks for a report on the wiring of each before the new tenants move in. ' +
  'The consumer units are from the nineties. Could somebody come and have a look, if possible in the morning? Parking is at the back. ';
/** What one in forty writes about: a page of results even among a thousand. */
export const RARE = 'scorched busbar';
const MINUTE_MS = 60_000;
const OLDEST = Date.UTC(2020, 0, 1);

/**
 * Puts enquiries straight into the database of an app that runs on SQLite: as many as years of a busy contact form bring.
 * One in five hundred is still new, as in an office that answers.
 * @param {string} dataDir
 * @param {number} count
 */
export function fillWithEnquiries(dataDir, count) {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { timeout: 10_000 });
  const insert = database.prepare(
    `INSERT INTO contact_inquiries (id, name, company, email, phone, serviceType, message, source, status, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'contact-form', ?, ?, ?)`,
  );
  database.exec('BEGIN IMMEDIATE');
  for (let i = 0; i < count; i += 1) {
    const name = `${pick(FIRST, i * 7)} ${pick(LAST, i * 5)} ${i}`;
    const status = i % 500 === 0 ? 'new' : pick(STATUSES.slice(1), i * 3);
    const message = i % 40 === 0 ? `${MESSAGE}There is a ${RARE}.` : MESSAGE;
    const time = stored(OLDEST + i * MINUTE_MS);
    insert.run(idOf(i), name, null, `customer${i}@example.org`, '0151 496 0771', pick(SERVICES, i), message, status, time, time);
  }
  database.exec('COMMIT');
  database.close();
}

/** @param {string[]} list @param {number} i */
const pick = (list, i) => list[i % list.length] ?? '';

/** As ids of the app are: in the order of time. @param {number} i */
const idOf = (i) =>
  `0190${i
    .toString(16)
    .padStart(8, '0')
    .replace(/^(.{4})(.{4})$/, '$1-$2')}-7000-8000-000000000000`;

/** As the app stores times. @param {number} time */
const stored = (time) => new Date(time).toISOString().replace('T', ' ').replace('Z', '');
