import { expect, test } from '@jest/globals';
import type { MailReport } from '../data/types';
import { mailName, mailText } from './mailTexts';

const queued: MailReport = {
  id: '1',
  kind: 'autoresponder',
  recipients: ['ada@example.org'],
  status: 'queued',
  attempts: 0,
  nextAttemptAt: '2026-11-21T12:00:00Z',
  sentAt: null,
  lastError: null,
};

test('says what became of a mail and when', () => {
  expect(mailText(queued, true)).toMatchObject({ status: 'Queued', when: 'to be sent now' });
  expect(mailText({ ...queued, attempts: 2 }, true).when).toMatch(/^next try 21\/11\/2026, /);
  expect(mailText(queued, false)).toMatchObject({ status: 'Waiting', when: 'until a mail server is set up' });
  expect(mailText({ ...queued, status: 'sent', sentAt: '2026-11-21T12:00:00Z' }, false)).toMatchObject({
    status: 'Sent',
    when: expect.stringMatching(/^21/),
  });
  expect(mailText({ ...queued, status: 'failed' }, true)).toEqual({ tone: 'danger', status: 'Failed', when: null });
  expect(mailText({ ...queued, status: 'withdrawn' }, false)).toEqual({ tone: 'neutral', status: 'Withdrawn', when: null });
});

test('names mails', () => {
  expect(mailName('office-notice')).toBe('Notice to the office');
  expect(mailName(null)).toBe('Mail');
});
