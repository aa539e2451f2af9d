import { DEFAULT_LOCATION } from '../constants';

export const servicePath = (service: string, location: string = DEFAULT_LOCATION): string => `/services/${service}/${location}`;
