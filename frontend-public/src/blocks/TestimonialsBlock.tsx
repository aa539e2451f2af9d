import type { BlockProps } from './BlockProps';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { ReviewProfiles } from '../components/ReviewProfiles';
import { Section } from '../components/Section';
import { Skeleton } from '../components/Skeleton';
import { Carousel } from '../features/testimonials/Carousel';
import { featuredIn } from '../lib/featured';

const SKELETONS = 3;

export function TestimonialsBlock({ content, homepage }: BlockProps<'testimonials'>) {
  const { data, isPending } = useRead(reads.testimonials);
  const shown = featuredIn(data ?? [], 'testimonials', homepage, content);
  return (
    <Section id="testimonials-section" tone="navy" title={content.title || 'What Our Clients Say'} className="testimonials">
      {isPending && <Skeleton shape="quote" count={SKELETONS} label="Loading testimonials" />}
      {!isPending && !shown.length && <p className="empty">No testimonials available at the moment.</p>}
      {shown.length > 0 && <Carousel testimonials={shown} />}
      <ReviewProfiles />
    </Section>
  );
}
