import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { reads, type Read } from './api/queries';
import { ReadCache } from './api/ReadCache';
import type { CompanyInfo } from './api/types';
import { NO_COMPANY } from './api/useCompany';
import { ReadCacheContext } from './api/useRead';
import { App } from './App';
import { momentAt, momentEnds, type Boot, type FormState } from './Boot';
import { artFile } from './content/art';
import type { ShareText } from './head/Head';
import { missingHead } from './head/heads';
import { renderHead, safeJson } from './head/renderHead';
import { structuredData, structuredDataReads } from './head/structuredData';
import { findRoute, shellReads } from './routes';

/** Answers a path such as '/api/services' exactly as HTTP would. */
export interface SiteApi {
  (path: string): Promise<{ status: number; body: unknown }>;
}

/** What the picture for links to a page shows. */
export interface Share {
  title: string;
  /** Where the work is done. */
  place: string | null;
  companyName: string;
  primaryColor: string;
  secondaryColor: string;
  /** Address of a drawing of the page's subject. */
  drawing: string;
}

export interface RenderOptions {
  /** Scheme and host, for canonical links and shared pictures. */
  publicUrl: string;
  now: Date;
  noindex: boolean;
  /** The address of the picture for links to a page. */
  shareAddress(path: string, share: Share): string;
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
  /** Absent when there is no such page. */
  share?: Share;
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
  await Promise.all([...wanted, ...(structuredDataReads[found?.route.path ?? ''] ?? [])].map(load));
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
  const share = head?.share && shareOf(head.share, company);
  const drawn = share && options.shareAddress(pathname, share);
  const jsonLd = head && found ? structuredData[found.route.path]?.({ ...input, image: head.image || drawn }) : undefined;
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
        company,
        noindex: options.noindex || !head,
        jsonLd: jsonLd ?? [],
        drawn,
      }) + preloads,
    app: app.slice(preloads.length),
    data: `<script type="application/json" id="boot">${safeJson(boot)}</script>`,
  };
  return {
    status: head ? 200 : 404,
    html: template.replace(/<!--(head|app|data)-->/g, (_, part: string) => parts[part] ?? ''),
    validUntil: momentEnds(company, options.now),
    share,
  };
}

const shareOf = ({ title, place, art }: ShareText, { companyName, primaryColor, secondaryColor }: CompanyInfo): Share => ({
  title,
  place: place ?? null,
  companyName,
  primaryColor,
  secondaryColor,
  drawing: artFile(art, 800),
});
