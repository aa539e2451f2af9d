import { CallToAction } from '../components/CallToAction';
import { OwnButton } from '../components/CallNow';
import type { BlockProps } from './BlockProps';

export function CtaBlock({ content }: BlockProps<'cta'>) {
  const { primaryCta: primary, secondaryCta: secondary } = content;
  return (
    <CallToAction title={content.title || 'Ready to start?'} text={content.description} isTimed>
      {primary?.text && primary.link && <OwnButton href={primary.link}>{primary.text}</OwnButton>}
      {secondary?.text && secondary.link && (
        <OwnButton href={secondary.link} variant="outline">
          {secondary.text}
        </OwnButton>
      )}
    </CallToAction>
  );
}
