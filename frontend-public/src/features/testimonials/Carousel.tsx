import type { Testimonial } from '../../api/types';
import { Icon } from '../../components/Icon';
import { Attribution, Stars } from './Quote';

/** All slides share one grid cell, so that the tallest sets the height and nothing below moves. live/carousel.ts moves them. */
export function Carousel({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <div className="carousel" role="group" aria-roledescription="carousel" aria-label="Testimonials" data-direction="forward">
      <div className="carousel-slides" aria-live="off">
        {testimonials.map((testimonial, at) => (
          <Slide
            key={testimonial.id}
            testimonial={testimonial}
            state={at === 0 ? 'shown' : 'away'}
            label={`${at + 1} of ${testimonials.length}`}
          />
        ))}
      </div>
      <div className="carousel-controls">
        <button type="button" className="icon-button" data-step={-1} aria-label="Previous testimonial">
          <Icon name="chevron-left" />
        </button>
        <button type="button" className="icon-button" data-play aria-label="Pause testimonials">
          <Icon name="pause" />
        </button>
        <button type="button" className="icon-button" data-step={1} aria-label="Next testimonial">
          <Icon name="chevron-right" />
        </button>
        <div className="carousel-dots">
          {testimonials.map(({ id, name }, at) => (
            <button
              key={id}
              type="button"
              className="carousel-dot"
              aria-label={`Show testimonial ${at + 1}, ${name}`}
              aria-current={at === 0}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface SlideProps {
  testimonial: Testimonial;
  state: 'shown' | 'away';
  label: string;
}

function Slide({ testimonial, state, label }: SlideProps) {
  return (
    <figure className="slide" data-state={state} aria-roledescription="slide" aria-label={label}>
      <Stars rating={testimonial.rating} />
      <blockquote className="clamp-4">{testimonial.comment}</blockquote>
      <button type="button" className="slide-more" aria-expanded={false} hidden>
        Read in full
      </button>
      <Attribution testimonial={testimonial} />
    </figure>
  );
}
