import type { Plugin } from 'vite';

/** Inputs of the build that have styles. */
const SHEETS = ['index', 'inner', 'paper'];
const FONT = /manrope-core.*\.woff2$/;

/**
 * What makes the first paint early: the text's font is announced before the styles name it, the script waits behind everything else, nothing
 * waits for the styles of paper, and those of inner pages are a mark of which entry-server.tsx makes a link where they are needed.
 */
export function fastHead(): Plugin {
  return {
    name: 'fast-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const files = Object.values(bundle);
        const font = files.find((file) => FONT.test(file.fileName));
        const [all, inner, paper] = SHEETS.map((name) =>
          files.find(({ fileName }) => fileName.startsWith(`assets/${name}-`) && fileName.endsWith('.css')),
        );
        if (!all || !inner || !paper || !font) throw new Error('The build made not all style sheets, or no font file.');
        const styles =
          `<link rel="stylesheet" href="/${all.fileName}"><!--inner:/${inner.fileName}-->` +
          `<link rel="stylesheet" href="/${paper.fileName}" media="print">`;
        const preload = `<link rel="preload" href="/${font.fileName}" as="font" type="font/woff2" crossorigin>`;
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
          .replace('<!--styles-->', () => styles + preload)
          .replace('<script type="module" crossorigin', '<script type="module" fetchpriority="low"');
      },
    },
  };
}
