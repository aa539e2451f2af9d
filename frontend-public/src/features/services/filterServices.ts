import type { ServiceCardData } from '../../api/types';
import { serviceCategories } from '../../content/serviceCategories';

const inCategory = (service: ServiceCardData, category: string): boolean => {
  const title = service.title.toLowerCase();
  return serviceCategories.find(({ value }) => value === category)?.words.some((word) => title.includes(word)) ?? false;
};

/** All kinds of space are one, as texts keep "BS 7671" together with one that does not break. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** Services of a category whose title or description contains what was typed. */
export function filterServices<T extends ServiceCardData>(services: T[], category: string, search: string): T[] {
  const wanted = plain(search).trim();
  return services.filter((service) => inCategory(service, category) && plain(`${service.title} ${service.description}`).includes(wanted));
}

export const countByCategory = (services: ServiceCardData[]) =>
  serviceCategories.map(({ value, text }) => ({ value, text, count: filterServices(services, value, '').length }));
