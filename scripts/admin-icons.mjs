import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { ROOT } from './lib/project.mjs';

readArguments('Draws the icons of the backoffice.');

/*
 * Draws the icons of the installed backoffice into frontend-admin/public. Run it after a change of the mark; the pictures are committed.
 */

const sharp = /** @type {typeof import('sharp').default} */ (createRequire(join(ROOT, 'backend/package.json'))('sharp'));

const BOLT = 'M24.5 7 13 24.5h7.5L18.5 37 31 19.5h-7.5z';

/** @param {{ radius: number, share: number }} shape radius of the corners, of 44; share of the width that the mark takes */
const mark = ({ radius, share }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="${radius}" fill="#facc15"/><g transform="translate(22 22) scale(${share}) translate(-22 -22)"><path d="${BOLT}" fill="#0b1220"/></g></svg>`;

const ROUNDED = mark({ radius: 12, share: 0.9 });
/** Phones cut it to their shape: the mark stays within the middle 80 per cent. */
const WHOLE = mark({ radius: 0, share: 0.72 });

for (const [name, size, svg] of /** @type {const} */ ([
  ['icon-192.png', 192, ROUNDED],
  ['icon-512.png', 512, ROUNDED],
  ['icon-maskable-512.png', 512, WHOLE],
  ['apple-touch-icon.png', 180, WHOLE],
])) {
  await sharp(Buffer.from(svg), { density: 1200 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(ROOT, 'frontend-admin/public', name));
}
