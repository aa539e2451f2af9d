import { useCompany } from '../api/useCompany';
import { longDate } from '../lib/london';

/** Links to the company's pages on review sites. Nothing is loaded from them. */
export function ReviewProfiles() {
  const { reviewProfiles } = useCompany();
  if (!reviewProfiles?.length) return null;
  return (
    <p className="review-profiles">
      Reviews elsewhere:{' '}
      {reviewProfiles.map(({ name, url, rating, count, asOf }, index) => (
        <span key={url}>
          {index > 0 && '; '}
          {rating && count && asOf ? (
            <>
              {rating.toFixed(1)} from {count.toLocaleString('en-GB')} {count === 1 ? 'review' : 'reviews'} on <a href={url}>{name}</a>,{' '}
              {longDate(asOf)}
            </>
          ) : (
            <a href={url}>{name}</a>
          )}
        </span>
      ))}
    </p>
  );
}
