import type { Testimonial } from '../../api/types';
import { Icon } from '../../components/Icon';
import { libraryPicture } from '../../lib/libraryPictures';

/** One testimonial in full. */
export const Quote = ({ testimonial }: { testimonial: Testimonial }) => (
  <figure className="slide quote">
    <Stars rating={testimonial.rating} />
    <blockquote>{testimonial.comment}</blockquote>
    <Attribution testimonial={testimonial} />
  </figure>
);

export function Attribution({ testimonial: { name, image, company, location, projectType } }: { testimonial: Testimonial }) {
  const details = [company, location].filter(Boolean).join(', ');
  return (
    <figcaption>
      <Portrait name={name} image={image} />
      <span>
        <strong>{name}</strong>
        {details && <small>{details}</small>}
        {projectType && <small>{projectType}</small>}
      </span>
    </figcaption>
  );
}

function Portrait({ name, image }: Pick<Testimonial, 'name' | 'image'>) {
  if (image) {
    const picture = libraryPicture(image);
    const className = picture?.focus ? `portrait ${picture.focus}` : 'portrait';
    return <img className={className} src={picture?.small ?? image} alt="" width={56} height={56} loading="lazy" decoding="async" />;
  }
  return (
    <span className="portrait initial" aria-hidden="true">
      {name.charAt(0)}
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
