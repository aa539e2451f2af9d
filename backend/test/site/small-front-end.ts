import type { Built } from '../../src/site/front-end.js';
import type { Render, RenderOptions, SiteApi } from '../../render.js';

export const HASHED_SCRIPT = `export const text = ${JSON.stringify('compressible '.repeat(200))};`;

/** Reads as in the real front end. */
const READS: Record<string, string[]> = {
  '/': ['/api/homepage/published', '/api/services'],
  '/services': ['/api/services'],
  '/projects': ['/api/projects'],
  '/contact': [],
  '/e': [],
  '/emails': [],
};
/** The API has what they show at the same path. */
const RECORD_PAGE = /^\/(areas|vehicles)\/[^/]+$/;
const SERVICE_PAGE = /^\/services\/([^/]+)\/([^/]+)$/;

/** The read of a path; undefined if there is none. */
async function readsOf(path: string, api: SiteApi): Promise<string[] | undefined> {
  const [, service, location] = SERVICE_PAGE.exec(path) ?? [];
  if (RECORD_PAGE.test(path)) return (await api(`/api${path}`)).status === 200 ? [`/api${path}`] : undefined;
  if (!service || !location) return READS[path];
  const read = `/api/service-location-pages?service=${service}&location=${location}`;
  const { body } = await api(read);
  return Array.isArray(body) && body.length > 0 ? [read] : undefined;
}

/** Pauses every render before its end while `hold` is on. */
export interface RenderGate {
  renders: string[];
  last?: RenderOptions;
  hold(): { release(): void; reached: Promise<void> };
}

/** Two minimal front ends, so that specs need no build. Pages show the responses that they read. */
export function smallFrontEnd(): { built: Built; gate: RenderGate } {
  let waiting: { reached(): void; released: Promise<void> } | undefined;
  const gate: RenderGate = {
    renders: [],
    hold: () => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      waiting = { reached: reached.resolve, released: released.promise };
      return {
        reached: reached.promise,
        release: () => {
          waiting = undefined;
          released.resolve();
        },
      };
    },
  };
  const render: Render = async (url, api, template, options) => {
    const [path = '/', query] = url.split('?', 2);
    if (query?.startsWith('ignored')) return { status: 200, html: '', sameAs: path };
    const reads = await readsOf(path, api);
    if (!reads && path !== '/fails' && !options.isMissing) return { status: 404, html: '', sameAs: '/-' };
    gate.renders.push(url);
    gate.last = options;
    if (path === '/fails') throw new Error('cannot render this');
    const responses = await Promise.all(['/api/company-info', ...(reads ?? [])].map(api));
    const held = waiting;
    held?.reached();
    await held?.released;
    const shown = JSON.stringify({
      url,
      noindex: options.noindex,
      form: options.contactForm,
      inquiry: options.inquiry,
      stop: options.stop,
      answers: responses,
    }).replaceAll('<', '\\u003c');
    const contents = responses.flatMap(({ body }) => (body as { content?: string } | undefined)?.content ?? []);
    const main = `<main>${contents.join('')}</main>`;
    return {
      status: reads ? 200 : 404,
      html: template.replace('<!--data-->', () => `<script type="application/json">${shown}</script>${main}`),
    };
  };
  const file = (name: string, text: string) => ({ name, body: Buffer.from(text) });
  return {
    gate,
    built: {
      render,
      template: '<!doctype html><html lang="en-GB"><title>Site</title><style>p{color:red}</style><!--data--></html>',
      siteFiles: [file('assets/index-abc123.js', HASHED_SCRIPT)],
      adminTemplate: '<!doctype html><head><meta property="csp-nonce" content="__CSP_NONCE__"><title>Backoffice</title></head>',
      adminFiles: [
        { name: 'assets/admin-def456.js', read: () => Promise.resolve({ body: Buffer.from(HASHED_SCRIPT) }) },
        { name: 'assets/removed-fed654.js', read: () => Promise.reject(new Error('ENOENT')) },
      ],
    },
  };
}
