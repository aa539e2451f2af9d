import { Fragment } from 'react';
import { useCompany } from '../api/useCompany';

/** Links to the company's pages on review sites. Nothing is loaded from them. */
export function ReviewProfiles() {
  const { reviewProfiles } = useCompany();
  if (!reviewProfiles?.length) return null;
  return (
    <p className="review-profiles">
      Reviews elsewhere:{' '}
      {reviewProfiles.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
}
