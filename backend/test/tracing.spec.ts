// Only among the further tests.
// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { startApp, type App } from '../../scripts/testing/app.js';
import { freePort } from '../../scripts/testing/port.js';
import { enquiry } from './factories/inquiry.js';
import { startMailServer, type MailServer } from './support/mail-server.js';
import { until } from './support/until.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Export {
  resourceSpans: { resource: { attributes: unknown }; scopeSpans: { spans: Span[] }[] }[];
}

/** OpenTelemetry's protocol as JSON: https://opentelemetry.io/docs/specs/otlp/ */
describe('traces', () => {
  const received: Export[] = [];
  let collector: Server;
  let collectorPort: number;
  let mails: MailServer;
  let app: App;

  const openCollector = () =>
    new Promise<void>((resolve) => {
      collector = createServer((request, response) => {
        void json(request).then((body) => {
          if (request.url === '/v1/traces') received.push(body as Export);
          response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
        });
      }).listen(collectorPort, '127.0.0.1', resolve);
    });
  const spans = () =>
    received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)));
  const valueOf = ({ attributes }: Span, name: string) => Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];
  const spanOf = (name: string, path?: string) =>
    until(name, async () => spans().find((span) => span.name === name && (!path || valueOf(span, 'url.path') === path)));

  beforeAll(async () => {
    collectorPort = await freePort();
    await openCollector();
    mails = await startMailServer();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
      OTEL_SERVICE_NAME: 'a-site',
      // Instead of 5 s.
      OTEL_BSP_SCHEDULE_DELAY: '200',
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    };
    app = await startApp({ env });
  });
  afterAll(async () => {
    await app.stop();
    collector.close();
    await mails.close();
  });

  it('hold the statements of a request, without what visitors typed', async () => {
    const body = JSON.stringify(enquiry({ name: 'Quentin Zebedee', message: 'The fuse box hums.' }));
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${app.url}/api/contact?from=zebedee`, { method: 'POST', headers, body });
    expect(response.status).toBe(201);
    const request = await spanOf('POST visitors-api', '/api/contact');
    expect(valueOf(request, 'site.request_id')).toBe(response.headers.get('x-request-id'));
    expect(Number(valueOf(request, 'http.response.status_code'))).toBe(201);
    const statement = await until('the insert', async () =>
      spans().find((span) => span.parentSpanId === request.spanId && String(valueOf(span, 'db.query.text')).includes('contact_inquiries')),
    );
    expect(statement.traceId).toBe(request.traceId);
    await spanOf('deliver mail');
    expect(JSON.stringify(received)).toContain('"a-site"');
    expect(JSON.stringify(received)).not.toMatch(/quentin|zebedee|fuse box/i);
  });

  it('hold pages from the cache, and begin anew where no proxy is trusted', async () => {
    const foreign = 'a'.repeat(32);
    for (let times = 0; times < 2; times++)
      await (await fetch(app.url, { headers: { traceparent: `00-${foreign}-${'b'.repeat(16)}-01` } })).text();
    await until('two pages', async () => (spans().filter(({ name }) => name === 'GET pages').length >= 2 ? true : undefined));
    expect(spans().map(({ traceId }) => traceId)).not.toContain(foreign);
  });

  it('are lost while the collector is away, and nothing else is', async () => {
    collector.closeAllConnections();
    collector.close();
    for (let times = 0; times < 3; times++) expect((await fetch(`${app.url}/api/services`)).status).toBe(200);
    await until('a sentence in the log', async () => (app.output().includes('Traces are not sent') ? true : undefined));
    await openCollector();
    received.length = 0;
    await until('traces again', async () => {
      await fetch(`${app.url}/api/services`);
      return received.length ? true : undefined;
    });
  });
});
