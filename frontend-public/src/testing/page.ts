import type { RenderOptions, SiteApi } from '../../../backend/render';
import { render } from '../entry-server';
import { fixtureApi } from './fixtures';

const TEMPLATE = '<!doctype html><html><head><!--head--><!--inner:/inner.css--></head><body><div id="root"><!--app--></div></body></html>';
/** When the company of the fixtures is open. */
export const OPEN = new Date('2026-11-24T10:00:00Z');

const shareAddress: RenderOptions['shareAddress'] = (path, { title }) => `/share${path}/${title.replaceAll(' ', '-')}.jpg`;

export const page = (url: string, api: SiteApi = fixtureApi(), options: Partial<RenderOptions> = {}) =>
  render(url, api, TEMPLATE, { publicUrl: 'https://example.org', now: OPEN, noindex: false, shareAddress, ...options });

/** The data that a page brings along: the props of its islands. */
export const embedded = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/ data-props="([^"]*)"/g)].map(
    ([, json = '']) => JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Record<string, unknown>,
  );
