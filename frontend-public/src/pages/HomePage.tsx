import { Fragment } from 'react';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { blocks } from '../blocks/blocks';
import { Skeleton } from '../components/Skeleton';
import { fallbackHomepage } from '../content/fallbackHomepage';
import { ContactSection } from '../features/contact/ContactSection';
import { PostcodeSection } from '../features/postcode/PostcodeSection';

/** The published blocks in their order, the postcode check after what the company does; contact is always last. */
export function HomePage() {
  const { data, isPending } = useRead(reads.homepage);
  if (isPending) return <Skeleton shape="page" count={1} label="Loading" />;
  const homepage = data ?? fallbackHomepage;
  const shown = homepage.blocks.filter((block) => block.enabled).sort((one, other) => one.order - other.order);
  const services = shown.find(({ type }) => type === 'services');
  return (
    <>
      {shown.map((block) => {
        const Block = Object.hasOwn(blocks, block.type) ? blocks[block.type] : undefined;
        if (!Block) return null;
        return (
          <Fragment key={block.id}>
            <Block block={block} homepage={homepage} />
            {block === services && <PostcodeSection />}
          </Fragment>
        );
      })}
      {!services && <PostcodeSection />}
      <ContactSection />
    </>
  );
}
