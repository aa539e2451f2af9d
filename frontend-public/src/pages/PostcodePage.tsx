import { useSearch } from 'wouter';
import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { PageHero } from '../components/PageHero';
import { pageTexts } from '../content/pageTexts';
import { PostcodeForm } from '../features/postcode/PostcodeForm';

/** Opened by the postcode form without script. */
export function PostcodePage() {
  const search = new URLSearchParams(useSearch());
  const typed = search.get('postcode') ?? '';
  const { data } = useRead(reads.postcode(search), { enabled: typed !== '' });
  const { heading, lead } = pageTexts.postcode;
  return (
    <>
      <PageHero crumbs={[{ name: heading, path: '/postcode-check' }]} title={heading} lead={lead} />
      <div className="section section-white">
        <div className="container">
          <PostcodeForm service={search.get('service') || undefined} typed={typed} answer={data} />
        </div>
      </div>
    </>
  );
}
