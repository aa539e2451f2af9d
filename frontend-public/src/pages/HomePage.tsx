import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { blocks } from '../blocks/blocks';
import { Skeleton } from '../components/Skeleton';
import { fallbackHomepage } from '../content/fallbackHomepage';
import { ContactSection } from '../features/contact/ContactSection';

/** The published blocks in their order; contact is always last. */
export function HomePage() {
  const { data, isPending } = useRead(reads.homepage);
  if (isPending) return <Skeleton shape="page" count={1} label="Loading" />;
  const homepage = data ?? fallbackHomepage;
  const shown = homepage.blocks.filter((block) => block.enabled).sort((one, other) => one.order - other.order);
  return (
    <>
      {shown.map((block) => {
        const Block = Object.hasOwn(blocks, block.type) ? blocks[block.type] : undefined;
        return Block && <Block key={block.id} block={block} homepage={homepage} />;
      })}
      <ContactSection />
    </>
  );
}
