import { reads } from '../api/queries';
import type { CompanyInfo, NavigationGroup } from '../api/types';
import { useCompany } from '../api/useCompany';
import { useRead } from '../api/useRead';
import { Icon } from '../components/Icon';
import { LineHours, OwnButton } from '../components/CallNow';
import { ButtonLink, CallLink } from '../components/links';
import { useLine } from '../PageContext';
import { MotionToggle } from '../components/MotionToggle';
import { Picture, pictureOf } from '../components/Picture';
import type { IconName } from '../content/icons';
import { guaranteePeriod } from '../lib/guaranteePeriod';
import { inTurn } from '../lib/offered';
import type { BlockProps } from './BlockProps';

/** Each shows for 2125 ms (styles/hero.css has as many). */
const WORDS = 5;
/** Longer titles take two lines on a phone. */
const WORD_LENGTH = 18;

/** Services that are offered. */
const wordsOf = (groups: NavigationGroup[]) =>
  inTurn(groups)
    .map(({ title }) => title)
    .filter((title) => title.length <= WORD_LENGTH);

/** What the company does not claim in its settings is left out. */
const heroTiles = ({ insurance, guaranteeMonths }: CompanyInfo): { title: string; text: string; icon: IconName }[] => [
  ...(insurance ? [{ title: 'Licensed & Insured', text: insurance, icon: 'shield-check' as const }] : []),
  { title: 'Safety First Approach', text: 'Isolated, locked off and proved dead', icon: 'zap' },
  ...(guaranteeMonths
    ? [{ title: 'Quality Guaranteed', text: `All work guaranteed for ${guaranteePeriod(guaranteeMonths)}`, icon: 'award' as const }]
    : []),
];

const DRAWING = 'Drawing of a works, an office block and a house, all fed by one glowing cable';

export function HeroBlock({ content }: BlockProps<'hero'>) {
  const company = useCompany();
  const line = useLine();
  const groups = useRead(reads.navigation).data ?? [];
  const { ctaText, ctaLink } = content;
  const words = [...new Set(content.words?.length ? content.words : wordsOf(groups))].slice(0, WORDS);
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
        {words.length > 1 && <MotionToggle label="Pause the changing word" />}
      </div>
    </section>
  );
}
