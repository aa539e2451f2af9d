import { Injectable, Logger } from '@nestjs/common';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { announcedLength } from '../bodies/body-limits.js';
import { REQUEST_ID } from '../../platform/http/request-log.js';
import { readAddresses, splitTarget } from '../../platform/http/address.js';
import { isBelow, isMadeFile, SERVED } from '../../platform/http/site-addresses.js';
import { Env } from '../../platform/config/env.js';
import { send, type PreparedResponse } from './response.js';
import { type Built, FrontEnd } from '../front-end.js';
import { headerOf } from './header-of.js';
import { type Brand, brandHead, sendAdmin } from './admin-document.js';
import { frameworkHeaders, includeSubDomains } from './headers.js';
import { PageCache } from './page-cache.js';
import { failurePage, noSuchFile } from './fixed-responses.js';
import { SiteResponses } from './site-responses.service.js';
import { FILES, StaticFiles } from './static-files.js';
import { VisitorResponses } from './visitor-responses.service.js';
import { PageCounter } from '../statistics/page-counter.service.js';
import { opensPage } from '../statistics/visitor.js';
import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';

const FRAMEWORK = [SERVED.api, SERVED.emails, SERVED.enquiry, SERVED.media];
/** What mails link to for one person. */
const LINKED = [SERVED.emails, SERVED.enquiry, SERVED.preview];
const COMPANY = '/api/company-info';
const OK = 200;

/** Serves cached pages, files and the backoffice in front of Express; passes on the API and all writes. */
@Injectable()
export class FrontHandler {
  private readonly logger = new Logger(FrontHandler.name);
  private files?: StaticFiles;
  private adminTemplate = '';
  /** As last read: the backoffice also opens while the database does not respond. */
  private brand = '';

  constructor(
    private readonly cache: PageCache,
    private readonly responses: SiteResponses,
    private readonly counter: PageCounter,
    private readonly visitorResponses: VisitorResponses,
    private readonly env: Env,
  ) {}

  async attach(server: Server, built: Built): Promise<void> {
    this.adminTemplate = built.adminTemplate;
    this.files = await StaticFiles.of(built);
    const [framework, ...others] = server.listeners('request') as RequestListener[];
    if (!framework || others.length) throw new Error('The server must have exactly the listener of the framework.');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      this.handle(request, response, framework);
    });
    this.counter.recognise(async (path) => (await this.responses.prepare(path, '')).page === path);
  }

  private handle(request: IncomingMessage, response: ServerResponse, framework: RequestListener): void {
    if (this.env.HSTS_SUBDOMAINS === 'yes') includeSubDomains(response);
    const target = request.url ?? '/';
    const isRead = reads(request);
    // The body is not read, so the connection cannot be reused.
    if (isRead && announcedLength(request) !== 0) response.shouldKeepAlive = false;
    // Responses to staff are stored nowhere.
    const isShared = isRead && headerOf(request, 'authorization') === undefined;
    const stored = isShared ? this.cache.get(target) : undefined;
    if (stored) return this.sendCounted(request, response, stored);
    const { path: sent, query } = splitTarget(target);
    const path = linked(sent) ?? sent;
    if (path !== sent) request.url = path + query;
    if (isShared && this.visitorResponses.has(target)) return this.respond(target, request, response, framework);
    if (!isRead || isFramework(path) || isPostcodeCheck(path, query)) return passOn(path, request, response, framework);
    const readFile = this.files?.get(path);
    if (readFile) return void this.sendFile(readFile, request, response);
    if (isBelow(path, SERVED.admin) && !isMadeFile(path) && !FILES.test(path)) return void this.openAdmin(request, response);
    void this.sendPage(request, response);
  }

  /** Never rejects. */
  private async openAdmin(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.cache
      .load(COMPANY, () => this.visitorResponses.read(COMPANY))
      .then(({ status, variants }) => {
        if (status === OK) this.brand = brandHead(JSON.parse(variants.identity.body.toString()) as Brand);
      })
      .catch((error: unknown) => {
        this.logger.warn(`The company's name for the backoffice cannot be read: ${String(error)}`);
      });
    sendAdmin(this.adminTemplate, this.brand, request, response);
  }

  /** Never rejects. */
  async sendPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, query } = splitTarget(request.url ?? '/');
    await this.responses
      .prepare(path, query)
      .catch((error: unknown) => {
        const requestId = randomUUID();
        response.setHeader(REQUEST_ID, requestId);
        this.logger.error({ requestId, msg: error instanceof Error ? (error.stack ?? error.message) : error });
        return failurePage();
      })
      .then((prepared) => {
        this.sendCounted(request, response, prepared);
      })
      .catch((error: unknown) => {
        this.logger.error(error);
        response.destroy();
      });
  }

  /** The framework reports errors. */
  private respond(target: string, request: IncomingMessage, response: ServerResponse, framework: RequestListener): void {
    this.cache
      .load(target, () => this.visitorResponses.read(target))
      .then((prepared) => {
        if (prepared.status === OK) send(request, response, prepared);
        else passOn(target, request, response, framework);
      })
      .catch((error: unknown) => {
        this.logger.error(error);
        response.destroy();
      });
  }

  private sendCounted(request: IncomingMessage, response: ServerResponse, prepared: PreparedResponse): void {
    send(request, response, prepared);
    if (prepared.page !== undefined && request.method === 'GET' && opensPage(openingHeaders(request)))
      this.counter.count('view', prepared.page);
  }

  private async sendFile(read: () => Promise<PreparedResponse>, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = await read().catch((error: unknown) => {
      this.logger.warn(`A file of the backoffice cannot be read: ${String(error)}`);
      return noSuchFile();
    });
    send(request, response, file);
  }
}

/** Previews are below their path; nothing is at the path itself. */
const isFramework = (path: string): boolean => FRAMEWORK.some((room) => isBelow(path, room)) || path.startsWith(`${SERVED.preview}/`);

/** The path of a link in a mail as it was written; undefined for other paths. Such links begin a redirect of their own, so that they get none for their spelling. */
function linked(path: string): string | undefined {
  const meant = readAddresses(path, '').at(-1);
  return meant && LINKED.some((room) => isBelow(meant.path, room)) ? meant.canonical : undefined;
}

/** The check counts against a limit, for which the framework needs the visitor's address. */
const isPostcodeCheck = (path: string, query: string): boolean => path === '/postcode-check' && /[?&]postcode=/.test(query);

const reads = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** What tells whether a visitor opens a page. */
const openingHeaders = (request: IncomingMessage): IncomingHttpHeaders => ({
  'sec-fetch-dest': headerOf(request, 'sec-fetch-dest'),
  'user-agent': headerOf(request, 'user-agent'),
  cookie: headerOf(request, 'cookie'),
  purpose: headerOf(request, 'purpose'),
  'sec-purpose': headerOf(request, 'sec-purpose'),
});

function passOn(path: string, request: IncomingMessage, response: ServerResponse, framework: RequestListener): void {
  const headers = frameworkHeaders(path, { isRead: reads(request), hasToken: request.headers.authorization !== undefined });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  framework(request, response);
}

/** Call it before `listen`. Throws if a front end is not built. Tests pass their own `built`. */
export async function serveSite(app: NestExpressApplication, built?: Built): Promise<void> {
  const frontEnd = await app.get(FrontEnd).load(built);
  await app.get(FrontHandler).attach(app.getHttpServer(), frontEnd);
}
