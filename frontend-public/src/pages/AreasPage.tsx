import { reads } from '../api/queries';
import { useReachable } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { Icon } from '../components/Icon';
import { PageHero } from '../components/PageHero';
import { Skeleton } from '../components/Skeleton';
import { pageTexts } from '../content/pageTexts';
import { areaPath } from '../content/services';
import { AreaMap, isOnMap } from '../features/areas/AreaMap';
import { ContactSection } from '../features/contact/ContactSection';
import { PostcodeFormIsland } from '../features/postcode/PostcodeForm';
import { usePage } from '../PageContext';

const POSTCODES = 6;

export function AreasPage() {
  const { data, isPending } = useRead(reads.areas);
  const areas = data ?? [];
  const { path } = usePage();
  const reachable = useReachable();
  const { heading, lead } = pageTexts.areas;
  return (
    <>
      <PageHero
        crumbs={[{ name: heading, path: '/areas' }]}
        title={heading}
        lead={lead}
        ground={isOnMap(areas) && <AreaMap areas={areas} isGround />}
      />
      <div className="section section-white">
        <div className="container areas">
          <section className="postcode-band">
            <h2 className="quiet">{pageTexts.postcode.heading}</h2>
            <PostcodeFormIsland page={path} company={reachable} example={areas[0]?.postcodes[0]} />
          </section>
          {isPending ? (
            <Skeleton shape="card" count={6} label="Loading" />
          ) : (
            <ul className="area-list">
              {areas.map(({ slug, name, postcodes }) => (
                <li key={slug} className="card area-card">
                  <h2>
                    <a href={areaPath(slug)} className="card-link">
                      {name}
                    </a>
                  </h2>
                  <p>{summary(postcodes)}</p>
                  <Icon name="arrow-right" size={20} />
                </li>
              ))}
            </ul>
          )}
          {!isPending && areas.length === 0 && <p className="empty">Ask us whether we cover where you are.</p>}
        </div>
      </div>
      <ContactSection />
    </>
  );
}

const summary = (postcodes: string[]): string =>
  postcodes.length > POSTCODES
    ? `${postcodes.slice(0, POSTCODES).join(', ')} and ${postcodes.length - POSTCODES} more`
    : postcodes.join(', ');
