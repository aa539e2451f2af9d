import { ButtonLink } from '../components/links';
import { CircuitArt } from '../components/PageHero';
import type { BlockProps } from './BlockProps';

export function CtaBlock({ content }: BlockProps<'cta'>) {
  const { primaryCta: primary, secondaryCta: secondary } = content;
  return (
    <section className="section section-white">
      <div className="container">
        <div className="cta">
          <CircuitArt />
          <div>
            <h2>{content.title || 'Ready to start?'}</h2>
            <p>{content.description}</p>
          </div>
          <div className="buttons">
            {primary?.text && primary.link && <ButtonLink href={primary.link}>{primary.text}</ButtonLink>}
            {secondary?.text && secondary.link && (
              <ButtonLink href={secondary.link} variant="outline">
                {secondary.text}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
