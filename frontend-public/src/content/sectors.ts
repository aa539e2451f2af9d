import type { IconName } from './icons';

/** Section 2: the filters of the home page's projects, in their order. */
export const sectors = ['Healthcare', 'Commercial', 'Industrial', 'Manufacturing', 'Education'];

const icons: Record<string, IconName> = {
  healthcare: 'heart-pulse',
  commercial: 'building-2',
  industrial: 'factory',
  manufacturing: 'cog',
  education: 'graduation',
};

export const sectorIcon = (sector: string): IconName => icons[sector.toLowerCase()] ?? 'zap';

/** Part of a class name: each sector has its own badge colour. */
export const sectorKey = (sector: string): string => (Object.hasOwn(icons, sector.toLowerCase()) ? sector.toLowerCase() : 'other');

export const sectorName = (sector: string): string => sector.charAt(0).toUpperCase() + sector.slice(1).toLowerCase();
