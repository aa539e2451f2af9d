import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

const FILES = ['latin', 'latin-ext', 'vietnamese'].map((subset) => `@fontsource/manrope/files/manrope-${subset}-800-normal.woff`);

let loaded: Font[] | undefined;

/** Loaded with the first picture. */
function fonts(): Font[] {
  loaded ??= FILES.map((file) => {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  });
  return loaded;
}

/** Splits text by font; drops unsupported characters. */
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

export const textWidth = (text: string, size: number): number =>
  runs(text).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size), 0);

/** The library rounds some numbers to NaN. */
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

/** Returns an SVG path, so that drawing needs no fonts. `y` is the baseline. */
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

export function wrap(text: string, size: number, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length && textWidth(longer, size) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
