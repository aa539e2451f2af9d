import type { Testimonial } from '../../api/types';
import { Icon } from '../../components/Icon';
import { portraitOf } from '../../content/art';

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
        <button type="button" className="icon-button" aria-label="Previous testimonial">
          <Icon name="chevron-left" />
        </button>
        <button type="button" className="icon-button" aria-label="Pause testimonials">
          <Icon name="pause" />
        </button>
        <button type="button" className="icon-button" aria-label="Next testimonial">
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

function Slide({ testimonial: { name, company, location, rating, comment, projectType }, state, label }: SlideProps) {
  const details = [company, location].filter(Boolean).join(', ');
  return (
    <figure className="slide" data-state={state} aria-roledescription="slide" aria-label={label}>
      <Stars rating={rating} />
      <blockquote className="clamp-4">{comment}</blockquote>
      <button type="button" className="slide-more" aria-expanded={false} hidden>
        Read in full
      </button>
      <figcaption>
        <Portrait name={name} />
        <span>
          <strong>{name}</strong>
          {details && <small>{details}</small>}
          {projectType && <small>{projectType}</small>}
        </span>
      </figcaption>
    </figure>
  );
}

function Portrait({ name }: { name: string }) {
  const portrait = portraitOf(name);
  if (portrait) return <img className="portrait" src={portrait} alt="" width={56} height={56} loading="lazy" />;
  return (
    <span className="portrait initial" aria-hidden="true">
      {name.charAt(0)}
    </span>
  );
}

const MAX_RATING = 5;

function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of ${MAX_RATING} stars`}>
      {Array.from({ length: MAX_RATING }, (_, index) => (
        <Icon key={index} name="star" size={20} className={index < rating ? 'star-full' : 'star-empty'} />
      ))}
    </span>
  );
}
