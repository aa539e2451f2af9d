/** As the API completes it: revision, size, focal point, widths of the AVIF copies. */
const UPLOAD =
  /^(\/media\/[\da-f-]{36})\.(?:webp|png)(?:\?v=(\d{1,9})-(\d{1,5})x(\d{1,5})-(?:(\d{1,3})x(\d{1,3}))?-((?:\d{3,4}\.?){0,5}))?$/;
const MAX_ADDRESS = 500;
const LARGEST = 1600;
const ORIGINAL = 2560;

export interface LibraryPicture {
  /** 480 px wide. */
  small: string;
  /** A srcset of WebP copies; undefined for a picture that has none. */
  webp: string;
  /** A srcset; undefined until the copies are made. */
  avif?: string;
  size?: { width: number; height: number };
  /** Classes that keep the focal point in view where the picture is cropped. */
  focus?: string;
}

/** What the address of an uploaded picture says; undefined for pictures from elsewhere. */
export function libraryPicture(address: string): LibraryPicture | undefined {
  const found = address.length <= MAX_ADDRESS ? UPLOAD.exec(address) : null;
  if (!found) return undefined;
  const [, name = '', revision, width, height, x, y, widths = ''] = found;
  const query = revision ? `?v=${revision}` : '';
  const own = Number(width ?? ORIGINAL);
  const at = (suffix: string, copyWidth: number) => `${name}${suffix}${query} ${Math.min(copyWidth, own)}w`;
  const copies = widths.split('.').filter(Boolean).map(Number);
  const webp = [
    at('-small.webp', 480),
    ...(own > 480 ? [at('-medium.webp', 800)] : []),
    ...(own > 800 ? [copies.includes(LARGEST) ? at('-1600.webp', LARGEST) : `${address} ${own}w`] : []),
    ...(own > LARGEST && copies.includes(LARGEST) ? [`${address} ${own}w`] : []),
  ];
  return {
    small: `${name}-small.webp${query}`,
    webp: webp.join(', '),
    ...(copies.length > 0 && { avif: copies.map((copyWidth) => at(`-${copyWidth}.avif`, copyWidth)).join(', ') }),
    ...(width && { size: { width: own, height: Number(height) } }),
    ...(x && y && { focus: focusClasses(Number(x), Number(y)) }),
  };
}

const STEP = 10;
const nearest = (percent: number): number => Math.min(100, Math.round(percent / STEP) * STEP);

/** In steps of a tenth: the pages' Content-Security-Policy allows no styles of single elements. */
const focusClasses = (x: number, y: number): string => `focus-x${nearest(x)} focus-y${nearest(y)}`;
