import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The backend serves the build at /admin; during development Vite does, and passes calls on to the backend.
const backend = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  // Nothing is inlined: the Content Security Policy takes fonts from our own origin only, not from data: addresses.
  // version.json changes with every file of the build: layout/Layout.tsx looks at it for new releases.
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700, manifest: 'version.json' },
  server: { port: 5174, strictPort: true, proxy: { '/api': backend, '/media': backend } },
});
