import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { shareAddress } from '../../backend/src/site/share/share-address.ts';
import { ROOT } from '../lib/project.mjs';

/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('vite').ViteDevServer} Vite */
/** @typedef {import('../../backend/src/site/render.ts').SiteApi} SiteApi */
/** @typedef {typeof import('../../frontend-public/src/entry-server.tsx')} EntryServer */

/**
 * Compiles a front end's sources on request and sends changes over the outer server's socket.
 * @param {'frontend-public' | 'frontend-admin'} workspace
 * @param {import('node:http').Server} server
 */
export function openVite(workspace, server) {
  return createServer({
    root: join(ROOT, workspace),
    configFile: join(ROOT, workspace, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server, path: 'hmr' } },
  });
}

/**
 * @param {Vite} vite
 * @param {string} url
 */
async function template(vite, url) {
  return vite.transformIndexHtml(url, await readFile(join(vite.config.root, 'index.html'), 'utf8'));
}

/**
 * The backoffice: one page for all addresses.
 * @param {Vite} vite
 * @param {Response} response
 */
export async function sendAdmin(vite, response) {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(await template(vite, '/admin/'));
}

/**
 * A page of the public site, rendered from the sources as by the backend.
 * @param {Vite} vite
 * @param {Response} response
 * @param {{ url: string, publicUrl: string, backend: string }} page
 */
export async function sendPage(vite, response, { url, publicUrl, backend }) {
  /** @type {SiteApi} */
  const api = async (path) => {
    const answer = await fetch(backend + path);
    return { status: answer.status, body: await answer.json() };
  };
  try {
    const { render } = /** @type {EntryServer} */ (await vite.ssrLoadModule('/src/entry-server.tsx'));
    const options = { publicUrl, now: new Date(), noindex: false, shareAddress };
    const html = await template(vite, url);
    const asked = await render(url, api, html, options);
    const page = asked.sameAs ? await render(asked.sameAs, api, html, { ...options, isMissing: asked.status === 404 }) : asked;
    if (page.redirect) response.writeHead(page.status, { Location: page.redirect }).end();
    else response.writeHead(page.status, { 'Content-Type': 'text/html' }).end(page.html);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(error instanceof Error ? error.stack : String(error));
  }
}
