let made = 0;
/** A unique text. */
export const mark = (name: string) => `Marked ${name} ${++made}.`;
export const picture = (name: string) => ({ url: `/media/marked-${name}-${++made}.webp`, alt: mark(`${name} alt`) });

/** All that a project's card shows. The category is that of projects without a sector, the description of those without a challenge. */
export const card = () => ({
  title: mark('card title'),
  sector: 'education',
  location: mark('card location'),
  challenge: mark('card challenge'),
  images: [picture('card')],
});
