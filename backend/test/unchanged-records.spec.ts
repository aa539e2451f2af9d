import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuditLog } from '../src/audit/audit-log.entity.js';
import { CONTENT_CHANGED } from '../src/platform/common/content-events.js';
import { PictureCopies } from '../src/media/picture-copies.entity.js';
import { PictureCopiesWorker } from '../src/media/picture-copies-worker.service.js';
import { makeCorePage } from './factories/core-pages.js';
import { linkFaq, makeFaq } from './factories/faqs.js';
import { makeLocation } from './factories/locations.js';
import { makeMedia } from './factories/media.js';
import { makeProject } from './factories/projects.js';
import { makeRedirect } from './factories/redirects.js';
import { makeRenewal } from './factories/renewals.js';
import { makePage } from './factories/service-location-pages.js';
import { makeService } from './factories/services.js';
import { makeTestimonial } from './factories/testimonials.js';
import { makeUser } from './factories/users.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { until } from './support/until.js';

interface Sent {
  id: string;
  version: number;
}

const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, object>>;
};
const isRead = (path: string) => paths[path] && 'get' in paths[path];
const isRecord = (path: string) => /^\/api\/admin\/[a-z-]+(?:\/\{id\})?$/.test(path) && paths[path] && 'put' in paths[path];
const nameOf = (path: string) => path.split('/')[3] ?? '';
/** Written at another address than it is read. */
const HOMEPAGE = { read: '/api/admin/homepage/draft', list: '/api/admin/homepage' };

describe('a record that is sent back as it was read', () => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', hasEnquiries: true });
    admin = as(app, app.adminToken);
    const service = await makeService(admin);
    await linkFaq(admin, service.id, (await makeFaq(admin)).id);
    const makers = [makeCorePage, makeLocation, makePage, makeProject, makeRedirect, makeRenewal, makeTestimonial, makeUser];
    for (const make of makers) await make(admin);
    await makeMedia(app);
    // Later copies of the picture would be a change.
    await app.get(PictureCopiesWorker).wake();
    await until('the copies', async () => (await app.dataSource.getRepository(PictureCopies).countBy({ isMade: false })) === 0);
  });
  afterAll(() => app.close());

  const get = async <T>(path: string) => (await admin.get(path)).body as T;

  /** Where each record is read and written; those of long lists are read page by page. */
  async function* records(): AsyncGenerator<{ read: string; write: string }> {
    for (const path of Object.keys(paths).filter(isRecord)) {
      const list = path.replace('/{id}', '');
      if (list === HOMEPAGE.list) yield { read: HOMEPAGE.read, write: `${list}/${(await get<Sent>(HOMEPAGE.read)).id}` };
      else if (list === path) yield { read: path, write: path };
      else {
        expect([path, isRead(path), isRead(list)]).toEqual([path, true, true]);
        const size = 100;
        for (let from = 0, ids: Sent[] = []; from === 0 || ids.length === size; from += size) {
          ids = await get<Sent[]>(`${list}?range=[${from},${from + size - 1}]`);
          for (const { id } of ids) yield { read: `${list}/${id}`, write: `${list}/${id}` };
        }
      }
    }
  }

  it('stays as it is, without a new version, a row in the history or an event that drops cached pages', async () => {
    const log = app.dataSource.getRepository(AuditLog);
    const seen = new Map<string, number>();
    const events: unknown[] = [];
    app.get(EventEmitter2).on(CONTENT_CHANGED, (event) => events.push(event));
    for await (const { read, write } of records()) {
      const [before, rows] = [await get<Sent>(read), await log.count()];
      const { status, body } = await admin.put(write, before).set('If-Match', `"v${before.version}"`);
      expect({ write, status, body }).toEqual({ write, status: 200, body: before });
      expect(await get(read)).toEqual(before);
      expect([write, (await log.count()) - rows, events.splice(0)]).toEqual([write, 0, []]);
      const kind = nameOf(write);
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    expect(Object.keys(paths).filter((path) => isRecord(path) && !seen.has(nameOf(path)))).toEqual([]);
    expect(seen.get('page-faqs')).toBeGreaterThan(100);
  });
});
