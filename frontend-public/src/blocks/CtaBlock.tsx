import { button, text, type BlockProps } from './BlockProps';
import { ButtonLink } from '../components/ButtonLink';
import { CircuitArt } from '../components/CircuitArt';

export function CtaBlock({ block: { content } }: BlockProps) {
  const [primary, secondary] = [button(content['primaryCta']), button(content['secondaryCta'])];
  return (
    <section className="section section-white">
      <div className="container">
        <div className="cta">
          <CircuitArt />
          <div>
            <h2>{text(content['title']) || 'Ready to start?'}</h2>
            <p>{text(content['description'])}</p>
          </div>
          <div className="buttons">
            {primary && <ButtonLink href={primary.link}>{primary.text}</ButtonLink>}
            {secondary && (
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
