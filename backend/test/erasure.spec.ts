// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { startApp, type App } from '../../scripts/testing/app.js';
import { enquiry } from './factories/inquiry.js';
import { snapshot } from './factories/media.js';
import { runSite } from './support/command-line.js';

const PERSON = { name: 'Zebedee Quartermain', email: 'zebedee@quartermain.example', phone: '0151 496 0777', message: 'Oozlum bird lamp.' };
/** Also as words of the search, and what staff wrote. */
const TRACES = /quartermain|zebedee|496 ?0777|oozlum|flibbertigibbet/i;

interface Sent {
  id: string;
  uploadKey: string;
}

/** The files of a folder in which something of the person can be read. */
async function tracesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const found = await Promise.all(files.map(async (file) => (TRACES.test(await readFile(file, 'latin1')) ? [file] : [])));
  return found.flat();
}

// One story: each test goes on where the one before it ended.
describe('an erased person', () => {
  let app: App;
  let token: string;
  let folder: string;
  let archive: string;

  const staff = (method: 'get' | 'post' | 'put', path: string) => request(app.url)[method](path).set('Authorization', `Bearer ${token}`);
  const signIn = async () => {
    const { body } = await request(app.url).post('/api/auth/login').send({ username: app.adminUsername, password: app.adminPassword });
    ({ token } = body as { token: string });
  };
  const send = async (fields: object) => (await request(app.url).post('/api/contact').send(enquiry(fields))).body as Sent;
  const names = async () =>
    ((await staff('get', '/api/admin/contact-inquiries')).body as { name: string }[]).map(({ name }) => name).toSorted();
  const backup = async (): Promise<string> => {
    const { status, output } = await runSite(app.environment, 'backup', '--to', folder, '--json');
    expect([status, output]).toEqual([0, expect.any(String)]);
    return (JSON.parse(output) as { file: string }).file;
  };
  /** Like on the day after a disaster. What is replaced is kept for a while, and is not looked at here. */
  const restore = async () => {
    await app.kill();
    const { status, output } = await runSite(app.environment, 'restore', archive, '--force');
    for (const name of (await readdir(app.dataDir)).filter((one) => one.startsWith('before-')))
      await rm(join(app.dataDir, name), { recursive: true });
    const traces = await tracesIn(app.dataDir);
    await app.restart();
    await signIn();
    return { status, output, traces };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'erasure-'));
    app = await startApp({ env: { SEED: 'empty' } });
    await signIn();
    const { id, uploadKey } = await send(PERSON);
    await send({ name: 'Someone Else', email: 'else@example.org' });
    const photo = await request(app.url)
      .post(`/api/contact/${id}/photos`)
      .set('Upload-Key', uploadKey)
      .attach('file', await snapshot(400, 300), 'board.jpg');
    expect(photo.status).toBe(201);
    expect((await staff('post', `/api/admin/contact-inquiries/${id}/notes`).send({ text: 'flibbertigibbet' })).status).toBe(201);
    const due = { customer: PERSON.name, email: PERSON.email, address: '1 Quartermain Lane', what: 'PAT testing', dueOn: '2031-01-01' };
    expect((await staff('post', '/api/admin/renewals').send(due)).status).toBe(201);
    archive = await backup();
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  // @asvs 14.2.4
  it('is in no file of the data folder and in no new archive', async () => {
    const inDatabase = !app.environment['DATABASE_URL'];
    expect((await tracesIn(app.dataDir)).length > 0).toBe(inDatabase);
    expect((await staff('post', '/api/admin/privacy/erase').send({ email: PERSON.email })).body).toEqual({ erased: 1, renewals: 1 });
    expect(await tracesIn(app.dataDir)).toEqual([]);
    expect(await readdir(join(app.dataDir, 'enquiry-photos'))).toEqual([]);
    expect(await readFile(archive, 'latin1')).toMatch(TRACES);
    expect(TRACES.test(await readFile(await backup(), 'latin1'))).toBe(false);
  });

  // @asvs 14.2.4
  it.each(['once', 'twice'])('is erased again after an older backup was restored %s', async () => {
    const { status, output, traces } = await restore();
    expect([status, output]).toEqual([0, expect.stringContaining('1 enquiry that was erased after this backup is erased again.')]);
    expect(traces).toEqual([]);
    expect(await readdir(join(app.dataDir, 'enquiry-photos'))).toEqual([]);
    expect(await names()).toEqual(['Someone Else']);
  });

  it('may write again, and is then kept', async () => {
    await send(PERSON);
    archive = await backup();
    const { status, output } = await restore();
    expect([status, output]).toEqual([0, expect.not.stringContaining('erased again')]);
    expect(await names()).toEqual(['Someone Else', PERSON.name]);
  });
});
