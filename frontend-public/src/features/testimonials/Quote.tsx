import type { Testimonial } from '../../api/types';
import { Icon } from '../../components/Icon';
import { pictureOf } from '../../components/Picture';
import { Portrait } from '../../components/Portrait';

/** One testimonial in full. */
export const Quote = ({ testimonial }: { testimonial: Testimonial }) => (
  <figure className="slide quote">
    <Stars rating={testimonial.rating} />
    <blockquote>{testimonial.comment}</blockquote>
    <Attribution testimonial={testimonial} />
  </figure>
);

/** Beside each other; on a phone several are one row, to be pulled sideways. */
export function Quotes({ testimonials }: { testimonials: Testimonial[] }) {
  if (!testimonials.length) return null;
  return (
    <div className="quotes" role="group" aria-label="What clients say" tabIndex={testimonials.length > 1 ? 0 : undefined}>
      {testimonials.map((testimonial) => (
        <Quote key={testimonial.id} testimonial={testimonial} />
      ))}
    </div>
  );
}

export function Attribution({ testimonial }: { testimonial: Testimonial }) {
  const { name, company, location, projectType } = testimonial;
  const details = [company, location].filter(Boolean).join(', ');
  return (
    <figcaption>
      <Portrait name={name} picture={pictureOf(testimonial, 'image')} size={56} />
      <span>
        <strong>{name}</strong>
        {details && <small>{details}</small>}
        {projectType && <small>{projectType}</small>}
        <Origin {...testimonial} />
      </span>
    </figcaption>
  );
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Where and when it was given. */
function Origin({ source, sourceUrl, givenOn }: Pick<Testimonial, 'source' | 'sourceUrl' | 'givenOn'>) {
  const said = [source, givenOn && MONTH.format(new Date(givenOn))].filter(Boolean).join(', ');
  if (!said) return null;
  return <small>{sourceUrl ? <a href={sourceUrl}>{said}</a> : said}</small>;
}

const MAX_RATING = 5;

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of ${MAX_RATING} stars`}>
      {Array.from({ length: MAX_RATING }, (_, index) => (
        <Icon key={index} name="star" size={20} className={index < rating ? 'star-full' : 'star-empty'} />
      ))}
    </span>
  );
}
