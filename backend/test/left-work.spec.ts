import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { verifyChain } from '../src/audit/verify-chain.js';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { InquiryEvent } from '../src/inquiries/inquiry-event.entity.js';
import { Secrets } from '../src/platform/config/secrets.js';
import { PublishedRecord } from '../src/platform/database/published-record.js';
import { PageDraft } from '../src/records/drafts/page-draft.entity.js';
import { PlannedChange } from '../src/records/plans/planned-change.entity.js';
import { PlannedChangesRunner } from '../src/records/plans/planned-changes-runner.service.js';
import { PreviewLink } from '../src/site/preview/preview-link.entity.js';
import { LeftWorks } from '../src/users/left-work.service.js';
import { SETTLED_OTHERWISE } from '../src/users/outlives-author.js';
import { User } from '../src/users/user.entity.js';
import { makeCorePage } from './factories/core-pages.js';
import { INQUIRY, enquiry } from './factories/inquiry.js';
import { makeUser } from './factories/users.js';
import { serveSite } from '../src/site/engine/front-handler.js';
import { as } from './support/api.js';
import { createTestApp, login, useTestApp } from './support/app.js';
import { addRows, ID } from './support/many-rows.js';

const DAY = { date: '2027-06-01', time: '10:00' };

describe('what outlives its author', () => {
  const { app, admin } = useTestApp(() => createTestApp({ prepare: (nest) => serveSite(nest) }));

  const rows = <T extends object>(entity: new () => T) => app.dataSource.getRepository(entity);

  /** An editor with one of each. */
  async function atWork() {
    const user = await makeUser(admin);
    const me = as(app, await login(app.server, user.username));
    const page = await makeCorePage(admin);
    const plan = await me.post('/api/admin/planned-changes', { resource: 'core-pages', recordId: page.id, action: 'take-down', ...DAY });
    expect({ status: plan.status, body: plan.body }).toMatchObject({ status: 201 });
    const preview = await me.post('/api/admin/previews/links', { resource: 'core-pages', id: page.id, fields: { title: page.title } });
    expect({ status: preview.status, body: preview.body }).toMatchObject({ status: 201 });
    const draft = await me.put(`/api/admin/page-drafts/core-pages/${page.id}`, {
      fields: { title: 'Half typed' },
      base: { title: page.title },
    });
    expect({ status: draft.status, body: draft.body }).toMatchObject({ status: 200 });
    expect((await as(app).post('/api/contact', enquiry())).status).toBe(201);
    const [inquiry] = await rows(ContactInquiry).find({ order: { id: 'DESC' }, take: 1 });
    expect((await admin.put(`/api/admin/contact-inquiries/${inquiry?.id}`, { assigneeId: user.id })).status).toBe(200);
    const [planId, linkId] = [(plan.body as { id: string }).id, (preview.body as { id: string }).id];
    const { address } = preview.body as { address: string };
    const state = async () => ({
      plan: (await rows(PlannedChange).findOneBy({ id: planId })) ?? null,
      link: await rows(PreviewLink).findOneBy({ id: linkId }),
      opens: (await as(app).get(new URL(address).pathname)).status,
      draft: await rows(PageDraft).findOneBy({ corePageId: page.id }),
      assigneeId: (await rows(ContactInquiry).findOneByOrFail({ id: inquiry?.id })).assigneeId,
    });
    const audited = async (ids = [planId, linkId, page.id, inquiry?.id ?? '']) =>
      Promise.all(ids.map(async (entityId) => (await rows(AuditLog).find({ where: { entityId }, order: { id: 'DESC' }, take: 1 }))[0]));
    return { user, page, inquiryId: inquiry?.id ?? '', state, audited };
  }

  const ended = () => ({ plan: { status: 'cancelled' }, link: null, opens: 404, draft: null, assigneeId: null });
  const kept = () => ({
    plan: { status: 'planned', createdBy: app.adminId },
    link: { createdBy: app.adminId },
    opens: 200,
    draft: { updatedBy: app.adminId },
    assigneeId: app.adminId,
  });
  const safe = () => ({ ...ended(), draft: kept().draft, assigneeId: app.adminId });

  const left = ({ id, title }: { id: string; title: string }, inquiryId: string) => {
    const path = `/core-pages/${id}`;
    const one = { count: 1, first: [{ title, path }] };
    const plan = { title: `${title}: is taken down on 1 June 2027 at 10:00`, path };
    return [
      { id: 'page-drafts', name: 'Drafts', byDefault: 'keep', ...one },
      { id: 'preview-links', name: 'Links to previews', byDefault: 'end', ...one },
      {
        id: 'contact-inquiries',
        name: 'Open enquiries',
        byDefault: 'keep',
        count: 1,
        first: [{ title: INQUIRY.name, path: `/inquiries/${inquiryId}` }],
      },
      { id: 'planned-changes', name: 'Plans', byDefault: 'end', count: 1, first: [plan] },
    ];
  };

  it.each([
    ['a deactivation', (id: string, leftWork?: string) => admin.put(`/api/admin/users/${id}`, { isActive: false, leftWork })],
    ['a deletion', (id: string, leftWork?: string) => admin.delete(`/api/admin/users/${id}${leftWork ? `?leftWork=${leftWork}` : ''}`)],
  ])('is kept under the name of the administrator, or ends, with %s', async (_, end) => {
    for (const [leftWork, expected] of [
      ['keep', kept()],
      ['end', ended()],
      ['planned-changes:keep,page-drafts:end', { ...safe(), plan: kept().plan, draft: null }],
      ['contact-inquiries:end,preview-links:keep', { ...safe(), link: kept().link, opens: 200, assigneeId: null }],
      [undefined, safe()],
    ] as const) {
      const { user, page, inquiryId, state, audited } = await atWork();
      expect((await admin.get(`/api/admin/users/${user.id}/left-work`)).body).toEqual(left(page, inquiryId));
      expect((await end(user.id, leftWork)).status).toBe(200);
      expect(await state()).toMatchObject(expected);
      for (const row of await audited()) expect(row).toMatchObject({ userId: app.adminId });
      for (const { provider } of app.get<LeftWorks>(LeftWorks, { strict: false }).all)
        expect(await provider.leftBy(app.dataSource.manager, [user.id], 3)).toEqual({ count: 0, first: [] });
    }
  });

  it('ends with the account or not at all: what is refused changes nothing', async () => {
    const { user, state } = await atWork();
    const before = await state();
    for (const leftWork of [
      'sell',
      'plans:keep',
      'page-drafts:sell',
      'page-drafts',
      'keep,end',
      'page-drafts:keep,page-drafts:end',
      'page-drafts:keep:end',
    ]) {
      const { status, body } = await admin.delete(`/api/admin/users/${user.id}?leftWork=${leftWork}`);
      expect({ leftWork, status, body }).toMatchObject({
        status: 400,
        body: { fields: { leftWork: [expect.stringMatching(/^Please use keep, end, or/)] } },
      });
      expect((await admin.put(`/api/admin/users/${user.id}`, { isActive: false, leftWork })).status).toBe(400);
    }
    expect((await admin.put(`/api/admin/users/${user.id}`, { isActive: false, leftWork: 'end', username: 'admin' })).status).toBe(409);
    expect(await state()).toEqual(before);
    expect((await admin.put(`/api/admin/users/${user.id}`, { displayName: 'Sam', leftWork: 'end' })).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  it('is counted of many users in one request, and the first of it is named', async () => {
    const [one, other] = [await atWork(), await atWork()];
    await addRows(app, ContactInquiry, 4, { id: ID, assigneeId: `'${one.user.id}'`, status: "'new'" });
    const of = async (ids: string) => (await admin.get(`/api/admin/users/left-work?ids=${ids}`)).body as { id: string; first: object[] }[];
    const both = await of(`${one.user.id},${other.user.id}`);
    expect(both).toMatchObject([
      { id: 'page-drafts', count: 2, first: expect.arrayContaining([{ title: one.page.title, path: `/core-pages/${one.page.id}` }]) },
      { id: 'preview-links', count: 2 },
      { id: 'contact-inquiries', count: 6 },
      { id: 'planned-changes', count: 2 },
    ]);
    expect(both.map(({ first }) => first.length)).toEqual([2, 2, 3, 2]);
    expect(await of(app.editorId)).toEqual([]);
    for (const ids of ['', 'x', Array.from({ length: 101 }, () => one.user.id).join(',')])
      expect((await admin.get(`/api/admin/users/left-work?ids=${ids}`)).status).toBe(400);
    expect((await as(app, app.editorToken).get(`/api/admin/users/left-work?ids=${one.user.id}`)).status).toBe(403);
    await rows(ContactInquiry).delete({ assigneeId: one.user.id });
  });

  it('is settled in few statements, however many enquiries there are', async () => {
    const MANY = 3_000;
    const { user } = await atWork();
    await addRows(app, ContactInquiry, MANY, { id: ID, assigneeId: `'${user.id}'`, status: "'new'", version: '7' });
    const before = await rows(AuditLog).count();
    let statements = 0;
    const logQuery = () => void (statements += 1);
    Object.assign(app.dataSource, { logger: new Proxy({}, { get: (_, name) => (name === 'logQuery' ? logQuery : () => undefined) }) });
    expect((await admin.put(`/api/admin/users/${user.id}`, { isActive: false })).status).toBe(200);
    expect(statements).toBeLessThan(MANY / 10);
    expect(await rows(ContactInquiry).countBy({ assigneeId: user.id })).toBe(0);
    expect(await rows(ContactInquiry).countBy({ assigneeId: app.adminId, version: 8 })).toBe(MANY);
    // Each enquiry says so, in its history and in the audit log.
    expect(await rows(AuditLog).count()).toBeGreaterThan(before + MANY);
    const entityId = '01900000-0000-7000-8000-000000002999';
    expect(await rows(AuditLog).findOneBy({ entityId })).toMatchObject({
      changes: { assigneeId: { before: user.id, after: app.adminId } },
    });
    expect(await rows(InquiryEvent).findOneBy({ inquiryId: entityId })).toMatchObject({ kind: 'assignee', text: 'admin' });
    expect((await verifyChain(app.dataSource, app.get<Secrets>(Secrets, { strict: false }).key)).faults).toEqual([]);
  });

  it('does not go live after its author has gone', async () => {
    const { user, page } = await atWork();
    const before = ((await admin.get(`/api/admin/core-pages/${page.id}`)).body as { status: string }).status;
    expect((await admin.delete(`/api/admin/users/${user.id}`)).status).toBe(200);
    await rows(PlannedChange).update({ recordId: page.id }, { dueAt: new Date(Date.now() - 1000) });
    await app.get<PlannedChangesRunner>(PlannedChangesRunner, { strict: false }).run(new Date());
    expect(((await admin.get(`/api/admin/core-pages/${page.id}`)).body as { status: string }).status).toBe(before);
  });

  it('is on one list: each column that refers to a user has an entry, or the reason why nothing is decided', () => {
    const referring = app.dataSource.entityMetadatas.flatMap(({ tableName, target, foreignKeys }) =>
      foreignKeys
        .filter(({ referencedEntityMetadata }) => referencedEntityMetadata.target === User)
        .flatMap(({ columns }) => columns.map(({ propertyName }) => ({ column: `${tableName}.${propertyName}`, target, propertyName }))),
    );
    expect(referring.length).toBeGreaterThan(10);
    /** Says who made or changed a record of the website, which is nobody's. */
    const isOfRecord = ({ target, propertyName }: (typeof referring)[number]) =>
      typeof target === 'function' && target.prototype instanceof PublishedRecord && /^(created|updated)By$/.test(propertyName);
    const listed = [...app.get<LeftWorks>(LeftWorks, { strict: false }).all.map(({ column }) => column), ...Object.keys(SETTLED_OTHERWISE)];
    expect(
      referring
        .filter((one) => !isOfRecord(one))
        .map(({ column }) => column)
        .sort(),
    ).toEqual(listed.toSorted());
  });
});
