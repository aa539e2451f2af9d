import { CallToAction } from '../components/CallToAction';
import { ButtonLink } from '../components/links';
import type { BlockProps } from './BlockProps';

export function CtaBlock({ content }: BlockProps<'cta'>) {
  const { primaryCta: primary, secondaryCta: secondary } = content;
  return (
    <CallToAction title={content.title || 'Ready to start?'} text={content.description}>
      {primary?.text && primary.link && <ButtonLink href={primary.link}>{primary.text}</ButtonLink>}
      {secondary?.text && secondary.link && (
        <ButtonLink href={secondary.link} variant="outline">
          {secondary.text}
        </ButtonLink>
      )}
    </CallToAction>
  );
}
