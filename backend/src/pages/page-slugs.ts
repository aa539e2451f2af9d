export const PAGES = 'service-location-pages';

export const pageSlug = (serviceSlug: string, locationSlug: string): string => `${serviceSlug}-${locationSlug}`;
