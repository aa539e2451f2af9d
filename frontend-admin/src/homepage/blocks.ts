import type { HomepageBlock } from '../data/types';

type Blocks = readonly HomepageBlock[];

/** Section 4 of the specification: what a new block starts with. */
const starters: Readonly<Record<string, Record<string, unknown>>> = {
  hero: {
    title: 'New Hero Section',
    subtitle: 'Subtitle here',
    description: 'Description here',
    ctaText: 'Learn More',
    ctaLink: '/contact',
  },
  services: { title: 'Our Services', description: 'Browse our services', featuredOrder: [] },
  cta: { title: 'Call to Action', description: 'Get in touch', primaryCta: { text: 'Contact Us', link: '/contact' } },
  projects: { title: 'Our Projects' },
  testimonials: { title: 'What Our Clients Say' },
  clients: { title: 'Trusted by Leading Organisations' },
  about: { title: 'About Us', subtitle: '', description: '' },
  accreditations: { title: 'Accreditations' },
};

export const blockTypes: readonly string[] = Object.keys(starters);

export const sorted = (blocks: Blocks): HomepageBlock[] => [...blocks].sort((a, b) => a.order - b.order);

const renumbered = (blocks: Blocks): HomepageBlock[] => blocks.map((block, index) => ({ ...block, order: index + 1 }));

/** The new block stands last and is switched on. */
export function added(blocks: Blocks, type: string, now: Date): HomepageBlock[] {
  const content = structuredClone(starters[type] ?? {});
  return [...sorted(blocks), { id: `${type}-${now.getTime()}`, type, enabled: true, order: blocks.length + 1, content }];
}

export const removed = (blocks: Blocks, id: string): HomepageBlock[] => renumbered(sorted(blocks).filter((block) => block.id !== id));

/** One place up (-1) or down (1); at the end of the list it stays. */
export function moved(blocks: Blocks, id: string, step: -1 | 1): HomepageBlock[] {
  const list = sorted(blocks);
  const from = list.findIndex((block) => block.id === id);
  const [block, neighbour] = [list[from], list[from + step]];
  if (!block || !neighbour) return list;
  list[from] = neighbour;
  list[from + step] = block;
  return renumbered(list);
}

export const replaced = (blocks: Blocks, id: string, change: Partial<HomepageBlock>): HomepageBlock[] =>
  blocks.map((block) => (block.id === id ? { ...block, ...change } : block));
