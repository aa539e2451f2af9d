import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:icons.css';
const ID = `\0${NAME}`;
const FILE = fileURLToPath(new URL('../src/assets/icons.svg', import.meta.url));
const SYMBOL = /<symbol id="([^"]+)" viewBox="0 0 (\d+) \d+"([^>]*)>(.*?)<\/symbol>/gs;
/** Side of a drawing's square in the strip. */
const CELL = 24;
const LINES = 'fill="none" stroke="#000" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
/** What may not stand in a url("data:…") as it is. */
const ESCAPES: Record<string, string> = { '"': "'", '<': '%3C', '>': '%3E', '#': '%23' };

function iconCss(symbols: string): string {
  const drawings = [...symbols.matchAll(SYMBOL)].map(([, name = '', size = '', attributes = '', drawing = ''], index) => {
    const scale = Number(size) === CELL ? '' : ` scale(${CELL / Number(size)})`;
    return { name, index, svg: `<g transform="translate(0 ${index * CELL})${scale}"${attributes}>${drawing}</g>` };
  });
  const height = drawings.length * CELL;
  const strip = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL} ${height}" width="${CELL}" height="${height}" ${LINES}>${drawings.map(({ svg }) => svg).join('')}</svg>`;
  const url = strip.replace(/ \/>/g, '/>').replace(/["<>#]/g, (character) => ESCAPES[character] ?? character);
  return [
    `.icon{mask:url("data:image/svg+xml,${url}") 0 calc(100%*var(--i)/${drawings.length - 1})/100% auto no-repeat}`,
    ...drawings.map(({ name, index }) => `.i-${name}{--i:${index}}`),
  ].join('\n');
}

/**
 * The drawings of icons.svg as one strip in the styles, of which each icon shows its square: they cost no request, stand in no page, and a
 * browser reads one picture instead of one for each icon.
 */
export function iconStyles(): Plugin {
  return {
    name: 'icon-styles',
    resolveId: (id) => (id === NAME ? ID : null),
    async load(id) {
      if (id !== ID) return null;
      this.addWatchFile(FILE);
      return iconCss(await readFile(FILE, 'utf8'));
    },
  };
}
