import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import contractFile from '../../openapi.json' with { type: 'json' };
import { hashPassword } from '../../src/users/passwords.js';
import { newRecord } from '../../src/platform/common/records.js';
import { User } from '../../src/users/user.entity.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { regularUrl } from '../../src/boot/specified-paths.js';
import { report, SCALE } from '../long/scale.js';
import { as } from '../support/api.js';
import { createTestApp, login, STAFF_PASSWORD, type TestApp } from '../support/app.js';
import { newAddress } from '../support/inquiry-page.js';
import { blocked } from '../support/watchdog.js';
import { calls, type Call, type Role } from './calls.js';
import { Contract } from './contract.js';

jest.setTimeout(SCALE.patienceMs);

/** The same calls each time, so that a failure can be repeated; its output names the call. On MariaDB others than on SQLite. */
const SEED = process.env['TEST_DATABASE_URL'] ? 20_261_123 : 20_261_122;
const SLOWEST_MS = 1_000;
const TRIES = 3;
const REFRESH = 200;

/** By how much the memory of a process with a flat use may vary. */
const GROWTH = 1.25;

/** They wait for a host of which they were told, for as long as they promise. */
const SPARED = ['post /api/admin/mail/test', 'post /api/admin/profile/devices/{id}/test', 'post /api/admin/webhook/test'];

describe('any call of any operation, by anybody', () => {
  let app: TestApp;
  const tokens: Partial<Record<Role, string>> = {};
  /** Ids and slugs by the path of their list. */
  let records = new Map<string, string[]>();
  let made = 0;
  const memory: number[] = [];

  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', env: { TRUST_PROXY: '1' }, prepare: (nest) => serveSite(nest) });
    Object.assign(tokens, { administrator: app.adminToken, editor: app.editorToken });
  });
  afterAll(() => app.close());

  /** Calls may end sessions and accounts, also those that make the calls. */
  async function signInAgain(role: Role): Promise<void> {
    const username = `${role}-${newAddress()}`;
    const fields = { username, email: `${made}@staff.example`, passwordHash: await hashPassword(STAFF_PASSWORD), isActive: true };
    const user = Object.assign(newRecord(User, new Date()), fields, { role: role === 'editor' ? 'editor' : 'admin' });
    await app.dataSource.getRepository(User).save(user);
    tokens[role] = await login(app.server, username);
  }

  async function recordsOf(list: string): Promise<string[]> {
    const known = records.get(list);
    if (known) return known;
    const { body } = await as(app, tokens.administrator).get(list);
    const found = Array.isArray(body)
      ? (body as { id?: string; slug?: string }[]).flatMap(({ id, slug }) => (list.includes('/admin/') ? id : slug) ?? [])
      : [];
    records.set(list, found);
    return found;
  }

  async function addressOf({ path, segments, query }: Call): Promise<string> {
    const list = path.slice(0, Math.max(0, path.indexOf('/{')));
    const existing = segments.length ? await recordsOf(list) : [];
    let at = 0;
    const filled = path.replace(/\{[^{}]+\}/g, () => {
      const segment = segments[at++];
      const value = segment && 'nth' in segment ? (existing[segment.nth % Math.max(1, existing.length)] ?? 'none') : (segment?.text ?? '');
      return encodeURIComponent(value.toWellFormed());
    });
    return `${app.url}${filled}${query && `?${query}`}`;
  }

  async function send(call: Call) {
    const token = tokens[call.role];
    const headers = { ...call.headers, 'X-Forwarded-For': newAddress(), ...(token && { Authorization: `Bearer ${token}` }) };
    const url = await addressOf(call);
    const started = performance.now();
    const response = await fetch(url, { method: call.method.toUpperCase(), headers, body: call.body, redirect: 'manual' });
    // The rows of an export follow the headers one after the other.
    const took = performance.now() - started;
    const content = await response.text();
    return { status: response.status, type: response.headers.get('content-type') ?? '', content, took };
  }

  // @asvs 1.2.4, 2.2.1
  it('has a response that the API document allows, soon, without holding the process', async () => {
    const document = contractFile as unknown as OpenAPIObject;
    const contract = new Contract(document);
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(calls(document, SPARED), async (call) => {
        if (++made % REFRESH === 0) {
          records = new Map();
          memory.push(process.memoryUsage().rss);
        }
        let response = await send(call);
        if (response.status === 401 && call.role !== 'visitor') {
          await signInAgain(call.role);
          response = await send(call);
        }
        const { status, type, content } = response;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        if (type.startsWith('application/json')) {
          // Some addresses have another response for staff, which is described at its regular address.
          const path = call.role === 'visitor' || call.method !== 'get' ? call.path : regularUrl('GET', call.path, true);
          expect(contract.fault(call.method, path, status, JSON.parse(content))).toBeUndefined();
        }
        // A busy machine can delay one response, not each.
        for (let tries = 1; response.took > SLOWEST_MS && tries < TRIES; tries++) response = await send(call);
        expect(response.took).toBeLessThan(SLOWEST_MS);
        expect(await blocked(() => send(call))).toBeUndefined();
      }),
      { numRuns: SCALE.fuzzCalls, seed: SEED, endOnFailure: false },
    );
    report(
      `${made} calls, then: ${[...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, n]) => `${status} ${n} times`)
        .join(', ')}`,
    );
    if (SCALE.isLong) {
      const third = Math.floor(memory.length / 3);
      const [before, after] = [memory.slice(third, 2 * third), memory.slice(2 * third)].map(median);
      report(`memory in the second third ${megabytes(before)} MiB, in the last ${megabytes(after)} MiB`);
      expect(after).toBeLessThan((before ?? 0) * GROWTH);
    }
    // Calls that are only refused would prove little.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(made / 10);
  });
});

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const megabytes = (bytes = NaN): number => Math.round(bytes / 2 ** 20);
