import { reads } from '../api/queries';
import type { CompanyInfo } from '../api/types';
import { useCompany } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { Icon } from '../components/Icon';
import { LineHours, OwnButton } from '../components/CallNow';
import { CallLink } from '../components/links';
import { useLine } from '../PageContext';
import { MotionToggle } from '../components/MotionToggle';
import { ACROSS_A_PHONE, Picture, pictureOf } from '../components/Picture';
import { ProofLine } from '../components/ProofLine';
import { offeredArt } from '../content/art';
import type { IconName } from '../content/icons';
import { guaranteePeriod } from '../lib/guaranteePeriod';
import { insured, isFullyInsured } from '../lib/insured';
import type { BlockProps } from './BlockProps';

/** Each shows for 2125 ms (styles/hero.css has as many). */
const WORDS = 5;
/** What nobody has claimed, in the settings or in the block, is left out. */
const heroTiles = (company: CompanyInfo, { safety }: BlockProps<'hero'>['content']): { title: string; text: string; icon: IconName }[] => {
  const insurance = insured(company);
  const { guaranteeMonths } = company;
  return [
    ...(insurance ? [{ title: insuredTitle(company), text: insurance, icon: 'shield-check' as const }] : []),
    ...(safety ? [{ title: 'Safety First Approach', text: safety, icon: 'zap' as const }] : []),
    ...(guaranteeMonths
      ? [{ title: 'Quality Guaranteed', text: `All work guaranteed for ${guaranteePeriod(guaranteeMonths)}`, icon: 'award' as const }]
      : []),
  ];
};

/** Of the sample company its title is given. */
const insuredTitle = (company: CompanyInfo): string =>
  company.isSample ? 'Licensed & Insured' : isFullyInsured(company) ? 'Fully Insured' : 'Insured';

const DRAWING = 'Drawing of a works, an office block and a house with solar panels and a charging car, all fed by one glowing cable';

export function HeroBlock({ content }: BlockProps<'hero'>) {
  const company = useCompany();
  const line = useLine();
  const groups = useRead(reads.navigation).data ?? [];
  const { ctaText, ctaLink } = content;
  const tiles = heroTiles(company, content);
  const art = offeredArt(groups);
  // Only the owner knows which words go before the title: a service's name seldom does.
  const words = [...new Set(content.words ?? [])].slice(0, WORDS);
  return (
    <section className="hero">
      <div className="container hero-grid">
        <div className="hero-text">
          {content.subtitle && <p className="eyebrow">{content.subtitle}</p>}
          {words.length > 0 && (
            <div className={`rotator rotator-${words.length}`} aria-hidden="true">
              {words.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </div>
          )}
          <h1>
            {words.length > 0 && <span className="visually-hidden">{words.join(', ')}: </span>}
            {content.title}
          </h1>
          <ProofLine />
          {content.description && <p className="hero-lead">{content.description}</p>}
          <div className="buttons" data-timed>
            {ctaText && ctaLink && <OwnButton href={ctaLink}>{ctaText}</OwnButton>}
            <CallLink phone={line.number} className="button button-light">
              <Icon name="phone" size={20} />
              Call Us
            </CallLink>
            <p className="small line-hours">
              <LineHours {...line} hours={`${line.number}: ${line.hours}`} />
            </p>
            <OwnButton href="/services" variant="outline">
              View Our Services
            </OwnButton>
          </div>
        </div>
        <Picture
          className="hero-picture"
          picture={pictureOf(content, 'image')}
          art={art}
          alt={content.image ? (content.imageAlt ?? '') : art === 'hero' ? DRAWING : ''}
          sizes={`(min-width: 1024px) 60vw, ${ACROSS_A_PHONE}`}
          priority
        />
        {tiles.length > 0 && (
          <ul className="hero-tiles">
            {tiles.map(({ title, text, icon }) => (
              <li key={title}>
                <Icon name={icon} size={28} />
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {words.length > 1 && <MotionToggle label="Pause the changing word" />}
      </div>
    </section>
  );
}
