import { expect, test } from '@jest/globals';
import type { DeliveryReport } from '../data/types';
import { deadlineState, deliveryText, historyText, money, outcomeName, phoneLink, replyLink, toPence, withTemplate } from './texts';

test('gives a reply its subject, and escapes the address', () => {
  expect(replyLink('ann@example.org')).toBe('mailto:ann@example.org?subject=Re%3A%20Your%20electrical%20service%20inquiry');
  expect(replyLink('a?bcc=x@example.org')).toMatch(/^mailto:a%3Fbcc%3Dx@example\.org\?subject=/);
});

test('adds a template to typed words, and puts it in the place of an untouched one', () => {
  const [visit, prices] = [{ text: 'We visit.' }, { text: 'It costs 5.\n' }];
  const all = [visit, prices];
  expect(withTemplate(undefined, visit, all)).toBe('We visit.');
  expect(withTemplate(' ', visit, all)).toBe('We visit.');
  expect(withTemplate('It costs 5.', visit, all)).toBe('We visit.');
  expect(withTemplate('Hello Ann.\n', visit, all)).toBe('Hello Ann.\n\nWe visit.');
});

test.each([
  ['Hello Ann,\n\nIt rains.', 'Hello Ann,\n\nIt rains.\n\nWe visit.\n\nKind regards\nBen'],
  ['It rains.', 'Hello Ann,\n\nIt rains.\n\nWe visit.\n\nKind regards\nBen'],
  ['Dear Mrs Lloyd,\n\nIt rains.\n\nKind regards\nBen', 'Dear Mrs Lloyd,\n\nIt rains.\n\nWe visit.\n\nKind regards\nBen'],
])('greets and signs once when a template is added to %j', (typed, answer) => {
  expect(withTemplate(typed, { text: 'Hello Ann,\n\nWe visit.\n\nKind regards\nBen' }, [])).toBe(answer);
});

test.each([
  ['+44 (0)151 496-0123', 'tel:+441514960123'],
  ['(0151) 496 0123', 'tel:01514960123'],
  ['0151 496 0123 ext. 4', 'tel:01514960123'],
  ['+44 0151 496 0123', 'tel:+441514960123'],
  ['0044 151 496 0123', 'tel:+441514960123'],
  ['0151 496 0123 / 07700 900123', 'tel:01514960123'],
  ['0151/496 0123', 'tel:01514960123'],
  ['m: 07700 900123 (home)', 'tel:07700900123'],
])('dials %s as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

const now = new Date('2026-11-21T12:00:00Z');
const due = (dueAt: string, respondedAt: string | null = null) => deadlineState({ dueAt, respondedAt }, now);

test.each([
  ['2026-11-22T12:00:00Z', 'due in 24 h, Sun 22 Nov 12:00', 'neutral'],
  ['2026-11-21T16:00:01Z', 'due in 4 h, Sat 21 Nov 16:00', 'neutral'],
  ['2026-11-21T16:00:00Z', 'due in 4 h, Sat 21 Nov 16:00', 'attention'],
  ['2026-11-21T12:59:59Z', 'due in 59 min, Sat 21 Nov 12:59', 'attention'],
  ['2026-11-21T12:00:00Z', 'due in 0 min, Sat 21 Nov 12:00', 'attention'],
  ['2026-11-21T11:59:00Z', 'overdue by 1 min, Sat 21 Nov 11:59', 'danger'],
  ['2026-11-21T09:30:00Z', 'overdue by 2 h, Sat 21 Nov 09:30', 'danger'],
  ['2026-11-19T12:00:01Z', 'overdue by 47 h, Thu 19 Nov 12:00', 'danger'],
  ['2026-11-18T00:00:00Z', 'overdue by 3 days, Wed 18 Nov 00:00', 'danger'],
])('a reply due at %s is %s', (dueAt, text, tone) => {
  const state = due(dueAt);
  expect({ ...state, text: state?.text.replaceAll('\u00A0', ' ') }).toEqual({ text, tone });
});

test('sets no deadline for spam', () => {
  expect(deadlineState({ dueAt: '2026-11-22T12:00:00Z', respondedAt: null, isSpam: true }, now)).toBeNull();
});

test('sets no deadline after a reply', () => {
  expect(due('2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z')).toBeNull();
});

const queued: DeliveryReport = {
  id: '1',
  channel: 'mail',
  kind: 'autoresponder',
  name: 'Automatic reply to the customer',
  recipients: ['ada@example.org'],
  status: 'queued',
  attempts: 0,
  nextAttemptAt: '2026-11-21T12:00:00Z',
  sentAt: null,
  lastError: null,
};

test('says what happened to a notification and when', () => {
  expect(deliveryText(queued, null)).toMatchObject({ status: 'Queued', when: 'about to be sent' });
  expect(deliveryText({ ...queued, attempts: 2 }, null).when).toMatch(/^next attempt 21\/11\/2026, /);
  expect(deliveryText(queued, 'until a mail server is set up')).toMatchObject({ status: 'Waiting', when: 'until a mail server is set up' });
  expect(deliveryText({ ...queued, status: 'sent', sentAt: '2026-11-21T12:00:00Z' }, null)).toMatchObject({
    status: 'Sent',
    when: expect.stringMatching(/^21/),
  });
  expect(deliveryText({ ...queued, status: 'failed' }, null)).toEqual({ tone: 'danger', status: 'Failed', when: null });
  expect(deliveryText({ ...queued, status: 'withdrawn' }, 'until a mail server is set up')).toEqual({
    tone: 'neutral',
    status: 'Withdrawn',
    when: null,
  });
});

test.each([
  ['450', 45_000],
  [' £1,250.50 ', 125_050],
  ['0.1', 10],
  ['150,00', 15_000],
  ['1.250,50', 125_050],
  ['1 250', 125_000],
  ['0,29', 29],
  ['1,234,5', undefined],
  ['', null],
  ['a lot', undefined],
  ['1.234', undefined],
  ['-5', undefined],
  ['123456789', undefined],
])('reads %j as an amount', (typed, pence) => {
  expect(toPence(typed)).toBe(pence);
});

test('says what became of an enquiry, now and in its history', () => {
  expect(money(125_050)).toBe('£1,250.50');
  expect(money(45_000)).toBe('£450');
  expect(outcomeName({ outcome: 'won', amountPence: 45_000, lostReason: null })).toBe('Won, £450');
  expect(outcomeName({ outcome: 'lost', amountPence: null, lostReason: 'price' })).toBe('Lost: Price');
  expect(outcomeName({ outcome: null, amountPence: null, lostReason: null })).toBeNull();
  const titleOf = (text: string | null) => historyText({ id: '1', kind: 'outcome', text, username: 'ann', createdAt: '', files: [] }).title;
  expect(['won 45000', 'won', 'lost price', 'lost', null].map(titleOf)).toEqual([
    'Won, £450',
    'Won',
    'Lost: Price',
    'Lost',
    'Not decided any more',
  ]);
});
