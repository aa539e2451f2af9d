import { Link, useLocation } from 'wouter';
import type { PostcodeAnswer as Answer } from '../../api/types';
import { useCompany } from '../../api/useCompany';
import { CallLink } from '../../components/CallLink';
import { enquiryPath } from '../../content/serviceTypes';
import { servicePath } from '../../lib/paths';

/** Yes, and where to read on; or an honest no, and how to ask all the same. */
export function PostcodeAnswer({ answer: { postcode, covered, place, page }, service }: { answer: Answer; service?: string }) {
  const { phone } = useCompany();
  const [pathname] = useLocation();
  const ask = enquiryPath(service ? servicePath(service) : pathname, postcode);
  if (!covered)
    return (
      <div className="note">
        <p>
          <strong>{postcode} is outside the area that we cover every day.</strong> We may still be able to help:
        </p>
        <p>
          <CallLink phone={phone}>Call {phone}</CallLink> or <Link href={ask}>ask whether we can come to {postcode}</Link>.
        </p>
      </div>
    );
  return (
    <div className="note note-good">
      <p>
        <strong>
          Yes, we cover {postcode}: {place}.
        </strong>
      </p>
      <p>
        {page && (
          <>
            <Link href={page.path}>{page.title}</Link> or{' '}
          </>
        )}
        <Link href={ask}>
          {page ? 'ask' : 'Ask'} for a quote in {postcode}
        </Link>
        .
      </p>
    </div>
  );
}
