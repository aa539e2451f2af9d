import { renderToString } from 'react-dom/server';
import type { Render, Share } from '../../backend/render';
import { reads, type Read } from './api/queries';
import type { CompanyInfo } from './api/types';
import { NO_COMPANY } from './api/useCompany';
import { ReadsContext } from './api/useRead';
import { App } from './App';
import { artFile } from './content/art';
import { descriptions, missingDescription } from './head/descriptions';
import type { ShareText } from './head/Head';
import { missingHead } from './head/heads';
import { renderHead } from './head/renderHead';
import { structuredData } from './head/structuredData';
import { dependsOnQuery, outcome } from './head/visit';
import { PageContext, timeStateAt, timeStateEnds } from './PageContext';
import { findRoute, shellReads } from './routes';

/** Left by build/fastHead.ts. */
const INNER_STYLES = /<!--inner:(.*?)-->/;

/** Page 1 of a list is the list. */
const FIRST_PAGE = /(?<=^\/(?:services|projects))\/page\/1$/;

/** Where forms are sent without script: opened by its address, as a result that is reloaded after a while may be, it leads back to the form. */
const SENT = /(?<=^\/contact)\/(?:ring-back|call-back|data-complaint)$/;

export const render: Render = async (url, api, template, options) => {
  const [pathname = '/', search] = url.split(/\?(.*)/s);
  const shown = pathname.replace(FIRST_PAGE, '').replace(SENT, '');
  if (shown !== pathname) return { status: 301, html: '', redirect: shown };

  const found = findRoute(pathname);
  const visit = {
    path: found?.route.path,
    search: new URLSearchParams(search),
    contactForm: options.contactForm,
    inquiry: options.inquiry,
    stop: options.stop,
  };
  if (found && search && !dependsOnQuery(visit)) return { status: 200, html: '', sameAs: pathname };
  const ownReads = found?.route.reads(found.params, visit.search) ?? [];
  const responses: Record<string, unknown> = {};
  const load = async ({ path }: Read<unknown>) => {
    const { status, body } = await api(path);
    // A page with a failed read is loaded again by the browser, except for the homepage, which has a built-in version. Client errors are final.
    if (status >= 500 && path !== reads.homepage.path) return;
    responses[path] = status === 200 ? body : null;
  };
  const get = <T,>({ path }: Read<T>) => responses[path] as T | null | undefined;
  await Promise.all(ownReads.map(load));
  const isKnown = ownReads.every(({ path }) => path in responses);
  if (isKnown && !options.isMissing && !found?.route.head({ params: found.params, search: visit.search, get, company: NO_COMPANY }))
    return { status: 404, html: '', sameAs: missingAddress(found?.route.path) };
  await Promise.all(shellReads.map(load));
  const company = get(reads.companyInfo) ?? NO_COMPANY;
  const origin = options.publicUrl;
  const timeState = timeStateAt(company, options.now);
  const input = { params: found?.params ?? {}, search: visit.search, get, company, origin, today: timeState.today };
  const how = outcome(visit, get);
  const own = found?.route.head(input);
  const head = found && own && { ...own, ...descriptions[found.route.path]?.(input), title: how ? `${how} | ${own.title}` : own.title };
  const share = head?.share && shareOf(head.share, company);
  const drawn = share && options.shareAddress(pathname, share);
  const jsonLd =
    head && found ? structuredData(found.route.path, { ...input, description: head.description, image: head.image || drawn }) : [];
  const validUntil = timeStateEnds(company, options.now);
  const app = renderToString(
    <ReadsContext value={responses}>
      <PageContext
        value={{
          ...{ path: pathname, search: visit.search, timeState, validUntil },
          ...{ contactForm: options.contactForm, inquiry: options.inquiry, stop: options.stop },
        }}
      >
        <App found={found} />
      </PageContext>
    </ReadsContext>,
  );
  // React renders preloads before everything else; they belong in the head.
  const [preloads = ''] = /^(<link rel="preload"[^>]*>)*/.exec(app) ?? [];
  const parts: Record<string, string> = {
    head:
      renderHead(head ?? { ...missingHead(pathname, { company }), ...missingDescription(pathname) }, {
        path: pathname,
        address: url,
        origin,
        company,
        noindex: options.noindex || !head || dependsOnQuery(visit),
        jsonLd,
        drawn,
      }) + preloads,
    app: app.slice(preloads.length),
  };
  return {
    status: head ? 200 : 404,
    html: template
      .replace(INNER_STYLES, (_, href: string) => (pathname === '/' ? '' : `<link rel="stylesheet" href="${href}">`))
      .replace(/<!--(head|app)-->/g, (_, part: string) => parts[part] ?? ''),
    validUntil,
    share,
  };
};

/** One address for all missing records of a route. No slug is just a hyphen. */
const missingAddress = (route = '/') => route.replace(/:.*|$/, '-');

const shareOf = ({ title, place, art }: ShareText, { companyName, phone, primaryColor, secondaryColor, logoUrl }: CompanyInfo): Share => ({
  title,
  place: place ?? null,
  companyName,
  phone,
  primaryColor,
  secondaryColor,
  logoUrl: logoUrl || null,
  drawing: artFile(art, 800),
});
