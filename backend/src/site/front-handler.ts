import { Injectable, Logger } from '@nestjs/common';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { readAddress, splitTarget, withoutTracking } from './address.js';
import { sendAdmin } from './admin-app.js';
import { send, type Answer } from './answer.js';
import type { Built } from './front-end.js';
import { frameworkHeaders } from './headers.js';
import { PageCache, type Rendered } from './page-cache.js';
import { failurePage, noSuchFile } from './plain-answers.js';
import { ShareImages } from './share/share-images.service.js';
import { SearchEngineFiles } from './search-engine-files.service.js';
import { SitePages } from './site-pages.service.js';
import { StaticFiles } from './static-files.js';
import { PageCounter } from '../statistics/page-counter.service.js';
import { opensPage } from '../statistics/visitor.js';

const FRAMEWORK = /^\/(api|media)(\/|$)/;
const ADMIN = /^\/admin(\/|$)/;
const FILES = /^\/(admin\/)?assets\//;
/** In the cache, for all addresses that no page can have; no path begins without a slash. */
const NO_PAGE = 'no page';

/**
 * In front of Express: stored pages, files and the backoffice are answered without it; the API and everything that is no
 * read go on to it. Sets the security headers of all of them.
 */
@Injectable()
export class FrontHandler {
  private readonly logger = new Logger(FrontHandler.name);
  private files: StaticFiles[] = [];
  private adminTemplate = '';

  constructor(
    private readonly cache: PageCache,
    private readonly pages: SitePages,
    private readonly searchEngineFiles: SearchEngineFiles,
    private readonly shareImages: ShareImages,
    private readonly counter: PageCounter,
  ) {}

  /** Takes the framework's listener off the server and puts itself before it. */
  async attach(server: Server, { siteFiles, adminFiles, adminTemplate }: Built): Promise<void> {
    this.adminTemplate = adminTemplate;
    this.files = await Promise.all([new StaticFiles('/', siteFiles).load(), new StaticFiles('/admin/', adminFiles).load()]);
    const [framework, ...others] = server.listeners('request') as RequestListener[];
    if (!framework || others.length) throw new Error('The server must have exactly the listener of the framework.');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      this.handle(request, response, framework);
    });
    this.counter.recognise(async (path) => (await this.answer(path, '')).page === path);
  }

  private handle(request: IncomingMessage, response: ServerResponse, framework: RequestListener): void {
    const target = request.url ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const stored = isRead ? this.cache.get(target) : undefined;
    if (stored) return this.sendCounted(request, response, stored);
    const { path, query } = splitTarget(target);
    if (!isRead || FRAMEWORK.test(path)) {
      for (const [name, value] of Object.entries(frameworkHeaders(path, { isRead, hasToken: request.headers.authorization !== undefined })))
        response.setHeader(name, value);
      framework(request, response);
      return;
    }
    const file = this.file(path);
    if (file) return send(request, response, file);
    if (ADMIN.test(path) && !FILES.test(path)) return sendAdmin(this.adminTemplate, request, response);
    this.answer(path, query)
      .catch((error: unknown) => {
        this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error);
        return failurePage();
      })
      .then((answer) => {
        this.sendCounted(request, response, answer);
      })
      .catch((error: unknown) => {
        this.logger.error(error);
        response.destroy();
      });
  }

  private sendCounted(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    send(request, response, answer);
    if (answer.page !== undefined && request.method === 'GET' && opensPage(request.headers)) this.counter.count('view', answer.page);
  }

  private file(path: string): Answer | undefined {
    for (const files of this.files) {
      const answer = files.get(path);
      if (answer) return answer;
    }
    return undefined;
  }

  private answer(path: string, query: string): Promise<Answer> {
    if (FILES.test(path)) return noSuchFile();
    const generated = this.searchEngineFiles.find(path);
    if (generated) return this.cache.answer(path, generated);
    const picture = this.shareImages.find(path);
    if (picture) return picture();
    const address = readAddress(path, withoutTracking(query));
    if (!address) return this.cache.answer(NO_PAGE, () => this.pages.notFound());
    // What is not the canonical address is another question: a redirect must not be shared with the page.
    const isCanonical = path === address.canonical;
    const open = (): Promise<Rendered> => this.pages.open(address, path);
    return isCanonical ? this.cache.answer(address.canonical + address.query, open) : open().then(({ answer }) => answer);
  }
}
