import { describe, expect, it } from '@jest/globals';
import { IdempotencyKey } from '../src/audit/idempotency-key.entity.js';
import { IdempotencyKeys } from '../src/audit/idempotency-keys.service.js';
import { openApiDocument } from '../src/boot/openapi-document.js';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';

const PATH = '/api/admin/testimonials';
const OPINION = { name: 'Ada Lovell', location: 'Parkgate', comment: 'Neat work.' };
const DAY_MS = 24 * 3_600_000;

interface Made {
  id: string;
  recordId?: string;
}

/** Staff routes that only read, or send something on each request. */
const WITHOUT = [
  '/api/admin/contact-inquiries/{id}/answers/preview',
  '/api/admin/content-checks/page',
  '/api/admin/content-checks/run',
  // A restored version stays restored.
  '/api/admin/history/{resource}/{id}/restore',
  // What is stored already is recognised.
  '/api/admin/imports/locations',
  '/api/admin/imports/projects',
  '/api/admin/imports/recognise',
  '/api/admin/imports/redirects',
  '/api/admin/imports/renewals',
  '/api/admin/imports/testimonials',
  '/api/admin/mail/autoresponder-preview',
  '/api/admin/mail/test',
  '/api/admin/old-addresses',
  '/api/admin/pasted-texts',
  '/api/admin/previews/render',
  '/api/admin/privacy/erase',
  '/api/admin/privacy/export',
  '/api/admin/privacy/search',
  '/api/admin/profile/devices/{id}/test',
  // A first response with recovery codes must not be kept: a lost one is made up for with new codes.
  '/api/admin/profile/second-factor/authenticator',
  '/api/admin/profile/second-factor/authenticator/start',
  '/api/admin/profile/second-factor/passkeys',
  '/api/admin/profile/second-factor/passkeys/start',
  '/api/admin/profile/second-factor/recovery-codes',
  // The day on which it was due recognises it.
  '/api/admin/renewals/{id}/done',
  // Repeating it finds nothing to remove.
  '/api/admin/set-up/remove-demonstration',
  // A block that is on stays on.
  '/api/admin/shown-places/{resource}/{id}',
  // What is restored stays as it is.
  '/api/admin/trash/restore',
  '/api/admin/webhook/secret',
  '/api/admin/webhook/test',
  '/api/admin/words/find',
  // The versions of its places refuse a repeat.
  '/api/admin/words/replacements',
  // A text that is as before stays so.
  '/api/admin/words/replacements/{id}/undo',
];

describe('a repeated request', () => {
  const { app, editor } = useTestApp();

  const send = async (key: string, body: object, { path = PATH, caller = editor } = {}) => {
    const response = await caller.post(path, body).set('Idempotency-Key', key);
    return { status: response.status, body: response.body as Made };
  };
  const count = async () => ((await editor.get(PATH)).body as unknown[]).length;

  it('with the same key returns the first record', async () => {
    const before = await count();
    const first = await send('"8e03978e-40d5-43dd-bc93-6894a57f9324"', OPINION);
    expect(first.status).toBe(201);
    expect(await send('"8e03978e-40d5-43dd-bc93-6894a57f9324"', OPINION)).toEqual(first);
    expect(await send('8e03978e-40d5-43dd-bc93-6894a57f9324', OPINION)).toEqual(first);
    expect(await count()).toBe(before + 1);
  });

  it('at the same time creates one record, also with a given slug', async () => {
    const before = await count();
    const responses = await Promise.all(Array.from({ length: 6 }, () => send('twice', OPINION)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);

    const service = { title: 'Thermal Imaging', slug: 'thermal-imaging', baseDescription: 'x' };
    const services = await Promise.all(Array.from({ length: 4 }, () => send('service', service, { path: '/api/services' })));
    expect(services.map(({ status }) => status)).toEqual(Array(4).fill(201));
    expect((await send('service', service, { path: '/api/admin/services' })).body.id).toBe(services[0]?.body.id);
  });

  it('with other content is refused with the stored record', async () => {
    const { body } = await send('changed', OPINION);
    const { status, body: refusal } = await send('changed', { ...OPINION, comment: 'Very neat work.' });
    expect({ status, recordId: refusal.recordId }).toEqual({ status: 422, recordId: body.id });
  });

  it('can be corrected after a refusal', async () => {
    expect((await send('corrected', { ...OPINION, name: '' })).status).toBe(400);
    expect((await send('corrected', OPINION)).status).toBe(201);
  });

  it('never returns the result of another user or path', async () => {
    const { body } = await send('shared', OPINION);
    const administrator = await send('shared', OPINION, { caller: as(app, app.adminToken) });
    expect(administrator.status).toBe(201);
    expect(administrator.body.id).not.toBe(body.id);
    const faq = await send('shared', { question: 'Why?', answer: 'Because.' }, { path: '/api/admin/faqs' });
    expect(faq.status).toBe(201);
  });

  it('returns the record even if it was deleted in the meantime', async () => {
    const { body } = await send('deleted', OPINION);
    expect((await editor.delete(`${PATH}/${body.id}`)).status).toBe(200);
    expect(await send('deleted', OPINION)).toMatchObject({ status: 201, body: { id: body.id } });
  });

  it('publishes one version', async () => {
    const { id } = (await editor.get('/api/homepage/draft')).body as Made;
    await editor.put(`/api/homepage/${id}`, { metaTitle: 'Spring' });
    const publish = () => send('publish', { changeNote: 'Spring' }, { path: `/api/homepage/${id}/publish` });
    const versions = await Promise.all([publish(), publish()]);
    versions.push(await publish());
    expect(new Set(versions.map(({ body }) => body.id)).size).toBe(1);
    expect((await editor.get('/api/homepage/revisions')).body).toHaveLength(2);
  });

  it('adds one note', async () => {
    const sent = { name: 'Ada', email: 'ada@example.org', phone: '0151 496 0123', message: 'Please call.' };
    const { id } = (await as(app).post('/api/contact', sent)).body as Made;
    const path = `/api/admin/contact-inquiries/${id}/notes`;
    const first = await send('note', { text: 'Called.' }, { path });
    expect(first.status).toBe(201);
    expect(await send('note', { text: 'Called.' }, { path })).toEqual(first);
  });

  it('uploads one file', async () => {
    const upload = (name: string) =>
      editor
        .post('/api/admin/media')
        .set('Idempotency-Key', 'upload')
        .attach('file', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'), name);
    const first = await upload('terms.pdf');
    expect(first.status).toBe(201);
    expect((await upload('terms.pdf')).body).toEqual(first.body);
    expect((await upload('other.pdf')).status).toBe(422);
    expect((await editor.get('/api/admin/media')).body).toHaveLength(1);
  });

  it.each(['', '""', 'a b', 'é', 'x'.repeat(101), '"'.repeat(50)])('with an invalid key is refused: %j', async (key) => {
    expect((await send(key, OPINION)).status).toBe(400);
  });

  it('is forgotten after a day', async () => {
    const keys = app.dataSource.getRepository(IdempotencyKey);
    const { body } = await send('old', OPINION);
    await keys.update({ recordId: body.id }, { createdAt: new Date(Date.now() - DAY_MS - 1000) });
    const kept = await keys.count();
    await app.get(IdempotencyKeys).forgetOld();
    expect(await keys.count()).toBe(kept - 1);
    expect((await send('old', OPINION)).body.id).not.toBe(body.id);
  });

  it('is recognised on every route that creates something', () => {
    const { paths } = openApiDocument(app.nest);
    const without = Object.entries(paths).filter(
      ([path, { post }]) =>
        path.startsWith('/api/admin/') && post && !post.parameters?.some((p) => 'name' in p && p.name === 'Idempotency-Key'),
    );
    expect(without.map(([path]) => path).sort()).toEqual(WITHOUT);
  });
});
