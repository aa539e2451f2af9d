import type { BlockProps } from './BlockProps';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { ProofLine } from '../components/ProofLine';
import { ReviewScores } from '../components/ReviewProfiles';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { Carousel } from '../features/testimonials/Carousel';
import { featuredIn } from '../lib/featured';

const SKELETONS = 3;
/** A company without reviews shows what else can be checked. */
const EVERYTHING = 6;

export function TestimonialsBlock({ content, homepage }: BlockProps<'testimonials'>) {
  const { data, isPending } = useRead(reads.testimonials);
  const shown = featuredIn(data ?? [], 'testimonials', homepage, content);
  return (
    <Section id="testimonials-section" tone="navy" title={content.title || 'What Our Clients Say'} className="testimonials">
      {isPending && <Skeleton shape="quote" count={SKELETONS} label="Loading testimonials" />}
      {!isPending && !shown.length && <p className="empty">No testimonials available at the moment.</p>}
      {shown.length > 0 && <Carousel testimonials={shown} />}
      {!isPending && !shown.length && <ProofLine most={EVERYTHING} />}
      <ReviewScores />
    </Section>
  );
}
