import { PageHero } from '../components/PageHero';
import { pageTexts } from '../content/pageTexts';
import { ContactSection } from '../features/contact/ContactSection';

export function ContactPage() {
  const { heading, lead } = pageTexts.contact;
  return (
    <>
      <PageHero crumbs={[{ name: heading, path: '/contact' }]} title={heading} lead={lead} />
      <ContactSection />
    </>
  );
}
