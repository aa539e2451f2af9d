import { Icon } from './Icon';

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
