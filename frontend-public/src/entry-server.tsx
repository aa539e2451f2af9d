import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { reads, type Read } from './api/queries';
import { ReadCache } from './api/ReadCache';
import { NO_COMPANY } from './api/useCompany';
import { ReadCacheContext } from './api/useRead';
import { App } from './App';
import { momentAt, momentEnds, type Boot, type FormState } from './Boot';
import type { ShareText } from './head/Head';
import { missingHead } from './head/heads';
import { renderHead, safeJson } from './head/renderHead';
import { structuredData } from './head/structuredData';
import { findRoute, shellReads } from './routes';

/** Answers a path such as '/api/services' exactly as HTTP would. */
export interface SiteApi {
  (path: string): Promise<{ status: number; body: unknown }>;
}

export interface RenderOptions {
  /** Scheme and host, for canonical links and shared pictures. */
  publicUrl: string;
  now: Date;
  noindex: boolean;
  /** How the contact form stands after it was posted without script. */
  contactForm?: FormState;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Where the canonical address of the page is, with status 301. */
  redirect?: string;
  /** From this moment the page would read differently. */
  validUntil?: Date;
  /** What the picture for links to the page says; absent when there is no such page. */
  share?: ShareText;
}

/** `url` is path and query. `template` is the built index.html. */
export async function render(url: string, api: SiteApi, template: string, options: RenderOptions): Promise<RenderedPage> {
  const [pathname = '/', search] = url.split(/\?(.*)/s);
  const canonical = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
  if (canonical !== pathname && findRoute(canonical)) {
    return { status: 301, html: '', redirect: search ? `${canonical}?${search}` : canonical };
  }

  const found = findRoute(pathname);
  const wanted = [...shellReads, ...(found?.route.reads(found.params, new URLSearchParams(search)) ?? [])];
  // Effects do not run here: nothing is read but what the route names.
  const cache = new ReadCache(() => Promise.reject(new Error('The server has read everything before it renders.')));
  const answers: Record<string, unknown> = {};
  const load = async ({ path }: Read<unknown>) => {
    const { status, body } = await api(path.replace(/#.*/, ''));
    // A homepage that cannot be had is replaced by the built-in one; other failed reads are tried again in the browser. What was asked wrongly
    // has no answer there either.
    if (status >= 500 && path !== reads.homepage.path) return;
    answers[path] = status === 200 ? body : null;
  };
  await Promise.all(wanted.map(load));
  const get = <T,>({ path }: Read<T>) => answers[path] as T | null | undefined;
  const embedded: Record<string, unknown> = {};
  for (const { path, cut } of wanted) {
    if (!(path in answers)) continue;
    embedded[path] = cut && answers[path] ? cut(answers[path], get) : answers[path];
    cache.put(path, embedded[path]);
  }

  const company = get(reads.companyInfo) ?? NO_COMPANY;
  const origin = options.publicUrl;
  const input = { params: found?.params ?? {}, get, company, origin };
  const head = found?.route.head(input);
  const jsonLd = head && found ? structuredData[found.route.path]?.(input) : undefined;
  const boot: Boot = { reads: embedded, moment: momentAt(company, options.now), contactForm: options.contactForm };
  const app = renderToString(
    <ReadCacheContext value={cache}>
      <Router ssrPath={pathname} ssrSearch={search ?? ''}>
        <App boot={boot} />
      </Router>
    </ReadCacheContext>,
  );
  // React puts announcements of the first picture before everything else; they belong into the head.
  const [preloads = ''] = /^(<link rel="preload"[^>]*>)*/.exec(app) ?? [];
  const parts: Record<string, string> = {
    head:
      renderHead(head ?? missingHead(pathname, { company }), {
        origin,
        path: pathname,
        company,
        noindex: options.noindex || !head,
        jsonLd: jsonLd ?? [],
      }) + preloads,
    app: app.slice(preloads.length),
    data: `<script type="application/json" id="boot">${safeJson(boot)}</script>`,
  };
  return {
    status: head ? 200 : 404,
    html: template.replace(/<!--(head|app|data)-->/g, (_, part: string) => parts[part] ?? ''),
    validUntil: momentEnds(company, options.now),
    share: head?.share,
  };
}
