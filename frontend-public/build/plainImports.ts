import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper\.js$/;

/** Vite wraps each import() in a kilobyte of script that announces what the chunk needs besides itself. Ours need nothing. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: HELPER }, handler: () => 'export const __vitePreload = (load) => load();' },
  };
}
