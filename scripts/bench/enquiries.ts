import { indexedText, wordsOf } from '../../backend/src/platform/database/word-index.ts';
import { openStore, type Row, type Store } from './store.ts';
import type { App } from '../testing/app.ts';

const STATUSES = ['contacted', 'in-progress', 'completed', 'closed'];
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
/** The text of a page of enquiries, however many there are. */
export const RARE = 'scorched busbar';
/** The text of one enquiry in forty. */
export const COMMON = 'garage';
/** The text of all. */
export const USUAL = 'report wiring';
const PAGE = 25;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const OLDEST = Date.UTC(2020, 0, 1);

const ENQUIRY = [
  ...['id', 'name', 'email', 'phone', 'serviceType', 'message', 'source', 'status'],
  ...['createdAt', 'updatedAt', 'dueAt', 'respondedAt', 'assigneeId'],
];
const AUDIT = ['id', 'action', 'entityType', 'entityId', 'changes', 'createdAt'];

/** Enquiries and audit rows like those of several years. */
export async function fillWithEnquiries(app: App, count: number, assigneeId: string) {
  const database = await openStore(app.environment);
  await storeEnquiries(database, count, assigneeId);
  const entryOf = (i: number) => [idOf(i), i % 3 ? 'update' : 'delete', 'contact-inquiries', idOf(i), '{}', timeOf(i)];
  await database.insert('audit_log', AUDIT, rowsOf(count, entryOf));
  await database.close();
}

/** Few are new, as in an office that answers: 25 replies are overdue, 25 due soon. Those and a quarter of the others are assigned to one user. */
export async function storeEnquiries(database: Store, count: number, assigneeId: string) {
  const one = count / PAGE;
  const messageOf = (i: number) => `${MESSAGE}${i % one === 0 ? `There is a ${RARE}. ` : ''}${i % 40 === 0 ? `And the ${COMMON}.` : ''}`;
  const nameOf = (i: number) => `${pick(FIRST, i * 7)} ${pick(LAST, i * 5)} ${i}`;
  const soon = stored(Date.now() + 2 * HOUR_MS);
  const rowOf = (i: number) => {
    const [isOverdue, isDueSoon] = [i % one === 1, i % one === 2];
    const isNew = isOverdue || isDueSoon;
    const due = isDueSoon ? soon : stored(OLDEST + i * MINUTE_MS + DAY_MS);
    return [
      ...[idOf(i), nameOf(i), addressOf(i), '0151 496 0771', pick(SERVICES, i), messageOf(i), 'contact-form'],
      ...[isNew ? 'new' : pick(STATUSES, i * 3), timeOf(i), timeOf(i), due],
      ...[isNew ? null : timeOf(i), isNew || i % 4 === 0 ? assigneeId : null],
    ];
  };
  await database.insert('contact_inquiries', ENQUIRY, rowsOf(count, rowOf));
  const wordsIn = (i: number) => indexedText(wordsOf(`${nameOf(i)} customer${i} ${messageOf(i)}`));
  const words = rowsOf(count, (i) => [idOf(i), wordsIn(i)]);
  await database.insert('contact_inquiry_words', ['inquiryId', 'words'], words);
}

/** Makes one row after the other, because all together would not fit in memory. */
export function* rowsOf(count: number, rowOf: (i: number) => Row) {
  for (let i = 0; i < count; i += 1) yield rowOf(i);
}

export const pick = (list: string[], i: number) => list[i % list.length] ?? '';

/** Of the customer. */
export const addressOf = (i: number) => `customer${i}@example.org`;

/** In order of time, like the app's ids. */
export const idOf = (i: number) =>
  `0190${i
    .toString(16)
    .padStart(8, '0')
    .replace(/^(.{4})(.{4})$/, '$1-$2')}-7000-8000-000000000000`;

const timeOf = (i: number) => stored(OLDEST + i * MINUTE_MS);

/** In the app's format. */
export const stored = (time: number) => new Date(time).toISOString().replace('T', ' ').replace('Z', '');
