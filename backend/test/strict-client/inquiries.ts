import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Contract } from '../fuzz/contract.js';
import { enquiry } from '../factories/inquiry.js';
import { PDF, picture } from '../factories/media.js';
import { makeRenewal } from '../factories/renewals.js';
import { until } from '../support/until.js';
import { done, quoted, type Site, type Stored } from './site.js';

const STAFF = '/api/admin';
const PATH = `${STAFF}/contact-inquiries`;

interface Sent {
  id: string;
  uploadKey: string;
  callDays: { times: { value: string }[] }[];
}
interface Delivered extends Stored {
  deliveries: { id: string; channel: string }[];
}

/** Calls what visitors send and what the office does with it. */
export function callInquiries(site: Site): void {
  const writes = (fields: object = {}) => done<Sent>(site.visitor.post('/api/contact', enquiry({ submissionId: randomUUID(), ...fields })));

  describe('enquiries', () => {
    it('come from visitors, with a call and photos', async () => {
      const { visitor, admin, app } = site;
      const { id, uploadKey, callDays } = await writes();
      const window = callDays[0]?.times[0]?.value ?? 'none';
      const headers = { 'Upload-Key': uploadKey, 'Idempotency-Key': `"${randomUUID()}"` };
      await done(visitor.post(`/api/contact/${id}/call-back`, { window }).set(headers));
      await done(visitor.post('/api/contact/ring-back', { name: 'Ada', phone: '0151 496 0000', when: 'soon', submissionId: randomUUID() }));
      await done(
        visitor.post('/api/contact/data-complaint', {
          name: 'Ada',
          email: 'ada@example.org',
          message: 'Please delete me.',
          fillTime: 9_000,
        }),
      );
      await done(visitor.post('/api/page-events', { kind: 'view', path: '/about' }));
      await done(
        visitor
          .post('/api/csp-reports', [{ type: 'csp-violation', body: { blockedURL: 'inline' } }] as object)
          .type('application/reports+json'),
      );
      const form = new FormData();
      form.append('file', new File([new Uint8Array(await picture())], 'board.jpg', { type: 'image/jpeg' }));
      const photo = { method: 'POST', headers: { ...headers, 'Idempotency-Key': `"${randomUUID()}"` }, body: form };
      const taken = await fetch(`${app.url}/api/contact/${id}/photos`, photo);
      expect(taken.status).toBe(201);
      expect(new Contract(site.document).fault('post', '/api/contact/{id}/photos', 201, await taken.json())).toBeUndefined();
      const photos = await done<{ id: string }[]>(admin.get(`${PATH}/${id}/photos`));
      for (const size of ['', '/small']) await done(admin.get(`${PATH}/${id}/photos/${photos[0]?.id}${size}`));
    });

    it('are answered, noted, called, assigned and ended', async () => {
      const { admin, mails } = site;
      await done(admin.put(`${STAFF}/company-info`, { emailRecipients: ['office@example.co.uk'] }));
      const { id } = await writes({ email: 'grace@example.org' });
      const seen = await done<Delivered>(admin.get(`${PATH}/${id}`));
      const chosen = async () => (await done<Stored>(admin.post(`${PATH}/${id}/files`).attach('file', PDF, 'quotation.pdf'))).id;
      const sent = await chosen();
      await done(admin.get(`${PATH}/${id}/files/${sent}`));
      await done(admin.delete(`${PATH}/${id}/files/${await chosen()}`));
      const answer = { text: 'We come on Monday.', files: [sent] };
      await done(admin.post(`${PATH}/${id}/answers`, answer).set('If-Match', quoted(seen.version)));
      await done(admin.post(`${PATH}/${id}/notes`, { text: 'Has a dog.' }));
      await done(admin.post(`${PATH}/${id}/calls`, { outcome: 'not-reached', text: null }));
      for (const part of ['replies', 'history', 'photos']) await done(admin.get(`${PATH}/${id}/${part}`));
      await until('the mail to the customer', () => mails.find(({ envelopeTo }) => envelopeTo.includes('grace@example.org')));
      await done(admin.post(`${PATH}/${id}/customer-page`));
      await done(admin.get(`${PATH}/${id}/customer-page`));
      await done(admin.delete(`${PATH}/${id}/customer-page`));
      await done(admin.put(`${PATH}/${id}`, { outcome: 'won', amountPence: 12_300, assigneeId: null }));
      await done(admin.put(`${PATH}/${id}/status`, { status: 'completed' }));
      for (const isSpam of [true, false]) await done(admin.put(`${PATH}/${id}/spam`, { isSpam }));
      await done(admin.get(`${PATH}/ids?filter={"status":"new"}`));
      for (const what of ['jobs', 'response-times']) await done(admin.get(`${STAFF}/${what}`));
      await done(admin.delete(`${PATH}/${id}`));
    });

    it('are typed in by staff, and read at their former address', async () => {
      const { admin } = site;
      const typed = {
        name: 'Mr Rang',
        channel: 'rang',
        message: 'Sockets.',
        phone: '0151 496 0001',
        email: null,
        place: null,
        receivedOn: null,
      };
      const { id } = await done(admin.post(PATH, typed));
      await done(admin.get('/api/contact-inquiries?range=[0,24]'));
      await done(admin.put(`/api/contact-inquiries/${id}/status`, { status: 'contacted' }));
      await done(admin.delete(`/api/contact-inquiries/${id}`));
    });

    it('lead to renewals', async () => {
      const { admin } = site;
      const { id, dueOn } = await makeRenewal(admin);
      await done(admin.post(`${STAFF}/renewals/${id}/done`, { dueOn, doneOn: null }));
      const [inquiry] = await done<Stored[]>(admin.get(PATH));
      await done(admin.get(`${STAFF}/renewals/of-inquiry/${inquiry?.id}`));
    });

    it('are found, handed over and erased for their sender', async () => {
      const { admin } = site;
      await writes({ email: 'lin@example.org' });
      for (const what of ['search', 'export', 'erase'])
        await done(admin.post(`${STAFF}/privacy/${what}`, { email: 'lin@example.org', phone: null }));
    });
  });

  describe('notifications', () => {
    it('are tried and sent again', async () => {
      const { admin } = site;
      await done(admin.get(`${STAFF}/mail/state`));
      await done(admin.post(`${STAFF}/mail/test`, { to: null }));
      await done(admin.post(`${STAFF}/mail/autoresponder-preview`, { autoresponderTemplate: 'Dear {{name}}' }));
      await done(admin.get(`${STAFF}/notifications/channels`));
      await done(admin.put(`${STAFF}/company-info`, { webhookUrl: 'https://hooks.example.org/in' }));
      await done(admin.post(`${STAFF}/webhook/secret`));
      await done(admin.post(`${STAFF}/webhook/test`));
      const { id } = await writes({ email: 'may@example.org', name: 'May' });
      await done(admin.post(`${PATH}/${id}/answers/preview`, { text: 'We will be there at nine.' }));
      const { deliveries } = await done<Delivered>(admin.get(`${PATH}/${id}`));
      const failing = deliveries.find(({ channel }) => channel === 'webhook');
      // It may be under way at this moment.
      for (const name of ['deliveries', 'mails']) {
        const again = () => admin.post(`${PATH}/${id}/${name}/${failing?.id}/send-again`);
        await until('a message that can be sent again', async () => (await again()).status === 201);
      }
    });
  });
}
