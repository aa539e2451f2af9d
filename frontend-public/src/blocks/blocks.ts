import type { ComponentType } from 'react';
import { AboutBlock } from './AboutBlock';
import { AccreditationsBlock } from './AccreditationsBlock';
import type { BlockProps } from './BlockProps';
import { ClientsBlock } from './ClientsBlock';
import { CtaBlock } from './CtaBlock';
import { HeroBlock } from './HeroBlock';
import { ProjectsBlock } from './ProjectsBlock';
import { ServicesBlock } from './ServicesBlock';
import { TestimonialsBlock } from './TestimonialsBlock';

/** What draws a block of the homepage. Types that are not here are not shown. */
export const blocks: Record<string, ComponentType<BlockProps>> = {
  hero: HeroBlock,
  clients: ClientsBlock,
  services: ServicesBlock,
  about: AboutBlock,
  accreditations: AccreditationsBlock,
  projects: ProjectsBlock,
  testimonials: TestimonialsBlock,
  cta: CtaBlock,
};
