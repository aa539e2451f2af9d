import type { RenderOptions, SiteApi } from '../../../backend/src/site/render';
import { render } from '../entry-server';
import { fixtureApi } from './fixtures';

const TEMPLATE = '<!doctype html><html><head><!--head--></head><body><div id="root"><!--app--></div><!--data--></body></html>';
/** When the company of the fixtures is open. */
export const OPEN = new Date('2026-11-24T10:00:00Z');

const shareAddress: RenderOptions['shareAddress'] = (path, { title }) => `/share${path}/${title.replaceAll(' ', '-')}.jpg`;

export const page = (url: string, api: SiteApi = fixtureApi(), options: Partial<RenderOptions> = {}) =>
  render(url, api, TEMPLATE, { publicUrl: 'https://example.org', now: OPEN, noindex: false, shareAddress, ...options });

/** The data that a page brings along. */
export const embedded = (html: string) => {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return JSON.parse(json) as { reads: Record<string, unknown>; timeState: unknown };
};
