import { type ComponentType, Fragment } from 'react';
import { reads } from '../api/queries';
import type { HomepageContent } from '../api/types';
import { useNumbers } from '../api/useCompany';
import { useFirstArea } from '../api/useFirstArea';
import { useRead } from '../api/useRead';
import { AboutBlock } from '../blocks/AboutBlock';
import { AccreditationsBlock } from '../blocks/AccreditationsBlock';
import type { BlockProps, BlockType } from '../blocks/BlockProps';
import { ClientsBlock } from '../blocks/ClientsBlock';
import { CtaBlock } from '../blocks/CtaBlock';
import { HeroBlock } from '../blocks/HeroBlock';
import { ProjectsBlock } from '../blocks/ProjectsBlock';
import { ServicesBlock } from '../blocks/ServicesBlock';
import { TestimonialsBlock } from '../blocks/TestimonialsBlock';
import { Skeleton } from '../components/Skeleton';
import { pageTexts } from '../content/pageTexts';
import { ContactSection } from '../features/contact/ContactSection';
import { PostcodeFormIsland } from '../features/postcode/PostcodeForm';
import { usePage } from '../PageContext';

const blocks: { [T in BlockType]: ComponentType<BlockProps<T>> } = {
  hero: HeroBlock,
  clients: ClientsBlock,
  services: ServicesBlock,
  about: AboutBlock,
  accreditations: AccreditationsBlock,
  projects: ProjectsBlock,
  testimonials: TestimonialsBlock,
  cta: CtaBlock,
};

/** The published blocks, with the postcode check after the services. The contact form is always last. */
export function HomePage() {
  const { data, isPending } = useRead(reads.homepage);
  if (isPending) return <Skeleton shape="page" count={1} label="Loading" />;
  const homepage = data ?? fallbackHomepage;
  const shown = homepage.blocks.filter((block) => block.enabled).sort((one, other) => one.order - other.order);
  const services = shown.find(({ type }) => type === 'services');
  return (
    <>
      {shown.map((block) => {
        if (!Object.hasOwn(blocks, block.type)) return null;
        // TypeScript cannot relate a looked-up component to its block's content.
        const Block = blocks[block.type as BlockType] as ComponentType<Pick<typeof block, 'content'> & Pick<BlockProps, 'homepage'>>;
        return (
          <Fragment key={block.id}>
            <Block content={block.content} homepage={homepage} />
            {block === services && <PostcodeSection />}
          </Fragment>
        );
      })}
      {!services && <PostcodeSection />}
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
    { type: 'about', content: {} },
    { type: 'accreditations', content: {} },
    { type: 'projects', content: {} },
    { type: 'testimonials', content: {} },
    {
      type: 'cta',
      content: {
        title: 'Need an electrician?',
        description: 'Tell us what you need.',
        primaryCta: { text: 'Contact Us', link: '/contact' },
      },
    },
  ].map((block, index) => ({ ...block, id: block.type, enabled: true, order: index + 1 })),
};

function PostcodeSection() {
  const { path } = usePage();
  const numbers = useNumbers();
  const example = useFirstArea()?.postcodes[0];
  return (
    <section className="section section-white">
      <div className="container">
        <div className="postcode-band">
          <div>
            <h2>{pageTexts.postcode.heading}</h2>
            <p className="lead">{pageTexts.postcode.lead}</p>
          </div>
          <PostcodeFormIsland page={path} company={numbers} example={example} />
        </div>
      </div>
    </section>
  );
}
