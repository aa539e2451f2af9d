import type { ServiceCardData } from '../../api/types';
import { serviceCategories } from '../../content/serviceCategories';

const inCategory = (service: ServiceCardData, category: string): boolean => {
  const title = service.title.toLowerCase();
  return serviceCategories.find(({ value }) => value === category)?.words.some((word) => title.includes(word)) ?? false;
};

/** Services of a category whose title or description contains what was typed. */
export function filterServices<T extends ServiceCardData>(services: T[], category: string, search: string): T[] {
  const wanted = search.trim().toLowerCase();
  return services.filter(
    (service) => inCategory(service, category) && `${service.title} ${service.description}`.toLowerCase().includes(wanted),
  );
}

export const countByCategory = (services: ServiceCardData[]) =>
  serviceCategories.map(({ value, text }) => ({ value, text, count: filterServices(services, value, '').length }));
