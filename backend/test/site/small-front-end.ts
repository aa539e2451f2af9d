import type { Built, Render, RenderOptions } from '../../src/site/front-end.js';

export const HASHED_SCRIPT = `export const text = ${JSON.stringify('compressible '.repeat(200))};`;

/** What a page reads, as in the real front end. */
const READS: Record<string, string[]> = {
  '/': ['/api/homepage/published', '/api/services'],
  '/services': ['/api/services'],
  '/projects': ['/api/projects'],
  '/contact': [],
};

/** Holds every render back between its reads and its end, while `hold` is on. */
export interface RenderGate {
  renders: string[];
  last?: RenderOptions;
  hold(): { release(): void; reached: Promise<void> };
}

/** Two front ends of a few lines, so that the specs of the backend need no build. Pages show the answers that they read. */
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
    gate.renders.push(url);
    gate.last = options;
    const path = url.split('?', 1)[0] ?? '/';
    if (path === '/fails') throw new Error('cannot render this');
    const answers = await Promise.all(['/api/company-info', ...(READS[path] ?? [])].map(api));
    const held = waiting;
    held?.reached();
    await held?.released;
    const shown = JSON.stringify({ url, noindex: options.noindex, form: options.contactForm, answers }).replaceAll('<', '\\u003c');
    return {
      status: READS[path] ? 200 : 404,
      html: template.replace('<!--data-->', () => `<script type="application/json">${shown}</script>`),
    };
  };
  const file = (name: string, text: string) => ({ name, body: Buffer.from(text) });
  return {
    gate,
    built: {
      render,
      template: '<!doctype html><html lang="en-GB"><title>Site</title><style>p{color:red}</style><!--data--></html>',
      siteFiles: [file('assets/index-abc123.js', HASHED_SCRIPT), file('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
      adminTemplate: '<!doctype html><meta property="csp-nonce" content="__CSP_NONCE__"><title>Backoffice</title>',
      adminFiles: [file('assets/admin-def456.js', HASHED_SCRIPT)],
    },
  };
}

/** What the page of `smallFrontEnd` read, as it stands in its HTML. */
export const dataOf = (html: string): string => /<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
