import { type Frame, landWithin, type Named, townsWithin, watersWithin } from './surroundings';

/** Of the drawing, in its own units; a phone shows about 350 px of width. */
export const WIDTH = 400;
const MIN_HEIGHT = 220;
const MAX_HEIGHT = 480;
/** With enough of the surroundings to recognise them. */
const MARGIN = 84;
/** Of a single place's map. */
const MIN_SPAN_KM = 12;

const KM_PER_DEGREE = 111.32;
const KM_PER_MILE = 1.609344;
const TEXT_HEIGHT = 16;
const LETTER_WIDTH = 7.4;
const GAP = 10;

interface Position {
  latitude: number;
  longitude: number;
}

interface Point {
  x: number;
  y: number;
}

export interface MappedPlace extends Position {
  slug: string;
  name: string;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Label extends Point {
  anchor: 'start' | 'end' | 'middle';
  /** Where its second line stands. */
  noteY?: number;
}

export interface Dot extends Point {
  slug: string;
  name: string;
  /** Null when there is no room for the name. */
  label: Label | null;
}

export interface MapLayout {
  height: number;
  dots: Dot[];
  /** Polygons; none away from the British Isles. */
  land: Point[][];
  /** Known towns that are none of the places. */
  towns: Dot[];
  /** Names of estuaries and bays, where there is room for them. */
  waters: Dot[];
  /** Null without one in view. */
  office: Dot | null;
  /** Length of the scale bar. */
  scale: { miles: number; width: number };
}

interface Options {
  office?: Position;
  /** How often its own size the land goes on beyond each side of the drawing. */
  bleed?: number;
  /** The place whose name has a second line below it. */
  noted?: string;
}

/** Places on a plane, north at the top; true to scale as far as a county goes. Null when there is nothing to see. */
export function layOut(places: MappedPlace[], { office, bleed = 0, noted }: Options = {}): MapLayout | null {
  if (!places.length) return null;
  const [west, east] = range(places.map(({ longitude }) => longitude));
  const [south, north] = range(places.map(({ latitude }) => latitude));
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  // At a pole a degree of longitude has no length.
  const squeeze = Math.max(Math.cos((middle.latitude * Math.PI) / 180), 0.01);
  const wide = Math.max((east - west) * squeeze * KM_PER_DEGREE, MIN_SPAN_KM);
  const tall = Math.max((north - south) * KM_PER_DEGREE, MIN_SPAN_KM / 2);
  const perKm = Math.min((WIDTH - 2 * MARGIN) / wide, (MAX_HEIGHT - 2 * MARGIN) / tall);
  const height = Math.round(Math.max(MIN_HEIGHT, tall * perKm + 2 * MARGIN));
  const [perLongitude, perLatitude] = [perKm * squeeze * KM_PER_DEGREE, perKm * KM_PER_DEGREE];
  const at = ({ latitude, longitude }: Position): Point => ({
    x: round(WIDTH / 2 + (longitude - middle.longitude) * perLongitude),
    y: round(height / 2 - (latitude - middle.latitude) * perLatitude),
  });
  const frameOf = (sizes: number) => ({
    west: middle.longitude - (WIDTH * sizes) / 2 / perLongitude,
    east: middle.longitude + (WIDTH * sizes) / 2 / perLongitude,
    south: middle.latitude - (height * sizes) / 2 / perLatitude,
    north: middle.latitude + (height * sizes) / 2 / perLatitude,
  });
  const frame = frameOf(1);
  const names = new Set(places.map(({ name }) => name));
  const towns = townsWithin(frame).filter(({ name }) => !names.has(name));
  const offices = office && isWithin(office, frame) ? [{ ...office, name: 'Our office' }] : [];
  const dots = label([...places, ...[...offices, ...towns].map((town) => ({ ...town, slug: '' }))], watersWithin(frame), at, {
    height,
    noted,
  });
  const [shown, others] = [places.length, places.length + offices.length];
  return {
    height,
    dots: dots.slice(0, shown),
    office: dots.slice(shown, others)[0] ?? null,
    towns: dots.slice(others, others + towns.length),
    waters: dots.slice(others + towns.length),
    land: landWithin(frameOf(1 + 2 * bleed)).map((polygon) => polygon.map(([longitude, latitude]) => at({ latitude, longitude }))),
    scale: scaleOf(perKm),
  };
}

const range = (numbers: number[]): [least: number, most: number] => [Math.min(...numbers), Math.max(...numbers)];

/** The longest round number of miles that takes at most a third of the width. */
function scaleOf(perKm: number): MapLayout['scale'] {
  const perMile = perKm * KM_PER_MILE;
  const miles = [50, 20, 10, 5, 2, 1].find((some) => some * perMile <= WIDTH / 3) ?? 1;
  return { miles, width: Math.min(miles * perMile, WIDTH / 3) };
}

const isWithin = ({ latitude, longitude }: Position, { west, east, south, north }: Frame): boolean =>
  latitude > south && latitude < north && longitude > west && longitude < east;

/** Each name stands beside, above or below its dot, where it covers neither a dot nor another name; that of a water on it. */
function label(
  dotted: MappedPlace[],
  waters: Named[],
  at: (place: Position) => Point,
  { height, noted }: Pick<MapLayout, 'height'> & Pick<Options, 'noted'>,
): Dot[] {
  const places = [...dotted, ...waters.map((water) => ({ ...water, slug: '' }))];
  const points = places.map(at);
  const taken: Box[] = points.slice(0, dotted.length).map(({ x, y }) => ({ left: x - GAP, right: x + GAP, top: y - GAP, bottom: y + GAP }));
  return places.map(({ slug, name }, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    const width = name.length * LETTER_WIDTH;
    const above = TEXT_HEIGHT / 2;
    const second = slug && slug === noted ? TEXT_HEIGHT : 0;
    const beside = [
      { left: x + GAP + 1, top: y - above, label: { x: x + GAP + 1, y: y + 5, anchor: 'start' as const } },
      { left: x - GAP - 1 - width, top: y - above, label: { x: x - GAP - 1, y: y + 5, anchor: 'end' as const } },
      { left: x - width / 2, top: y - GAP - TEXT_HEIGHT - second - 1, label: { x, y: y - GAP - second - 4, anchor: 'middle' as const } },
      { left: x - width / 2, top: y + GAP + 1, label: { x, y: y + GAP + 14, anchor: 'middle' as const } },
    ];
    const upon = [{ left: x - width / 2, top: y - above, label: { x, y: y + 5, anchor: 'middle' as const } }];
    const candidates = (index < dotted.length ? beside : upon).map(({ left, top, label: at }) => ({
      label: at,
      box: { left, top, right: left + width, bottom: top + TEXT_HEIGHT + second },
    }));
    const free = candidates.find(
      ({ box }) =>
        box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= height && !taken.some((other) => overlap(box, other)),
    );
    if (free) taken.push(free.box);
    return {
      slug,
      name,
      x,
      y,
      label: free
        ? { ...free.label, x: round(free.label.x), y: round(free.label.y), ...(second > 0 && { noteY: round(free.label.y + second) }) }
        : null,
    };
  });
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const round = (number: number): number => Math.round(number * 10) / 10;

interface Located {
  slug: string;
  latitude: number | null;
  longitude: number | null;
}

const kmBetween = (one: Located, other: Located): number =>
  one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null
    ? Infinity
    : KM_PER_DEGREE *
      Math.hypot(other.latitude - one.latitude, (other.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180));

/** Nearest first; places without coordinates last, in the given order. In miles as the crow flies, or null. */
export function nearest<P extends Located>(to: Located, places: P[]): { place: P; miles: number | null }[] {
  const others = places.filter(({ slug }) => slug !== to.slug).map((place) => ({ place, away: kmBetween(to, place) }));
  return others
    .sort((one, other) => (one.away === other.away ? 0 : one.away - other.away))
    .map(({ place, away }) => ({ place, miles: Number.isFinite(away) ? away / KM_PER_MILE : null }));
}
