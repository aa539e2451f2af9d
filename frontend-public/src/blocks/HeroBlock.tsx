import type { CompanyInfo } from '../api/types';
import { useCompany } from '../api/useCompany';
import { Icon } from '../components/Icon';
import { LineHours, OwnButton } from '../components/CallNow';
import { ButtonLink, CallLink } from '../components/links';
import { useLine } from '../PageContext';
import { MotionToggle } from '../components/MotionToggle';
import { Picture, pictureOf } from '../components/Picture';
import type { IconName } from '../content/icons';
import { guaranteePeriod } from '../lib/guaranteePeriod';
import type { BlockProps } from './BlockProps';

/** Each shows for 2125 ms (styles/hero.css). */
const heroWords = ['Commercial', 'Industrial', 'Domestic', 'Solar', 'Renewables'];

/** What the company does not claim in its settings is left out. */
const heroTiles = ({ insurance, guaranteeMonths }: CompanyInfo): { title: string; text: string; icon: IconName }[] => [
  ...(insurance ? [{ title: 'Licensed & Insured', text: insurance, icon: 'shield-check' as const }] : []),
  { title: 'Safety First Approach', text: 'Isolated, locked off and proved dead', icon: 'zap' },
  ...(guaranteeMonths
    ? [{ title: 'Quality Guaranteed', text: `All work guaranteed for ${guaranteePeriod(guaranteeMonths)}`, icon: 'award' as const }]
    : []),
];

const DRAWING = 'Drawing of a works, an office block, a house with solar panels and a charging car, all fed by one glowing cable';

export function HeroBlock({ content }: BlockProps<'hero'>) {
  const company = useCompany();
  const line = useLine();
  const { ctaText, ctaLink } = content;
  return (
    <section className="hero">
      <div className="container hero-grid">
        <div className="hero-text">
          {content.subtitle && <p className="eyebrow">{content.subtitle}</p>}
          <div className="rotator" aria-hidden="true">
            {heroWords.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </div>
          <h1>
            <span className="visually-hidden">{heroWords.join(', ')}: </span>
            {content.title}
          </h1>
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
            <ButtonLink href="/services" variant="outline">
              View Our Services
            </ButtonLink>
          </div>
        </div>
        <Picture
          className="hero-picture"
          picture={pictureOf(content, 'image')}
          art="hero"
          alt={content.image ? (content.imageAlt ?? '') : DRAWING}
          sizes="(min-width: 1024px) 60vw, 100vw"
          priority
        />
        <ul className="hero-tiles">
          {heroTiles(company).map(({ title, text: line, icon }) => (
            <li key={title}>
              <Icon name={icon} size={28} />
              <strong>{title}</strong>
              <span>{line}</span>
            </li>
          ))}
        </ul>
        <MotionToggle label="Pause the changing word" />
      </div>
    </section>
  );
}
