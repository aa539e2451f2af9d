import type { CorePage } from '../api/types';
import { useCompany } from '../api/useCompany';
import { claimed, Figures } from '../components/Figures';
import { RecordIcon } from '../components/Icon';
import { ButtonLink } from '../components/links';
import { PageHero } from '../components/PageHero';
import { Picture } from '../components/Picture';
import { RichText } from '../components/RichText';
import { Section } from '../components/Section';
import { aboutValues } from '../content/about';
import { ContactSection } from '../features/contact/ContactSection';
import { fillIn } from '../lib/fillIn';

export function AboutPage({ page }: { page: CorePage | undefined }) {
  const company = useCompany();
  const { companyName, capabilityStatementUrl } = company;
  const sections = page?.sections.length ? page.sections : aboutValues;
  return (
    <>
      <PageHero
        crumbs={[{ name: page?.title ?? 'About Us', path: '/about' }]}
        title={`About ${companyName}`}
        lead="Electricians from the Mersey side of the Wirral, for homes, businesses and industry."
        picture={<Picture className="page-hero-picture" art="about" alt="" sizes="(min-width: 1024px) 800px, 100vw" priority />}
      />
      <Figures
        figures={[
          claimed(company, 'projectsCompleted', '+', 'projects completed'),
          claimed(company, 'satisfactionRate', '%', 'of clients satisfied'),
          { value: '24/7', label: 'emergency line' },
          { value: '24 h', label: 'at most until our reply' },
        ]}
      />
      <Section tone="mist" title="Mission and Values">
        <div className="values">
          {sections.map(({ title, text, icon }) => (
            <article key={title} className="card value">
              <span className="card-icon">
                <RecordIcon name={icon} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </Section>
      <div className="section section-white">
        <div className="container with-aside">
          <RichText html={fillIn(page?.content ?? '', company)} />
          <div className="aside">
            <Picture
              className="framed"
              art="ev-charging-points"
              alt="Drawing of an electric car that charges at a wall unit"
              sizes="(min-width: 1024px) 360px, 100vw"
            />
            {capabilityStatementUrl && (
              <ButtonLink href={capabilityStatementUrl} variant="secondary" icon="download">
                Download our capability statement
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <ContactSection />
    </>
  );
}
