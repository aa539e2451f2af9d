import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// The backend serves the build at /admin; during development Vite does, and passes calls on to the backend.
const backend = `http://localhost:${process.env['PORT'] ?? '3000'}`;

const AXE = /[\\/]axe-core[\\/]axe\.js$/;
const [AXE_START, AXE_END] = ['(function axeFunction(window) {', "})(typeof window === 'object' ? window : this);"];

/**
 * axe-core checks the window that it is started in. The preview's frame runs no script, so the backoffice imports the function that
 * starts it, and passes the frame's window. See ui/checks/axe.ts.
 */
const axeForFrames: Plugin = {
  name: 'axe-for-frames',
  enforce: 'pre',
  transform(code, id) {
    if (!AXE.test(id)) return null;
    const [head, body, ...more] = code.split(AXE_START);
    if (body === undefined || more.length || !body.trimEnd().endsWith(AXE_END)) throw new Error('axe-core begins or ends otherwise.');
    return { code: `${head}export function axeFunction(window) {${body.trimEnd().slice(0, -AXE_END.length)}}`, map: null };
  },
};

export default defineConfig({
  base: '/admin/',
  plugins: [react(), axeForFrames],
  // Nothing is inlined: the Content Security Policy takes fonts from our own origin only, not from data: addresses.
  // version.json changes with every file of the build: layout/Layout.tsx looks at it for new releases.
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700, manifest: 'version.json' },
  server: { port: 5174, strictPort: true, proxy: { '/api': backend, '/media': backend } },
});
