import { text, type BlockProps } from './BlockProps';
import { useCompany } from '../api/useCompany';
import { ButtonLink } from '../components/ButtonLink';
import { CallLink } from '../components/CallLink';
import { Icon } from '../components/Icon';
import { MotionToggle } from '../components/MotionToggle';
import { Picture } from '../components/Picture';
import { heroTiles, heroWords } from '../content/hero';

export function HeroBlock({ block: { content } }: BlockProps) {
  const { phone } = useCompany();
  const [ctaText, ctaLink] = [text(content['ctaText']), text(content['ctaLink'])];
  return (
    <section className="hero">
      <div className="container hero-grid">
        <div className="hero-text">
          {text(content['subtitle']) && <p className="eyebrow">{text(content['subtitle'])}</p>}
          <h1>
            <span className="rotator" aria-hidden="true">
              {heroWords.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </span>
            <span className="visually-hidden">{heroWords.join(', ')}: </span>
            {text(content['title'])}
          </h1>
          {text(content['description']) && <p className="hero-lead">{text(content['description'])}</p>}
          <div className="buttons">
            {ctaText && ctaLink && <ButtonLink href={ctaLink}>{ctaText}</ButtonLink>}
            <CallLink phone={phone} className="button button-light">
              <Icon name="phone" size={20} />
              Call Us
            </CallLink>
            <ButtonLink href="/services" variant="outline">
              View Our Services
            </ButtonLink>
          </div>
        </div>
        <Picture
          className="hero-picture"
          src={text(content['image'])}
          art="hero"
          alt="Drawing of a works, an office block, a house with solar panels and a charging car, all fed by one glowing cable"
          sizes="(min-width: 1024px) 60vw, 100vw"
          priority
        />
        <ul className="hero-tiles">
          {heroTiles.map(({ title, text: line, icon }) => (
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
