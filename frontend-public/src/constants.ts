/** Section 9: the place that a service address without one means. */
export const DEFAULT_LOCATION = 'wirral';
/** Section 1: the year in which the copyright line begins. */
export const COPYRIGHT_SINCE = 2024;
