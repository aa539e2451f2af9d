import type { Testimonial } from '../../api/types';
import { Icon } from '../../components/Icon';
import { focusClasses, pictureOf } from '../../components/Picture';

/** One testimonial in full. */
export const Quote = ({ testimonial }: { testimonial: Testimonial }) => (
  <figure className="slide quote">
    <Stars rating={testimonial.rating} />
    <blockquote>{testimonial.comment}</blockquote>
    <Attribution testimonial={testimonial} />
  </figure>
);

export function Attribution({ testimonial }: { testimonial: Testimonial }) {
  const { name, company, location, projectType } = testimonial;
  const details = [company, location].filter(Boolean).join(', ');
  return (
    <figcaption>
      <Portrait of={testimonial} />
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

function Portrait({ of }: { of: Testimonial }) {
  const picture = pictureOf(of, 'image');
  if (picture) {
    const className = ['portrait', focusClasses(picture)].filter(Boolean).join(' ');
    return <img className={className} src={picture.small ?? picture.src} alt="" width={56} height={56} loading="lazy" decoding="async" />;
  }
  return (
    <span className="portrait initial" aria-hidden="true">
      {of.name.normalize('NFC').charAt(0)}
    </span>
  );
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
