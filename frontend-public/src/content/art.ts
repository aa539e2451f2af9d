import type { Drawing, NavigationGroup } from '../api/types';
import { inTurn } from '../lib/offered';
import { type ProjectArt, projectDrawings } from './projectDrawings';

/** Set by build/drawings.ts; Jest runs without a build. */
declare const __DRAWINGS__: string | undefined;

const folder = typeof __DRAWINGS__ === 'string' ? __DRAWINGS__ : '/assets';

export const assetFile = (name: string): string => `${folder}/${name}`;

const SERVICES = [
  'eicr-testing',
  'pat-testing',
  'emergency-lighting',
  'landlord-services',
  'commercial-electrical',
  'industrial-electrical',
  'data-cabling',
  'fire-alarm-systems',
  'security-systems',
  'emergency-electrical',
  'led-lighting-upgrades',
  'solar-panel-installation',
  'ev-charging-points',
  'smart-home-installation',
  'rewiring-services',
  'consumer-unit-upgrades',
  'electrical-maintenance',
  'kitchen-electrical',
  'bathroom-electrical',
  'outdoor-lighting',
] as const satisfies Drawing[];

const SECTORS = ['healthcare', 'commercial', 'industrial', 'manufacturing', 'education', 'other'] as const;

type ServiceArt = (typeof SERVICES)[number];
type SectorArt = (typeof SECTORS)[number];

/** Drawn scenes (sources: frontend-public/art), shown where there is no uploaded picture. */
export type ArtName = 'hero' | 'about' | 'team' | 'van' | ServiceArt | SectorArt | ProjectArt;

const PROJECTS = Object.keys(projectDrawings) as ProjectArt[];

export const ALL_ART: readonly ArtName[] = ['hero', 'about', 'team', 'van', ...SERVICES, ...SECTORS, ...PROJECTS];

/** Rendered at 1600 px instead of 1120 px. */
const LARGE: readonly string[] = ['ev-charging-points', 'kitchen-electrical', 'solar-panel-installation'];

export function artWidths(art: ArtName): readonly number[] {
  // It takes more than half of a wide screen.
  if (art === 'hero') return [240, 480, 640, 800, 1120, 1600];
  return [240, 480, 640, 800, LARGE.includes(art) ? 1600 : 1120];
}

export const artFile = (art: ArtName, width: number): string => assetFile(`art/${art}-${width}.avif`);

/** For browsers without AVIF. */
export const plainArtFile = (art: ArtName): string => assetFile(`art/${art}-800.webp`);

/** The sample company's people and customers: nobody else's face is invented. */
export const PORTRAITS: readonly string[] = [
  ...['Carol Entwistle', 'Neil Garside', 'Shona Okell', 'Jamie Rourke'],
  ...['Margaret Hollis', 'Imran Chaudhry', 'Siân Prytherch', 'Gary Pickavance', 'Priya Nair', 'Tom Ashbrook'],
  ...['Eleanor Vance', 'Kwame Boateng', 'Joanne Littler', 'Daniel Okafor', 'Beryl Tunstall', 'Marek Zielinski'],
];

/** The asset with the drawing of this person, if there is one. */
export const portraitOf = (name: string): string | undefined =>
  PORTRAITS.includes(name) ? `portraits/${name.normalize('NFD').replace(/\p{M}/gu, '').replace(' ', '-').toLowerCase()}.webp` : undefined;

/** For services without a drawing of their own: one that shows no other trade. */
const byGroup: Record<string, ArtName> = {
  'testing-compliance': 'eicr-testing',
  'commercial-industrial': 'commercial-electrical',
  'safety-security': 'team',
};

export const serviceArt = (drawing: Drawing | null | undefined, group: string): ArtName => drawing ?? byGroup[group] ?? 'van';

/** What stands in the picture of the works, the office block and the house. */
const IN_HERO = ['solar-panel-installation', 'ev-charging-points'] as const satisfies ServiceArt[];

/** The picture of a whole company: of all trades for one that offers what it shows, else of the first service that has a picture. */
export function offeredArt(groups: readonly Pick<NavigationGroup, 'services'>[]): ArtName {
  const offered = inTurn(groups).flatMap(({ drawing }) => drawing ?? []);
  if (IN_HERO.every((slug) => offered.includes(slug))) return 'hero';
  return offered[0] ?? 'van';
}

/** A sample project's own drawing; that of its sector for others. */
export const projectArt = ({ slug, sector }: { slug: string; sector: string }): ProjectArt | SectorArt =>
  PROJECTS.find((name) => name === slug) ?? sectorArt(sector);

export const sectorArt = (sector: string): SectorArt => SECTORS.find((name) => name === sector.toLowerCase()) ?? 'other';
