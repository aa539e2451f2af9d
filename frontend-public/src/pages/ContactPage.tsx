import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { Breadcrumbs } from '../components/PageHero';
import { People } from '../components/People';
import { ProofLine } from '../components/ProofLine';
import { pageTexts } from '../content/pageTexts';
import { AreaMap } from '../features/areas/AreaMap';
import { ContactSection } from '../features/contact/ContactSection';

export function ContactPage() {
  const { heading } = pageTexts.contact;
  const areas = useRead(reads.areas).data ?? [];
  return (
    <ContactSection
      head={
        <>
          <Breadcrumbs crumbs={[{ name: heading, path: '/contact' }]} />
          <h1>{heading}</h1>
          <ProofLine most={2} />
        </>
      }
    >
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
  );
}
