import { describe, expect, test } from '@jest/globals';
import { layOut, nearest, WIDTH } from './mapLayout';

const place = (slug: string, latitude: number, longitude: number) => ({ slug, name: slug, latitude, longitude });

const north = place('north', 53.42, -3.05);
const east = place('east', 53.28, -2.9);
const west = place('west', 53.37, -3.18);
const middle = place('middle', 53.35, -3.04);

describe('layOut', () => {
  test('puts north up and east right, within the drawing', () => {
    const { dots = [], height = 0 } = layOut([north, east, west, middle]) ?? {};
    const at = (slug: string) => dots.find((dot) => dot.slug === slug) ?? { x: NaN, y: NaN };
    expect(at('north').y).toBeLessThan(at('middle').y);
    expect(at('east').x).toBeGreaterThan(at('middle').x);
    expect(at('west').x).toBeLessThan(at('north').x);
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  test('is true to scale', () => {
    const { dots: [one, other] = [], scale } = layOut([place('one', 53.3, -3), place('other', 53.4, -3)]) ?? {};
    // A tenth of a degree of latitude is 6.92 miles.
    const miles = ((one?.y ?? 0) - (other?.y ?? 0)) / ((scale?.width ?? 1) / (scale?.miles ?? 1));
    expect(miles).toBeCloseTo(6.92, 1);
  });

  test('shows the coast between its rivers, and the known town beyond', () => {
    const { land = [], towns = [], height = 0 } = layOut([north, east, west, middle]) ?? {};
    const corners = land.flat();
    expect(corners.length).toBeGreaterThan(20);
    for (const { x, y } of corners) expect(x >= 0 && x <= WIDTH && y >= 0 && y <= height).toBe(true);
    expect(towns.map(({ name }) => name)).toContain('Liverpool');
    expect(layOut([north, { ...east, name: 'Liverpool' }])?.towns.map(({ name }) => name)).not.toContain('Liverpool');
  });

  test('names the waters that the places lie on', () => {
    const { waters = [], dots = [] } = layOut([north, east, west, middle]) ?? {};
    expect(waters.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dee', 'Mersey']));
    expect(waters.find(({ name }) => name === 'Dee')?.label?.anchor).toBe('middle');
    expect(dots).toHaveLength(4);
  });

  test('shows the office where it is in view', () => {
    const office = { latitude: 53.33, longitude: -2.97 };
    expect(layOut([north, east, west, middle], { office })?.office).toMatchObject({ name: 'Our office' });
    expect(layOut([north, east, west, middle], { office: { latitude: 51.5, longitude: -0.1 } })?.office).toBeNull();
    expect(layOut([north, east, west, middle])?.office).toBeNull();
  });

  test('keeps room for a second line below the name of one place', () => {
    const { dots = [] } = layOut([north, east, west, middle], { noted: 'west' }) ?? {};
    const label = dots.find(({ slug }) => slug === 'west')?.label;
    expect((label?.noteY ?? 0) - (label?.y ?? 0)).toBe(16);
    expect(dots.filter((dot) => dot.label?.noteY !== undefined)).toHaveLength(1);
    const near = layOut([north, west, { ...place('below', 53.352, -3.18), name: 'Below' }], { noted: 'west' })?.dots ?? [];
    const [one, other] = [near[1]?.label, near[2]?.label];
    expect(Math.abs((one?.noteY ?? 0) - (other?.y ?? 0)) >= 16 || one?.anchor !== other?.anchor).toBe(true);
  });

  test('lets the land go on beyond the drawing for the ground of a head', () => {
    const { land = [] } = layOut([north, east, west, middle], { bleed: 2 }) ?? {};
    expect(Math.min(...land.flat().map(({ x }) => x))).toBeLessThan(-WIDTH);
    expect(Math.max(...land.flat().map(({ x }) => x))).toBeLessThanOrEqual(3 * WIDTH);
  });

  test('is all land inland, and without a coast where none is known', () => {
    const { land = [], height = 0 } = layOut([place('leamington', 52.28, -1.53), place('warwick', 52.28, -1.59)]) ?? {};
    expect(land).toHaveLength(1);
    const [xs, ys] = [land.flat().map(({ x }) => x), land.flat().map(({ y }) => y)];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map((n) => Math.abs(Math.round(n)))).toEqual([
      0,
      WIDTH,
      0,
      height,
    ]);
    expect(layOut([place('sydney', -33.87, 151.21)])?.land).toEqual([]);
  });

  test('writes no name over another, and leaves out those without room', () => {
    const crowd = Array.from({ length: 40 }, (_, i) => place(`Somewhere ${i}`, 53 + (i % 7) / 500, -3 + (i % 6) / 500));
    const { dots = [] } = layOut([...crowd, place('far', 54, -3)]) ?? {};
    expect(dots).toHaveLength(41);
    const labelled = dots.filter(({ label }) => label);
    expect(labelled.length).toBeGreaterThan(0);
    expect(labelled.length).toBeLessThan(30);
  });

  test('copes with a single place, the same place twice and places at the ends of the earth', () => {
    expect(layOut([])).toBeNull();
    for (const places of [[north], [north, { ...north, slug: 'again' }], [place('pole', 90, 180), place('other pole', -90, -180)]])
      for (const { x, y } of layOut(places)?.dots ?? [{ x: NaN, y: NaN }]) expect([x, y].every(Number.isFinite)).toBe(true);
  });
});

describe('nearest', () => {
  test('sorts by distance, with places off the map last', () => {
    const off = { ...place('off', 0, 0), latitude: null, longitude: null };
    const sorted = (to: Parameters<typeof nearest>[0]) => nearest(to, [off, west, east, north, middle]).map(({ place: { slug } }) => slug);
    expect(sorted(middle)).toEqual(['north', 'west', 'east', 'off']);
    expect(sorted(off)).toEqual(['west', 'east', 'north', 'middle']);
    expect(nearest(middle, [off, north]).map(({ miles }) => miles && Math.round(miles))).toEqual([5, null]);
  });
});
