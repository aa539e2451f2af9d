import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { PageHero } from '../components/PageHero';
import { People } from '../components/People';
import { ProofLine } from '../components/ProofLine';
import { pageTexts } from '../content/pageTexts';
import { AreaMap } from '../features/areas/AreaMap';
import { ContactSection } from '../features/contact/ContactSection';

export function ContactPage() {
  const { heading, lead } = pageTexts.contact;
  const areas = useRead(reads.areas).data ?? [];
  return (
    <>
      <PageHero crumbs={[{ name: heading, path: '/contact' }]} title={heading} lead={lead}>
        <ProofLine most={2} />
      </PageHero>
      <ContactSection>
        <People title="Who Answers" who={({ answers }) => answers} />
        {areas.length > 0 && (
          <div className="contact-map">
            <AreaMap areas={areas} />
            <p className="more">
              <a href="/areas">{pageTexts.areas.heading}</a>
            </p>
          </div>
        )}
      </ContactSection>
    </>
  );
}
