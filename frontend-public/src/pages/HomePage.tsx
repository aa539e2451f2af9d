import type { ComponentType } from 'react';
import { reads } from '../api/queries';
import type { HomepageContent } from '../api/types';
import { useRead } from '../api/useRead';
import { AboutBlock } from '../blocks/AboutBlock';
import { AccreditationsBlock } from '../blocks/AccreditationsBlock';
import type { BlockProps, BlockType } from '../blocks/BlockProps';
import { ClientsBlock } from '../blocks/ClientsBlock';
import { CtaBlock } from '../blocks/CtaBlock';
import { HeroBlock } from '../blocks/HeroBlock';
import { PostcodeBlock } from '../blocks/PostcodeBlock';
import { ProjectsBlock } from '../blocks/ProjectsBlock';
import { ServicesBlock } from '../blocks/ServicesBlock';
import { TestimonialsBlock } from '../blocks/TestimonialsBlock';
import { Skeleton } from '../components/Skeleton';
import { ContactSection } from '../features/contact/ContactSection';

const blocks: { [T in BlockType]: ComponentType<BlockProps<T>> } = {
  hero: HeroBlock,
  clients: ClientsBlock,
  services: ServicesBlock,
  postcode: PostcodeBlock,
  about: AboutBlock,
  accreditations: AccreditationsBlock,
  projects: ProjectsBlock,
  testimonials: TestimonialsBlock,
  cta: CtaBlock,
};

/** The published blocks. The contact form is always last. */
export function HomePage() {
  const { data, isPending } = useRead(reads.homepage);
  if (isPending) return <Skeleton shape="page" count={1} label="Loading" />;
  const homepage = data ?? fallbackHomepage;
  const shown = homepage.blocks.filter((block) => block.enabled).sort((one, other) => one.order - other.order);
  return (
    <>
      {shown.map((block) => {
        if (!Object.hasOwn(blocks, block.type)) return null;
        // TypeScript cannot relate a looked-up component to its block's content.
        const Block = blocks[block.type as BlockType] as ComponentType<Pick<typeof block, 'id' | 'content'> & Pick<BlockProps, 'homepage'>>;
        return <Block key={block.id} id={block.id} content={block.content} homepage={homepage} />;
      })}
      <ContactSection />
    </>
  );
}

/** Shown when the published homepage cannot be loaded. */
const fallbackHomepage: HomepageContent = {
  autoPopulateServices: true,
  autoPopulateProjects: true,
  autoPopulateTestimonials: true,
  blocks: [
    {
      type: 'hero',
      content: {
        title: 'Electrical work done safely',
        ctaText: 'Get a Quote',
        ctaLink: '/contact',
      },
    },
    { type: 'clients', content: {} },
    { type: 'services', content: {} },
    { type: 'postcode', content: {} },
    { type: 'about', content: {} },
    { type: 'accreditations', content: {} },
    { type: 'projects', content: {} },
    { type: 'testimonials', content: {} },
    {
      type: 'cta',
      content: {
        title: 'Need an electrician?',
        description: 'Tell us what you need.',
        primaryCta: { text: 'Get a Quote', link: '/contact' },
      },
    },
  ].map((block, index) => ({ ...block, id: block.type, enabled: true, order: index + 1 })),
};
