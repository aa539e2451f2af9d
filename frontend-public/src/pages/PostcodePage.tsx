import { reads } from '../api/queries';
import { useReachable } from '../api/useCompany';
import { useFirstArea } from '../api/useFirstArea';
import { useRead } from '../api/useRead';
import { DangerNote } from '../components/DangerNote';
import { PageHero } from '../components/PageHero';
import { pageTexts } from '../content/pageTexts';
import { PostcodeFormIsland } from '../features/postcode/PostcodeForm';
import { usePage } from '../PageContext';

/** Opened by the postcode form without script. */
export function PostcodePage() {
  const { path, search } = usePage();
  const reachable = useReachable();
  const example = useFirstArea()?.postcodes[0];
  const typed = search.get('postcode') ?? '';
  const { data } = useRead(reads.postcode(search));
  const services = useRead(reads.navigation).data?.flatMap((group) => group.services) ?? [];
  const isForEmergency = services.some(({ slug, isEmergency }) => isEmergency && slug === search.get('service'));
  const { heading, lead } = pageTexts.postcode;
  return (
    <>
      <PageHero crumbs={[{ name: heading, path: '/postcode-check' }]} title={heading} lead={lead} />
      <div className="section section-white">
        <div className="container">
          {isForEmergency && <DangerNote />}
          <PostcodeFormIsland
            page={path}
            company={reachable}
            example={example}
            service={search.get('service') || undefined}
            typed={typed}
            result={data}
          />
        </div>
      </div>
    </>
  );
}
