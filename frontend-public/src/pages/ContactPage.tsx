import { reads } from '../api/queries';
import { useReachable } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { Icon } from '../components/Icon';
import { Breadcrumbs } from '../components/PageHero';
import { People } from '../components/People';
import { ProofLine } from '../components/ProofLine';
import { pageTexts } from '../content/pageTexts';
import { AreaMap, isOnMap } from '../features/areas/AreaMap';
import { ContactSection } from '../features/contact/ContactSection';
import { PostcodeFormIsland } from '../features/postcode/PostcodeForm';

export function ContactPage() {
  const { contact, postcode } = pageTexts;
  const areas = useRead(reads.areas).data ?? [];
  const reachable = useReachable();
  return (
    <>
      <ContactSection
        head={
          <>
            <Breadcrumbs crumbs={[{ name: contact.heading, path: '/contact' }]} />
            <h1>{contact.heading}</h1>
            <ProofLine most={2} />
          </>
        }
      >
        <People title="Who Answers" who={({ answers }) => answers} />
      </ContactSection>
      {areas.length > 0 && (
        <section className="section section-white">
          <div className={isOnMap(areas) ? 'container contact-places' : 'container'}>
            <div>
              <h2>{postcode.heading}</h2>
              <p className="lead">{postcode.lead}</p>
              <PostcodeFormIsland page="/contact" company={reachable} example={areas[0]?.postcodes[0]} />
              <p className="more">
                <a href="/areas" className="more-link">
                  {pageTexts.areas.heading}
                  <Icon name="arrow-right" size={18} />
                </a>
              </p>
            </div>
            <AreaMap areas={areas} />
          </div>
        </section>
      )}
    </>
  );
}
