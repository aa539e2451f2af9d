import { Fragment } from 'react';
import { useCompany } from '../api/useCompany';
import { longDate } from '../lib/london';

/** Links to the company's pages on review sites. Nothing is loaded from them. */
export function ReviewProfiles() {
  const { reviewProfiles } = useCompany();
  if (!reviewProfiles?.length) return null;
  return (
    <p className="review-profiles">
      Reviews elsewhere:{' '}
      {reviewProfiles.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ' '}
          <span>
            <a href={url}>{name}</a>
            {index < reviewProfiles.length - 1 && ','}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** What each review site says on average: the score, of how many, where and when. Without any, only the links. */
export function ReviewScores() {
  const rated = (useCompany().reviewProfiles ?? []).filter(({ rating }) => rating);
  if (!rated.length) return <ReviewProfiles />;
  return (
    <ul className="review-scores">
      {rated.map(({ name, url, rating, count, asOf }) => (
        <li key={url}>
          <strong>
            {rating?.toFixed(1)}
            <span className="visually-hidden"> out of 5</span>
          </strong>
          <span>
            <span>
              {count?.toLocaleString('en-GB')} {count === 1 ? 'review' : 'reviews'} on <a href={url}>{name}</a>
            </span>
            {asOf && <small>{longDate(asOf)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
