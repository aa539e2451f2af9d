import { assetFile } from '../lib/assets';

/** The drawn scenes (their sources stand in frontend-public/art). An uploaded picture takes the place of any of them. */
export type ArtName = 'consumer' | 'ev' | 'kitchen' | 'solar';

export const ART_WIDTHS = [480, 800, 1600] as const;

export const artFile = (art: ArtName, width: (typeof ART_WIDTHS)[number]): string => assetFile(`art/${art}-${width}.avif`);

/** For browsers that do not know AVIF: few enough that one size will do. */
export const plainArtFile = (art: ArtName): string => assetFile(`art/${art}-800.webp`);

const byService: Record<string, ArtName> = {
  'ev-charging-points': 'ev',
  'solar-panel-installation': 'solar',
  'smart-home-installation': 'solar',
  'outdoor-lighting': 'solar',
  'landlord-services': 'solar',
  'security-systems': 'solar',
  'kitchen-electrical': 'kitchen',
  'bathroom-electrical': 'kitchen',
  'led-lighting-upgrades': 'kitchen',
  'rewiring-services': 'kitchen',
  'pat-testing': 'kitchen',
};

const byGroup: Record<string, ArtName> = { 'energy-smart-home': 'solar', 'installation-upgrades': 'kitchen' };

export const serviceArt = (slug: string, group: string): ArtName => byService[slug] ?? byGroup[group] ?? 'consumer';

const bySector: Record<string, ArtName> = {
  healthcare: 'consumer',
  commercial: 'kitchen',
  industrial: 'consumer',
  manufacturing: 'consumer',
  education: 'solar',
};

export const sectorArt = (sector: string): ArtName => bySector[sector.toLowerCase()] ?? 'solar';
