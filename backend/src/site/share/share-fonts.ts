import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** Latin first; what it lacks, the extension may have. */
const FILES = ['latin', 'latin-ext'].map((subset) => `@fontsource/manrope/files/manrope-${subset}-800-normal.woff`);

let loaded: Font[] | undefined;

/** Read when the first picture is drawn: most processes start without drawing any. */
function fonts(): Font[] {
  loaded ??= FILES.map((file) => {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  });
  return loaded;
}

/** The text in pieces of one font each; letters that no font has are left out. */
function runs(text: string): { font: Font; text: string }[] {
  const pieces: { font: Font; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts().find((candidate) => candidate.charToGlyphIndex(letter) > 0);
    const last = pieces.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) pieces.push({ font, text: letter });
  }
  return pieces;
}

/** In px. */
export const textWidth = (text: string, size: number): number =>
  runs(text).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size), 0);

/** Written here: the library's own way of rounding makes NaN of some numbers. */
function segment(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const points = ['x1' in command ? [command.x1, command.y1] : [], 'x2' in command ? [command.x2, command.y2] : [], [command.x, command.y]];
  return (
    command.type +
    points
      .flat()
      .map((value) => value.toFixed(1))
      .join(' ')
  );
}

/** The text as an SVG path, so that whoever draws it needs no fonts. `y` is the baseline's. */
export function outline(text: string, x: number, y: number, size: number): string {
  let at = x;
  return runs(text)
    .map((run) => {
      const path = run.font.getPath(run.text, at, y, size).commands.map(segment).join('');
      at += run.font.getAdvanceWidth(run.text, size);
      return path;
    })
    .join('');
}

/** Lines of at most `maxWidth` px; a word that is longer stands on a line of its own. */
export function wrap(text: string, size: number, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length && textWidth(longer, size) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
