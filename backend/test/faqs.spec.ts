import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { linkFaq, makeFaq } from './factories/faqs.js';
import { makePair } from './factories/service-location-pages.js';
import { UNKNOWN } from './support/api.js';
import { useTestApp } from './support/app.js';

const PATH = '/api/admin/faqs';
const LINKS = '/api/admin/page-faqs';

describe('questions and answers', () => {
  const { app, visitor, admin, editor } = useTestApp();

  const audited = (entityType: string, entityId: string) =>
    app.dataSource.getRepository(AuditLog).find({ where: { entityType, entityId }, order: { createdAt: 'ASC', id: 'ASC' } });

  it('can be created, changed and deleted', async () => {
    const { status, body } = await editor.post(PATH, { question: ' Why? ', answer: 'Because 5 < 6 & so on.', tags: ['a', ' '] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      question: 'Why?',
      answer: 'Because 5 < 6 & so on.',
      category: null,
      tags: ['a'],
      order: 0,
      isActive: true,
      version: 1,
    });
    const path = `${PATH}/${body.id}`;
    expect((await admin.put(path, { isActive: false, tags: null }).set('If-Match', '"v1"')).body).toMatchObject({
      question: 'Why?',
      isActive: false,
      tags: [],
      version: 2,
    });
    expect((await admin.put(path, { order: 2 }).set('If-Match', '"v1"')).status).toBe(412);
    expect((await admin.put(path, { answer: null })).body.fields).toEqual({ answer: ['Required'] });
    expect((await admin.get(path)).body).not.toHaveProperty('trashKey');
    expect((await editor.delete(path)).body).toMatchObject({ id: body.id });
    expect((await editor.get(path)).status).toBe(404);
    expect((await audited('faqs', body.id)).map((row) => row.action)).toEqual(['create', 'update', 'delete']);
  });

  it('can be found with spaces in place of non-breaking spaces', async () => {
    const { body } = await editor.post(PATH, { question: 'What does BS\u00A07671 ask for?', answer: 'Safety.' });
    for (const q of ['does BS 7671 ask', 'does BS\u00A07671 ask']) {
      const found = await editor.get(PATH).query({ filter: JSON.stringify({ q }) });
      expect(found.body.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    }
  });

  it.each([
    ['question', ''],
    ['question', 'x'.repeat(501)],
    ['answer', 5],
    ['answer', 'x'.repeat(10_001)],
    ['category', 'x'.repeat(101)],
    ['tags', 'a'],
    ['order', 1.5],
    ['order', 1e12],
    ['isActive', 'true'],
  ])('reject a wrong %s (%#)', async (field, value) => {
    const { status, body } = await admin.post(PATH, { question: 'Q?', answer: 'A.', [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('require question and answer', async () => {
    expect((await admin.post(PATH, {})).body.fields).toEqual({ question: ['Required'], answer: ['Required'] });
  });

  it('are listed for staff', async () => {
    const { id } = await makeFaq(admin, { question: 'Is 10% VAT_free?', category: 'Money' });
    const { body, headers } = await editor.get(`${PATH}?filter=${encodeURIComponent('{"q":"10% vat_","category":"Money"}')}`);
    expect(body.map((f: { id: string }) => f.id)).toEqual([id]);
    expect(headers['content-range']).toBe('faqs 0-0/1');
    expect((await editor.get(`${PATH}?sort=["answer","ASC"]`)).status).toBe(400);
  });

  describe('on a service page', () => {
    it('are the active ones in the order of their links', async () => {
      const { service } = await makePair(admin);
      const [second, first, inactive] = [await makeFaq(admin), await makeFaq(admin), await makeFaq(admin, { isActive: false })];
      await linkFaq(editor, service.id, second.id, 2);
      await linkFaq(editor, service.id, first.id, 1);
      await linkFaq(editor, service.id, inactive.id);
      const { status, body } = await visitor.get(`/api/service-faqs/${service.slug}`);
      expect(status).toBe(200);
      expect(body).toEqual([first, second].map(({ question, answer }) => ({ question, answer })));
    });

    it('are empty without links', async () => {
      expect(await visitor.get(`/api/service-faqs/${(await makePair(admin)).service.slug}`)).toMatchObject({ status: 200, body: [] });
    });

    it('return 404 for a hidden service', async () => {
      const [inactive, draft, shown] = [
        await makePair(admin, { service: { isActive: false } }),
        await makePair(admin, { service: { status: 'draft' } }),
        await makePair(admin),
      ];
      for (const slug of [
        inactive.service.slug,
        draft.service.slug,
        shown.service.slug.toUpperCase(),
        'nothing',
        '%25',
        '%00',
        'x'.repeat(3000),
      ]) {
        expect(await visitor.get(`/api/service-faqs/${slug}`)).toMatchObject({
          status: 404,
          body: { error: expect.stringContaining('no such service') },
        });
      }
    });

    it('cannot be deleted while linked, and the message names the service', async () => {
      const { service } = await makePair(admin, { service: { title: 'Solar Panels' } });
      const faq = await makeFaq(admin);
      const link = await linkFaq(admin, service.id, faq.id);
      const refused = await editor.delete(`${PATH}/${faq.id}`);
      expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('"Solar Panels"') } });
      expect((await editor.delete(`${LINKS}/${link.id}`)).status).toBe(200);
      expect((await editor.delete(`${PATH}/${faq.id}`)).status).toBe(200);
    });
  });

  describe('links', () => {
    it('exist once per service and are deleted for good', async () => {
      const { service } = await makePair(admin);
      const faq = await makeFaq(admin);
      const link = await linkFaq(editor, service.id, faq.id, 3);
      expect(link).toMatchObject({ pageType: 'service', pageId: service.id, faqId: faq.id, order: 3, version: 1 });
      expect(link).not.toHaveProperty('faq');
      const again = await editor.post(LINKS, { pageType: 'service', pageId: service.id, faqId: faq.id });
      expect(again).toMatchObject({ status: 409, body: { error: 'This service already shows this FAQ.' } });
      const other = await linkFaq(editor, service.id, (await makeFaq(admin)).id);
      expect((await editor.put(`${LINKS}/${other.id}`, { faqId: faq.id })).status).toBe(409);
      expect((await editor.put(`${LINKS}/${link.id}`, { order: 1 }).set('If-Match', '"v1"')).body).toMatchObject({ order: 1, version: 2 });
      expect((await editor.put(`${LINKS}/${link.id}`, { order: 5 }).set('If-Match', '"v1"')).status).toBe(412);
      expect((await editor.delete(`${LINKS}/${link.id}`)).body).toMatchObject({ id: link.id });
      expect((await editor.get(`${LINKS}/${link.id}`)).status).toBe(404);
      await linkFaq(editor, service.id, faq.id);
      expect((await audited('page-faqs', link.id)).map((row) => row.action)).toEqual(['create', 'update', 'delete']);
    });

    it('exist once after simultaneous requests', async () => {
      const [{ service }, faq] = [await makePair(admin), await makeFaq(admin)];
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => editor.post(LINKS, { pageType: 'service', pageId: service.id, faqId: faq.id })),
      );
      expect(answers.map((a) => a.status).sort()).toEqual([201, 409, 409, 409, 409]);
    });

    it('need an existing FAQ and page', async () => {
      expect((await admin.post(LINKS, {})).body.fields).toEqual({ pageType: ['Required'], pageId: ['Required'], faqId: ['Required'] });
      const [{ service }, faq] = [await makePair(admin), await makeFaq(admin)];
      const link = (fields: object) => admin.post(LINKS, { pageType: 'service', pageId: service.id, faqId: faq.id, ...fields });
      expect(await link({ pageId: UNKNOWN })).toMatchObject({
        status: 400,
        body: { fields: { pageId: [expect.stringContaining('no such service')] } },
      });
      expect(await link({ faqId: UNKNOWN })).toMatchObject({
        status: 400,
        body: { fields: { faqId: [expect.stringContaining('no such FAQ')] } },
      });
      const wrong = await admin.post(LINKS, { pageType: 'project', pageId: 'x', faqId: {} });
      expect(wrong.body.fields).toEqual({
        pageType: ['Please choose one of: service'],
        pageId: ['Invalid input'],
        faqId: ['Invalid input'],
      });
    });

    it('can be listed by page', async () => {
      const { service } = await makePair(admin);
      const links = [
        await linkFaq(admin, service.id, (await makeFaq(admin)).id, 2),
        await linkFaq(admin, service.id, (await makeFaq(admin)).id, 1),
      ];
      const { body, headers } = await editor.get(
        `${LINKS}?filter=${encodeURIComponent(JSON.stringify({ pageType: 'service', pageId: service.id }))}`,
      );
      expect(body.map((l: { id: string }) => l.id)).toEqual([links[1]?.id, links[0]?.id]);
      expect(headers['content-range']).toBe('page-faqs 0-1/2');
      expect((await editor.get(`${LINKS}?filter={"q":"x"}`)).status).toBe(400);
    });
  });

  describe('the order on a service', () => {
    it('changes completely or not at all, with one audit row', async () => {
      const { service } = await makePair(admin);
      const faqs = [await makeFaq(admin), await makeFaq(admin), await makeFaq(admin)];
      for (const { id } of faqs) await linkFaq(admin, service.id, id);
      const path = `/api/admin/services/${service.id}/faqs`;
      const [a, b, c] = faqs.map(({ id }) => id);
      const { status, body } = await editor.put(path, { faqIds: [c, a, b] });
      expect(status).toBe(200);
      expect(body.map(({ faqId, order }: { faqId: string; order: number }) => [faqId, order])).toEqual([
        [c, 1],
        [a, 2],
        [b, 3],
      ]);
      const shown = async () =>
        ((await visitor.get(`/api/service-faqs/${service.slug}`)).body as { question: string }[]).map((faq) => faq.question);
      const moved = [faqs[2], faqs[0], faqs[1]].map((faq) => faq?.question);
      expect(await shown()).toEqual(moved);
      expect(await audited('services', service.id)).toMatchObject([
        { action: 'create' },
        { action: 'update', userId: app.editorId, changes: { faqs: { before: faqs.map((faq) => faq.question), after: moved } } },
      ]);
      // The list is outdated or invalid.
      for (const faqIds of [[a, b], [a, b, c, UNKNOWN], [a, b, b], [a, a, b, c], []])
        expect(await editor.put(path, { faqIds })).toMatchObject({ status: 412 });
      expect(await shown()).toEqual(moved);
    });

    it('needs a service and a list of ids', async () => {
      expect((await editor.put(`/api/admin/services/${UNKNOWN}/faqs`, { faqIds: [] })).status).toBe(404);
      const { service } = await makePair(admin);
      const path = `/api/admin/services/${service.id}/faqs`;
      expect((await editor.put(path, { faqIds: [] })).body).toEqual([]);
      for (const faqIds of [undefined, null, 'x', [7], ['x']]) expect((await editor.put(path, { faqIds })).status).toBe(400);
      expect((await visitor.put(path, { faqIds: [] })).status).toBe(401);
    });
  });

  it.each(['/api/admin/faqs', '/api/admin/page-faqs', '/api/admin/core-pages', '/api/admin/service-location-pages'])(
    'and %s are for staff',
    async (path) => {
      for (const call of [
        visitor.get(path),
        visitor.post(path, {}),
        visitor.put(`${path}/${UNKNOWN}`, {}),
        visitor.delete(`${path}/${UNKNOWN}`),
      ])
        expect((await call).status).toBe(401);
      for (const staff of [admin, editor]) expect((await staff.get(path)).status).toBe(200);
    },
  );
});
