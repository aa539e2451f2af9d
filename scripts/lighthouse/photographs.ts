import sharp from 'sharp';
import type { Site } from '../bench/site.ts';

const WIDTH = 4_000;
const HEIGHT = 3_000;
/** Enough for pages to show different files. */
const PHOTOGRAPHS = 6;

/** A picture of 12 megapixels with as much detail as a phone's. */
const takePhotograph = async () => {
  const grain = await sharp({
    create: { width: WIDTH / 4, height: HEIGHT / 4, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .blur(1.5)
    .png()
    .toBuffer();
  return sharp(grain).resize(WIDTH, HEIGHT).jpeg({ quality: 88 }).toBuffer();
};

/** Uploads a photograph and returns its address. */
async function upload(site: Site, number: number): Promise<string> {
  const form = new FormData();
  form.append('file', new File([await takePhotograph()], `photograph-${number}.jpg`, { type: 'image/jpeg' }));
  const response = await fetch(`${site.url}/api/admin/media`, {
    method: 'POST',
    headers: { Authorization: site.authorization },
    body: form,
  });
  if (!response.ok) throw new Error(`The photograph was not accepted: ${response.status} ${await response.text()}`);
  const { url } = (await response.json()) as { url: string };
  return url;
}

/** Replaces the drawings of projects, customers, service pages and core pages by photographs, as an owner would. */
export async function placePhotographs(site: Site) {
  const urls: string[] = [];
  for (let n = 0; n < PHOTOGRAPHS; n += 1) urls.push(await upload(site, n));
  let next = 0;
  const photograph = () => urls[next++ % urls.length] ?? '';
  const picture = () => ({ url: photograph(), alt: 'The finished work', caption: 'The finished work' });
  const places: [path: string, fields: () => object][] = [
    ['projects', () => ({ images: [picture(), picture()] })],
    ['testimonials', () => ({ image: photograph() })],
    ['service-location-pages', () => ({ images: [picture()] })],
    ['core-pages', () => ({ images: [picture(), picture()] })],
  ];
  for (const [path, fields] of places) {
    for (const { id } of (await (await site.staff('GET', path)).json()) as { id: string }[])
      await site.staff('PUT', `${path}/${id}`, fields());
  }
}
