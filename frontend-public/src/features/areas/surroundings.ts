import coast from './coast.json' with { type: 'json' };

/** Degrees. */
export interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
}

type Point = [longitude: number, latitude: number];

/** Thousandths of a degree, each point as its step from the one before. */
const islands: number[][] = coast.map((steps) => steps.split(' ').map(Number));

/** The land of the British Isles within a frame, as polygons. Coast: Natural Earth 1:10m, in the public domain; true to about half a mile. */
export const landWithin = (frame: Frame): Point[][] =>
  islands.map((steps) => clip(pointsOf(steps), frame)).filter(({ length }) => length > 2);

function pointsOf(steps: number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    points.push([x / 1000, y / 1000]);
  }
  return points;
}

/** Sutherland and Hodgman's: cuts along one side of the frame after another. */
function clip(polygon: Point[], { west, east, south, north }: Frame): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce<Point[]>((points, [axis, limit, sign]) => {
    const depth = (point: Point) => (point[axis] - limit) * sign;
    return points.flatMap((point, i) => {
      const former = points.at(i - 1) ?? point;
      const [inside, before] = [depth(point), depth(former)];
      const share = before / (before - inside);
      const crossing: Point = [former[0] + (point[0] - former[0]) * share, former[1] + (point[1] - former[1]) * share];
      return [...(inside >= 0 !== before >= 0 ? [crossing] : []), ...(inside >= 0 ? [point] : [])];
    });
  }, polygon);
}

/** Towns that everybody knows, to see where one is. */
const TOWNS: [name: string, latitude: number, longitude: number][] = [
  ['Aberdeen', 57.15, -2.11],
  ['Aberystwyth', 52.41, -4.08],
  ['Bangor', 53.23, -4.13],
  ['Bath', 51.38, -2.36],
  ['Belfast', 54.6, -5.93],
  ['Birmingham', 52.48, -1.9],
  ['Blackpool', 53.82, -3.04],
  ['Bournemouth', 50.72, -1.88],
  ['Bradford', 53.79, -1.75],
  ['Brighton', 50.83, -0.14],
  ['Bristol', 51.45, -2.59],
  ['Cambridge', 52.2, 0.12],
  ['Canterbury', 51.28, 1.08],
  ['Cardiff', 51.48, -3.18],
  ['Carlisle', 54.89, -2.94],
  ['Chelmsford', 51.74, 0.47],
  ['Chester', 53.19, -2.89],
  ['Colchester', 51.89, 0.9],
  ['Coventry', 52.41, -1.51],
  ['Derby', 52.92, -1.48],
  ['Doncaster', 53.52, -1.13],
  ['Dover', 51.13, 1.31],
  ['Dundee', 56.46, -2.97],
  ['Durham', 54.78, -1.58],
  ['Edinburgh', 55.95, -3.19],
  ['Exeter', 50.72, -3.53],
  ['Glasgow', 55.86, -4.25],
  ['Gloucester', 51.86, -2.24],
  ['Hereford', 52.06, -2.72],
  ['Hull', 53.74, -0.34],
  ['Inverness', 57.48, -4.22],
  ['Ipswich', 52.06, 1.16],
  ['Lancaster', 54.05, -2.8],
  ['Leeds', 53.8, -1.55],
  ['Leicester', 52.64, -1.13],
  ['Lincoln', 53.23, -0.54],
  ['Liverpool', 53.41, -2.98],
  ['London', 51.51, -0.12],
  ['Londonderry', 55, -7.32],
  ['Luton', 51.88, -0.42],
  ['Manchester', 53.48, -2.24],
  ['Middlesbrough', 54.57, -1.23],
  ['Milton Keynes', 52.04, -0.76],
  ['Newcastle', 54.98, -1.61],
  ['Newport', 51.59, -3],
  ['Northampton', 52.24, -0.9],
  ['Norwich', 52.63, 1.29],
  ['Nottingham', 52.95, -1.15],
  ['Oxford', 51.75, -1.26],
  ['Perth', 56.4, -3.43],
  ['Peterborough', 52.57, -0.24],
  ['Plymouth', 50.37, -4.14],
  ['Portsmouth', 50.8, -1.09],
  ['Preston', 53.76, -2.7],
  ['Reading', 51.45, -0.97],
  ['Salisbury', 51.07, -1.79],
  ['Sheffield', 53.38, -1.47],
  ['Shrewsbury', 52.71, -2.75],
  ['Southampton', 50.9, -1.4],
  ['Stirling', 56.12, -3.94],
  ['Stoke-on-Trent', 53, -2.18],
  ['Sunderland', 54.91, -1.38],
  ['Swansea', 51.62, -3.94],
  ['Swindon', 51.56, -1.78],
  ['Taunton', 51.02, -3.1],
  ['Truro', 50.26, -5.05],
  ['Warrington', 53.39, -2.59],
  ['Wolverhampton', 52.59, -2.13],
  ['Worcester', 52.19, -2.22],
  ['Wrexham', 53.05, -2.99],
  ['York', 53.96, -1.08],
];

/** Waters that places are named after or lie on, where they are wide enough for their name. */
const WATERS: typeof TOWNS = [
  ['Belfast Lough', 54.7, -5.8],
  ['Bristol Channel', 51.35, -3.5],
  ['Clyde', 55.85, -4.95],
  ['Dee', 53.3, -3.17],
  ['Forth', 56.05, -3.2],
  ['Humber', 53.62, -0.05],
  ['Liverpool Bay', 53.5, -3.3],
  ['Mersey', 53.315, -2.835],
  ['Morecambe Bay', 54.1, -2.95],
  ['Severn', 51.52, -2.85],
  ['Solent', 50.78, -1.3],
  ['Thames', 51.49, 0.6],
  ['Wash', 52.93, 0.25],
];

export interface Named {
  name: string;
  latitude: number;
  longitude: number;
}

const within = (known: typeof TOWNS, { west, east, south, north }: Frame): Named[] =>
  known
    .map(([name, latitude, longitude]) => ({ name, latitude, longitude }))
    .filter(({ latitude, longitude }) => latitude > south && latitude < north && longitude > west && longitude < east);

export const townsWithin = (frame: Frame): Named[] => within(TOWNS, frame);
export const watersWithin = (frame: Frame): Named[] => within(WATERS, frame);
