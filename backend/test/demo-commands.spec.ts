// Only among the further tests.
// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMINISTRATOR, startApp, type App } from '../../scripts/testing/app.js';
import { runSite } from './support/command-line.js';

const SMITH = {
  companyName: 'Smith Electrical',
  address: '1 Foregate Street, Chester',
  email: 'office@smith.example',
  phone: '01244 960001',
  emergencyPhone: '01244 960002',
  emailRecipients: ['office@smith.example'],
};

describe('the demonstration from the command line', () => {
  let app: App;
  let backups: string;
  beforeAll(async () => {
    backups = await mkdtemp(join(tmpdir(), 'backups-'));
    app = await startApp({ env: { BACKUP_DIR: backups } });
  });
  afterAll(async () => {
    await app.stop();
    await rm(backups, { recursive: true, force: true });
  });

  const demo = (...args: string[]) => runSite(app.environment, 'demo', ...args);
  const locations = async () => {
    const response = await fetch(`${app.url}/api/locations`);
    return ((await response.json()) as { name: string }[]).map(({ name }) => name);
  };

  it('is refused while the site runs', async () => {
    const { status, output } = await demo('remove');
    expect({ status, output }).toEqual({
      status: 1,
      output: expect.stringMatching(/^Another (?:process is using|program is connected to)/),
    });
  });

  it('stays until the company has its own details', async () => {
    await app.kill();
    expect(await demo('remove')).toEqual({
      status: 1,
      output: expect.stringMatching(/^First enter the company's name and address, and its/),
    });
    const { status, output } = await demo('remove', '--dry-run');
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('locations: West Kirby') });
  });

  it('is put back at once where nobody has changed anything', async () => {
    expect(await demo('reset', '--json')).toEqual({ status: 0, output: '{"backup":null}\n' });
  });

  it('goes to the trash, and the site shows the company', async () => {
    await app.restart();
    const json = { 'Content-Type': 'application/json' };
    const signedIn = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(ADMINISTRATOR) });
    const { token } = (await signedIn.json()) as { token: string };
    const put = (path: string, body: object) =>
      fetch(`${app.url}/api/admin/${path}`, {
        method: 'PUT',
        headers: { ...json, Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    expect((await put('company-info', SMITH)).status).toBe(200);
    expect((await put('set-up/places', { places: [{ name: 'Chester', postcodes: ['CH1'] }] })).status).toBe(200);
    await app.kill();
    const { status, output } = await demo('remove', '--json');
    expect({ status, result: JSON.parse(output) as object }).toEqual({
      status: 0,
      result: { removed: expect.any(Number), kept: 0, pages: 20, withoutLine: [] },
    });
    await app.restart();
    expect(await locations()).toEqual(['Chester']);
    const page = await (await fetch(`${app.url}/services/eicr-testing`)).text();
    expect(page).toContain('EICR Testing in Chester');
  });

  it('comes back over a site of its own only with --force, which backs that up', async () => {
    await app.kill();
    expect(await demo('reset')).toEqual({ status: 1, output: expect.stringMatching(/This site has \d+ changes of its own/) });
    const { status, output } = await demo('reset', '--force', '--json');
    expect(status).toBe(0);
    const { backup } = JSON.parse(output) as { backup: string };
    expect((await runSite(app.environment, 'verify', backup)).status).toBe(0);
    await app.restart();
    expect(await locations()).toContain('West Kirby');
    const signedIn = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMINISTRATOR),
    });
    const { token } = (await signedIn.json()) as { token: string };
    const rows = await fetch(`${app.url}/api/admin/audit-log?filter=${encodeURIComponent('{"action":"reset-demo"}')}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await rows.json()).toMatchObject([
      { userAgent: 'Command line', changes: { ownChanges: { before: expect.any(Number) } } },
      { userAgent: 'Command line', changes: { ownChanges: { before: 0 } } },
    ]);
  });
});
