/** The contact page's address; `page` is where the visitor comes from. */
export const inquiryPath = (page: string, postcode?: string): string =>
  `/contact?from=${page}${postcode ? `&postcode=${encodeURIComponent(postcode)}` : ''}`;

/** The contact page's address for a search that found nothing. */
export const askAbout = (words: string): string => `${inquiryPath('/services')}&about=${encodeURIComponent(words)}`;

/** A service's first page, or the contact form when it has none. */
export const serviceLink = (slug: string, firstLocation: string | null): string =>
  firstLocation ? servicePath(slug, firstLocation) : inquiryPath(servicePath(slug));

export const serviceSlug = (path: string): string | undefined => /^\/services\/([^/?#]+)/.exec(path)?.[1];

export const areaPath = (slug: string): string => `/areas/${slug}`;

/** Without a location the address shows the service's first page, but is not canonical. */
export const servicePath = (service: string, location?: string): string => `/services/${service}${location ? `/${location}` : ''}`;
