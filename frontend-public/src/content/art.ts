import { assetFile } from '../lib/assets';

/** In the order of the menu. */
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
] as const;

const SECTORS = ['healthcare', 'commercial', 'industrial', 'manufacturing', 'education', 'other'] as const;

type ServiceArt = (typeof SERVICES)[number];
type SectorArt = (typeof SECTORS)[number];

/** The drawn scenes (their sources stand in frontend-public/art). An uploaded picture takes the place of any of them. */
export type ArtName = 'hero' | 'about' | ServiceArt | SectorArt;

export const ALL_ART: readonly ArtName[] = ['hero', 'about', ...SERVICES, ...SECTORS];

/** The first scenes were rendered larger. */
const LARGE: readonly string[] = ['ev-charging-points', 'kitchen-electrical', 'solar-panel-installation'];

/** In px, ascending. */
export const artWidths = (art: ArtName): readonly number[] => [480, 800, LARGE.includes(art) ? 1600 : 1120];

export const artFile = (art: ArtName, width: number): string => assetFile(`art/${art}-${width}.avif`);

/** For browsers that do not know AVIF: few enough that one size will do. */
export const plainArtFile = (art: ArtName): string => assetFile(`art/${art}-800.webp`);

/** For services that staff add: the picture that says most about their group. */
const byGroup: Record<string, ServiceArt> = {
  'testing-compliance': 'eicr-testing',
  'commercial-industrial': 'commercial-electrical',
  'safety-security': 'security-systems',
  'energy-smart-home': 'solar-panel-installation',
  'installation-upgrades': 'consumer-unit-upgrades',
};

export const serviceArt = (slug: string, group: string): ServiceArt =>
  SERVICES.find((name) => name === slug) ?? byGroup[group] ?? 'consumer-unit-upgrades';

/** Section 2: each sector has a fixed picture for projects without one. */
export const sectorArt = (sector: string): SectorArt => SECTORS.find((name) => name === sector.toLowerCase()) ?? 'other';
