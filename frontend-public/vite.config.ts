import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawings } from './build/drawings.ts';
import { fastHead } from './build/fastHead.ts';
import { iconStyles } from './build/iconStyles.ts';
import { plainImports } from './build/plainImports.ts';

/** In development the pages come from Vite and the data from the backend beside it. */
const backend = process.env['BACKEND_URL'] ?? 'http://localhost:3000';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), drawings(), fastHead(), iconStyles(), plainImports()],
  publicDir: isSsrBuild ? false : 'public',
  // Without these two the built server renders with React's development build, three times slower, and carries a second React.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: command === 'build' ? { noExternal: true } : {},
  server: { proxy: { '/api': backend, '/media': backend } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Pictures keep their own address, so that a browser fetches only the one it shows.
    assetsInlineLimit: 0,
    // The style sheets of inner pages and of paper stand alone (fastHead).
    rolldownOptions: isSsrBuild ? {} : { input: ['index.html', 'src/styles/inner.css', 'src/styles/paper.css'] },
    modulePreload: false,
    target: 'es2022',
  },
}));
