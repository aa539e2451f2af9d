import { describe, expect, it } from '@jest/globals';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { useTestApp } from './support/app.js';

const PATH = '/api/admin/faqs';
const MANY = Array.from({ length: 50 }, (_, i) => i);

describe('fifty simultaneous users', () => {
  const { app, editor: staff } = useTestApp();

  const make = async (question: string) => (await staff.post(PATH, { question, answer: 'A.' })).body as { id: string };
  const questions = async () => ((await staff.get(PATH)).body as { question: string }[]).map(({ question }) => question).sort();

  it('lose nothing while they create, change, delete and read', async () => {
    const changed: { id: string }[] = [];
    const deleted: { id: string }[] = [];
    for (const i of MANY) {
      changed.push(await make(`Old ${i}`));
      deleted.push(await make(`Gone ${i}`));
    }
    const statuses = await Promise.all(
      MANY.flatMap((i) => [
        staff.post(PATH, { question: `New ${i}`, answer: 'A.' }),
        staff.put(`${PATH}/${changed[i]?.id}`, { question: `Changed ${i}` }),
        staff.delete(`${PATH}/${deleted[i]?.id}`),
        staff.get(`${PATH}?range=[0,9]`),
      ]).map(async (call) => (await call).status),
    );
    expect(statuses).toEqual(MANY.flatMap(() => [201, 200, 200, 200]));
    expect(await questions()).toEqual([...MANY.map((i) => `Changed ${i}`), ...MANY.map((i) => `New ${i}`)].sort());
  });

  it('change one record in turn', async () => {
    const { id } = await make('Popular');
    const responses = await Promise.all(MANY.map((i) => staff.put(`${PATH}/${id}`, { answer: `Answer ${i}` })));
    expect(responses.map(({ status }) => status)).toEqual(MANY.map(() => 200));
    expect((await staff.get(`${PATH}/${id}`)).body).toMatchObject({ version: 51 });
    const entries = await app.dataSource.getRepository(AuditLog).findBy({ entityType: 'faqs', entityId: id, action: 'update' });
    expect(new Set(entries.map(({ changes }) => changes['answer']?.after))).toEqual(new Set(MANY.map((i) => `Answer ${i}`)));
  });

  it('get one success and otherwise 412 for the same version', async () => {
    const { id } = await make('Contested');
    const responses = await Promise.all(MANY.map((i) => staff.put(`${PATH}/${id}`, { answer: `A ${i}` }).set('If-Match', '"v1"')));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...MANY.slice(1).map(() => 412)]);
    expect((await staff.get(`${PATH}/${id}`)).body).toMatchObject({ version: 2 });
  });

  it('delete a record once and otherwise get 404', async () => {
    const { id } = await make('Unwanted');
    const responses = await Promise.all(MANY.map(() => staff.delete(`${PATH}/${id}`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...MANY.slice(1).map(() => 404)]);
  });
});
