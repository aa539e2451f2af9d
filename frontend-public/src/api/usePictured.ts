import { reads } from './queries';
import type { ServiceCardData } from './types';
import { useRead } from './useRead';

type Pictured = Pick<ServiceCardData, 'group' | 'image' | 'pictures' | 'need' | 'price'>;

const NONE: Pictured = { group: 'installation-upgrades', image: null, pictures: {}, need: null, price: null };

/** Returns by slug what the pages that link to a service show of it. */
export function usePictured(): (slug: string) => Pictured {
  const services = useRead(reads.services).data ?? [];
  return (slug) => {
    const { group, image, pictures, need, price } = services.find((service) => service.slug === slug) ?? NONE;
    return { group, image, pictures, need, price };
  };
}
