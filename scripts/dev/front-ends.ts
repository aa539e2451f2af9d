import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer, isCSSRequest, type ViteDevServer as Vite, type Plugin, type ErrorPayload } from 'vite';
import { ROOT } from '../lib/project.mjs';
import type { ServerResponse as Response, Server } from 'node:http';
import type { SiteApi } from '../../backend/render.d.ts';

type ShownError = ErrorPayload['err'];
type EntryServer = typeof import('../../frontend-public/src/entry-server.tsx');
type ShareAddress = typeof import('../../backend/src/site/share/share-address.ts');

const SHARE_ADDRESS = join(ROOT, 'backend/src/site/share/share-address.ts');

/** Compiles a front end's sources on request and sends changes over the outer server's socket. */
export function openVite(workspace: 'frontend-public' | 'frontend-admin', server: Server) {
  return createServer({
    root: join(ROOT, workspace),
    configFile: join(ROOT, workspace, 'vite.config.ts'),
    plugins: workspace === 'frontend-public' ? [reloadsPages()] : [],
    appType: 'custom',
    server: { middlewareMode: true, ws: { server, path: 'hmr' } },
  });
}

/**
 * Loads the open pages of the public site again after each edit: only the server renders them, so the browser has no module to replace.
 * Styles are replaced as usual.
 */
function reloadsPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ type, file, modules, server }) {
      if (this.environment.name !== 'ssr' || isCSSRequest(file) || !file.startsWith(`${server.config.root}/src/`)) return;
      // A new file counts once something imports it; editors make others beside the one that is open.
      if (type === 'update' || modules.length > 0) reload(server);
    },
  };
}

/** Loads the open pages again. */
export const reload = (vite: Vite) => vite.environments.client.hot.send({ type: 'full-reload' });

async function template(vite: Vite, url: string) {
  return vite.transformIndexHtml(url, await readFile(join(vite.config.root, 'index.html'), 'utf8'));
}

/** The backoffice: one page for all addresses. */
export async function sendAdmin(vite: Vite, response: Response) {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(await template(vite, '/admin/'));
}

/** A page of the public site, rendered from the sources as by the backend. */
export async function sendPage(
  vite: Vite,
  response: Response,
  { url, publicUrl, backend }: { url: string; publicUrl: string; backend: string },
) {
  const api: SiteApi = async (path) => {
    const response = await fetch(backend + path).catch(() => {
      throw new Error('The backend does not respond: it is starting, or the terminal says what is wrong. This page waits for it.');
    });
    return { status: response.status, body: await response.json() };
  };
  try {
    const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer;
    const { shareAddress } = (await vite.ssrLoadModule(SHARE_ADDRESS)) as ShareAddress;
    const options = { publicUrl, now: new Date(), noindex: false, shareAddress };
    const html = await template(vite, url);
    const asked = await render(url, api, html, options);
    const page = asked.sameAs ? await render(asked.sameAs, api, html, { ...options, isMissing: asked.status === 404 }) : asked;
    if (page.redirect) response.writeHead(page.status, { Location: page.redirect }).end();
    else response.writeHead(page.status, { 'Content-Type': 'text/html' }).end(page.html);
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    vite.ssrFixStacktrace(failure);
    console.error(failure);
    response.writeHead(500, { 'Content-Type': 'text/html' }).end(overlay(failure));
  }
}

/**
 * A page that shows the error as Vite shows those of modules, and is loaded again after the next edit.
 * @param error of the compiler, which knows the place, or of the render
 */
function overlay({ message, stack = '', id, frame, plugin, loc }: Error & Partial<Pick<ShownError, 'id' | 'frame' | 'plugin' | 'loc'>>) {
  const shown: ShownError = { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack), id, plugin, loc };
  if (frame) shown.frame = stripVTControlCharacters(frame);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Error</title>
    <script type="module">
      import { ErrorOverlay } from '/@vite/client';
      document.body.append(new ErrorOverlay(${JSON.stringify(shown).replaceAll('<', '\\u003c')}));
    </script>
  </head>
  <body></body>
</html>
`;
}
