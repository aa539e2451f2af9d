import { reads } from '../api/queries';
import { useRead } from '../api/useRead';
import { CallToAction } from '../components/CallToAction';
import { OwnButton } from '../components/CallNow';
import { inTurn } from '../lib/offered';
import type { BlockProps } from './BlockProps';

export function CtaBlock({ content }: BlockProps<'cta'>) {
  const { primaryCta: primary, secondaryCta: secondary } = content;
  const offered = inTurn(useRead(reads.navigation).data ?? []);
  return (
    <CallToAction title={content.title || aboutOffered(offered)} text={content.description} isTimed>
      {primary?.text && primary.link && <OwnButton href={primary.link}>{primary.text}</OwnButton>}
      {secondary?.text && secondary.link && (
        <OwnButton href={secondary.link} variant="outline">
          {secondary.text}
        </OwnButton>
      )}
    </CallToAction>
  );
}

/** Follows what the company offers, and is a sentence with the name of any service. */
const aboutOffered = ([first, second]: readonly { title: string }[]): string =>
  first ? `Ready to Talk About ${[first, ...(second ? [second] : [])].map(({ title }) => title).join(' or ')}?` : 'Ready to start?';
