/** Of the drawing, in its own units; a phone shows about 350 px of width. */
export const WIDTH = 400;
const MIN_HEIGHT = 220;
const MAX_HEIGHT = 480;
const MARGIN = 56;

const KM_PER_DEGREE = 111.32;
const KM_PER_MILE = 1.609344;
const TEXT_HEIGHT = 16;
const LETTER_WIDTH = 7.4;
const GAP = 10;

export interface MappedPlace {
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Dot {
  slug: string;
  name: string;
  x: number;
  y: number;
  /** Null when there is no room for the name. */
  label: { x: number; y: number; anchor: 'start' | 'end' | 'middle' } | null;
}

export interface MapLayout {
  height: number;
  dots: Dot[];
  /** Corners around all dots, in order. */
  outline: { x: number; y: number }[];
  /** Length of the scale bar. */
  scale: { miles: number; width: number };
}

/** Places on a plane, north at the top; true to scale as far as a county goes. Null when there is nothing to see. */
export function layOut(places: MappedPlace[]): MapLayout | null {
  if (places.length < 2) return null;
  const middle = average(places.map(({ latitude }) => latitude));
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const km = places.map(({ latitude, longitude }) => ({ x: longitude * squeeze * KM_PER_DEGREE, y: -latitude * KM_PER_DEGREE }));
  const [west, east] = range(km.map(({ x }) => x));
  const [north, south] = range(km.map(({ y }) => y));
  const inner = WIDTH - 2 * MARGIN;
  const perKm = Math.min(inner / Math.max(east - west, 0.1), (MAX_HEIGHT - 2 * MARGIN) / Math.max(south - north, 0.1));
  const height = Math.max(MIN_HEIGHT, (south - north) * perKm + 2 * MARGIN);
  const points = km.map(({ x, y }) => ({
    x: WIDTH / 2 + (x - (west + east) / 2) * perKm,
    y: height / 2 + (y - (north + south) / 2) * perKm,
  }));
  return { height: Math.round(height), dots: label(places, points, height), outline: outlineOf(points), scale: scaleOf(perKm) };
}

const average = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const range = (numbers: number[]): [least: number, most: number] => [Math.min(...numbers), Math.max(...numbers)];

/** The longest round number of miles that takes at most a third of the width. */
function scaleOf(perKm: number): MapLayout['scale'] {
  const perMile = perKm * KM_PER_MILE;
  const miles = [50, 20, 10, 5, 2, 1].find((some) => some * perMile <= WIDTH / 3) ?? 1;
  return { miles, width: Math.min(miles * perMile, WIDTH / 3) };
}

/** Each name stands beside, above or below its dot, where it covers neither a dot nor another name. */
function label(places: MappedPlace[], points: { x: number; y: number }[], height: number): Dot[] {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - GAP, right: x + GAP, top: y - GAP, bottom: y + GAP }));
  return places.map(({ slug, name }, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    const width = name.length * LETTER_WIDTH;
    const above = TEXT_HEIGHT / 2;
    const candidates = [
      { left: x + GAP + 1, top: y - above, label: { x: x + GAP + 1, y: y + 5, anchor: 'start' as const } },
      { left: x - GAP - 1 - width, top: y - above, label: { x: x - GAP - 1, y: y + 5, anchor: 'end' as const } },
      { left: x - width / 2, top: y - GAP - TEXT_HEIGHT - 1, label: { x, y: y - GAP - 4, anchor: 'middle' as const } },
      { left: x - width / 2, top: y + GAP + 1, label: { x, y: y + GAP + 14, anchor: 'middle' as const } },
    ].map(({ left, top, label: at }) => ({ label: at, box: { left, top, right: left + width, bottom: top + TEXT_HEIGHT } }));
    const free = candidates.find(
      ({ box }) =>
        box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= height && !taken.some((other) => overlap(box, other)),
    );
    if (free) taken.push(free.box);
    return { slug, name, x: round(x), y: round(y), label: free ? { ...free.label, x: round(free.label.x), y: round(free.label.y) } : null };
  });
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const round = (number: number): number => Math.round(number * 10) / 10;

/** Convex hull, by Andrew's monotone chain. */
function outlineOf(points: { x: number; y: number }[]): { x: number; y: number }[] {
  const sorted = points.map(({ x, y }) => ({ x: round(x), y: round(y) })).sort((one, other) => one.x - other.x || one.y - other.y);
  const half = (some: typeof sorted) => {
    const chain: typeof sorted = [];
    for (const point of some) {
      for (let [a, b] = chain.slice(-2); a && b && turn(a, b, point) <= 0; [a, b] = chain.slice(-2)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

type Point = { x: number; y: number };

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

interface Located {
  slug: string;
  latitude: number | null;
  longitude: number | null;
}

/** Nearest first; places without coordinates last, in the given order. */
export function nearest<P extends Located>(to: Located, places: P[]): P[] {
  const squeeze = Math.cos(((to.latitude ?? 0) * Math.PI) / 180);
  const distance = ({ latitude, longitude }: P) =>
    to.latitude === null || to.longitude === null || latitude === null || longitude === null
      ? Infinity
      : Math.hypot(latitude - to.latitude, (longitude - to.longitude) * squeeze);
  const others = places.filter(({ slug }) => slug !== to.slug).map((place) => ({ place, away: distance(place) }));
  return others.sort((one, other) => (one.away === other.away ? 0 : one.away - other.away)).map(({ place }) => place);
}
