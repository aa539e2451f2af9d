/** 'EV Charging Points!' becomes 'ev-charging-points', as the server would make it. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
