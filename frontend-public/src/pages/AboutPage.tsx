import { reads } from '../api/queries';
import type { CorePage, Pictured } from '../api/types';
import { useCompany } from '../api/useCompany';
import { useFirstArea } from '../api/useFirstArea';
import { useRead } from '../api/useRead';
import { CheckList } from '../components/CheckList';
import { FoldedText } from '../components/FoldedText';
import { claimed, Figures } from '../components/Figures';
import { RecordIcon } from '../components/Icon';
import { ButtonLink } from '../components/links';
import { Gallery } from '../components/Gallery';
import { ContactButtons } from '../components/NextStep';
import { PageHero } from '../components/PageHero';
import { People } from '../components/People';
import { ACROSS_A_PHONE, HEAD_SIZES, Picture, pictureOf } from '../components/Picture';
import { Section } from '../components/Section';
import { aboutValues, confirmedSentences } from '../content/about';
import { ContactSection } from '../features/contact/ContactSection';
import { fillIn } from '../lib/fillIn';
import { inOneLine } from '../lib/offered';

const TEAM = 'Drawing of six work jackets on their pegs, a helmet above and boots below each, and a table with mugs and a circuit diagram';
const VAN = 'Drawing of the back of a white van with its doors open, shelves of parts and drums of cable inside';

const ownOr = (own: Pictured | undefined, drawing: string) => ({
  picture: pictureOf(own, 'url'),
  alt: own ? (own.alt ?? '') : drawing,
});

export function AboutPage({ page }: { page: CorePage | undefined }) {
  const company = useCompany();
  const place = useFirstArea();
  const groups = useRead(reads.navigation).data ?? [];
  const { companyName, capabilityStatementUrl } = company;
  const [team, van, ...more] = page?.images ?? [];
  const sections = page?.sections.length ? page.sections : aboutValues;
  return (
    <>
      <PageHero
        crumbs={[{ name: page?.title ?? 'About Us', path: '/about' }]}
        title={`About ${companyName}`}
        lead={inOneLine(place, groups)}
        picture={
          <Picture className="page-hero-picture" {...ownOr(team, TEAM)} art="team" caption={team?.caption} sizes={HEAD_SIZES} priority />
        }
      >
        <div className="buttons" data-timed>
          <ContactButtons form="/contact" />
        </div>
      </PageHero>
      <Figures
        figures={[
          claimed(company, 'projectsCompleted', '+', 'projects completed'),
          claimed(company, 'satisfactionRate', '%', 'of clients satisfied'),
          { value: company.emergencyPhone ? '24/7' : 0, label: 'emergency line' },
        ]}
      />
      <Section tone="mist" title="Mission and Values">
        <div className="values">
          {sections.map(({ title, text, icon }) => (
            <article key={title} className="value">
              <RecordIcon name={icon} size={24} />
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </Section>
      <div className="section section-white">
        <div className="container with-aside">
          <div className="service-content">
            <People title="Our People" />
            <CheckList title="What You Can Rely On" items={confirmedSentences(company)} />
            {fillIn(page?.content ?? '', company)
              .split(/(?=<h2>)/)
              .map((part, index) => (
                <FoldedText key={index} html={part} />
              ))}
            <Gallery pictures={more} art="team" />
          </div>
          <div className="aside">
            <Picture
              className="framed"
              {...ownOr(van, VAN)}
              art="van"
              caption={van?.caption}
              sizes={`(min-width: 1024px) 360px, ${ACROSS_A_PHONE}`}
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
