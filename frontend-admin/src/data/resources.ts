/** Where the screens' names (their addresses under /admin) and the API's differ. */
const API_NAMES: Readonly<Record<string, string>> = {
  inquiries: 'contact-inquiries',
  'service-pages': 'service-location-pages',
};

export const apiName = (resource: string): string => API_NAMES[resource] ?? resource;

/** The other way round. */
export const screenName = (api: string): string => Object.entries(API_NAMES).find(([, name]) => name === api)?.[0] ?? api;
