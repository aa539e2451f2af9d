// Makes the web versions of the rendered scenes: `node art/encode.mjs <folder with the PNG renders> [scene…]`.
// Needs sharp, which the backend brings. Sources are 1600 x 1200; a phone gets 480 or 800, a wide screen 1600.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTHS = [480, 800, 1600];
const out = new URL('../src/assets/art/', import.meta.url).pathname;
const [source, ...named] = process.argv.slice(2);
const scenes = named.length ? named : ['consumer', 'ev', 'kitchen', 'solar'];

await mkdir(out, { recursive: true });
for (const scene of scenes) {
  const picture = sharp(join(source, `${scene}.png`));
  const save = async (width, format, options) => {
    const file = join(out, `${scene}-${width}.${format}`);
    await picture.clone().resize(width, null, { kernel: 'lanczos3' })[format](options).toFile(file);
    console.log(file, (await stat(file)).size);
  };
  for (const width of WIDTHS) await save(width, 'avif', { quality: 57, effort: 6, chromaSubsampling: '4:4:4' });
  // Browsers without AVIF are few: one size does for them.
  await save(800, 'webp', { quality: 80, effort: 6, smartSubsample: true });
}
