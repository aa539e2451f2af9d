// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { startApp, type App } from '../../scripts/testing/app.js';
import { freePort } from '../../scripts/testing/port.js';
import { enquiry } from './factories/inquiry.js';
import { until } from './support/until.js';

describe('the metrics', () => {
  let app: App;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    app = await startApp({ env: { METRICS_PORT: String(port) } });
  });
  afterAll(() => app.stop());

  const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  /** The value of one line, such as `site_check_ok{check="database"}`. */
  const valueOf = (text: string, series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );

  it('count requests by area and status, cached pages included', async () => {
    for (const path of ['/', '/', '/', '/no-such-page', '/api/admin/services', '/api/services']) await (await fetch(app.url + path)).text();
    const expected = {
      'area="pages",status="200"': 3,
      'area="pages",status="404"': 1,
      'area="backoffice-api",status="401"': 1,
      'area="visitors-api",status="200"': 1,
    };
    // A request is counted when its connection knows that the response is sent.
    const text = await until('all six requests', async () => {
      const found = await read();
      return Object.entries(expected).every(([labels, count]) => valueOf(found, `site_request_seconds_count{${labels}}`) === count)
        ? found
        : undefined;
    });
    expect(valueOf(text, 'site_page_cache_hits_total')).toBeGreaterThanOrEqual(2);
    expect(valueOf(text, 'site_page_cache_renders_total')).toBeGreaterThanOrEqual(2);
  });

  it("show checks, waiting enquiries and messages, and nobody's name", async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(enquiry({ name: 'Quentin Zebedee' }));
    expect((await fetch(`${app.url}/api/contact`, { method: 'POST', headers, body })).status).toBe(201);
    const text = await read();
    for (const check of ['database', 'storage', 'outbox']) expect(valueOf(text, `site_check_ok{check="${check}"}`)).toBe(1);
    expect(valueOf(text, 'site_enquiries{state="new"}')).toBeGreaterThanOrEqual(1);
    expect(valueOf(text, 'site_messages{channel="mail",status="queued"}')).toBeGreaterThanOrEqual(1);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(text).not.toMatch(/quentin|zebedee/i);
  });

  it('have every name that the alarms and the dashboard use, and each alarm is in the runbook', async () => {
    const [text, alerts, dashboard, runbook] = await Promise.all([
      read(),
      readFile('docker/monitoring/alerts.yml', 'utf8'),
      readFile('docker/monitoring/grafana/website.json', 'utf8'),
      readFile('docs/runbook.md', 'utf8'),
    ]);
    const used = `${alerts}${dashboard}`.match(/\b(?:site|nodejs|process)_\w+/g) ?? [];
    const names = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !names.has(name.replace(/_(?:bucket|count)$/, '')))).toEqual([]);
    // An alarm may have several rules.
    const alarms = [...new Set([...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name))];
    expect(alarms).toEqual([...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name));
  });

  // @asvs 13.4.5
  it('are not at the address that visitors use, and nothing else is on their port', async () => {
    expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/api/services`)).status).toBe(404);
  });
});
