type Rgb = [number, number, number];

const HEX = /^#[0-9a-f]{6}$/i;
const NAVY = '#0B1220';
const WHITE = '#FFFFFF';
/** WCAG AA for text. */
const ENOUGH = 4.5;

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const print = (rgb: Rgb): string => `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Navy or white, whichever has more contrast. */
export const textOn = (hex: string): string => (contrast(hex, NAVY) >= contrast(hex, WHITE) ? NAVY : WHITE);

/** Mixes the colour with `pole` until it is readable on `ground`. */
function readable(hex: string, ground: string, pole: string): string {
  const [from, to] = [parse(hex), parse(pole)];
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = print(from.map((channel, index) => channel + ((to[index] ?? channel) - channel) * share) as Rgb);
    if (contrast(mixed, ground) >= ENOUGH) return mixed;
  }
  return pole;
}

/** Custom properties for the company's colours: each with a text colour for it, and variants readable as text. */
export function themeCss(primary: string, secondary: string): string {
  const declare = (name: string, value: string, fallback: string) => {
    const hex = HEX.test(value) ? value : fallback;
    return [
      `--${name}:${hex}`,
      `--on-${name}:${textOn(hex)}`,
      `--${name}-on-light:${readable(hex, '#F4F6FA', NAVY)}`,
      `--${name}-on-dark:${readable(hex, '#131D33', WHITE)}`,
    ].join(';');
  };
  return `:root{${declare('primary', primary, '#FACC15')};${declare('secondary', secondary, '#15803D')}}`;
}
