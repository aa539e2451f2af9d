// Makes the web versions of the rendered scenes: `node art/encode.mjs <folder with the PNG renders> [scene…]`.
// Needs sharp, which the backend brings. A row of a list gets 240 px, a phone 480 to 800, a wide screen 1120 or 1600.
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// The home page's first picture decides how soon that page stands complete on a phone.
const QUALITY = { hero: 38 };
/** What a phone loads first with the home page. */
const FOR_PHONES = ['hero-640', 'eicr-testing-480'];
const AT_1600 = ['ev-charging-points', 'kitchen-electrical', 'solar-panel-installation'];
/** The hero takes more than half of a wide screen, so it has both. */
const widthsOf = (scene) => [240, 480, 640, 800, ...(AT_1600.includes(scene) ? [1600] : scene === 'hero' ? [1120, 1600] : [1120])];

const out = new URL('../src/assets/art/', import.meta.url).pathname;
const [source, ...named] = process.argv.slice(2);
/** A bust keeps what is shown in a round of 56 px. */
const FACE = { left: 46, top: 14, width: 236, height: 236 };
const isPortrait = (scene) => scene.startsWith('portrait-');
const scenes = named.length ? named : (await readdir(source)).filter((name) => name.endsWith('.png')).map((name) => name.slice(0, -4));

await mkdir(out, { recursive: true });
for (const scene of scenes.filter(isPortrait))
  await sharp(join(source, `${scene}.png`))
    .extract(FACE)
    .resize(160)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(join(out, '../portraits', `${scene.slice('portrait-'.length)}.webp`));

for (const scene of scenes.filter((name) => !isPortrait(name))) {
  const picture = sharp(join(source, `${scene}.png`));
  const save = async (width, format, options) => {
    const file = join(out, `${scene}-${width}.${format}`);
    await picture.clone().resize(width, null, { kernel: 'lanczos3' })[format](options).toFile(file);
    console.log(file, (await stat(file)).size);
  };
  for (const width of widthsOf(scene)) {
    const fine = { quality: QUALITY[scene] ?? 45, effort: 4, chromaSubsampling: '4:4:4' };
    const phone = { quality: 36, effort: 9, chromaSubsampling: '4:2:0' };
    await save(width, 'avif', width === 240 || FOR_PHONES.includes(`${scene}-${width}`) ? phone : fine);
  }
  // Browsers without AVIF are few: one size does for them.
  await save(800, 'webp', { quality: 70, effort: 5, smartSubsample: true });
}
