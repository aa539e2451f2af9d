import type { BlockProps } from './BlockProps';
import { useCompany } from '../api/useCompany';
import { AccreditationBadges } from '../components/AccreditationBadges';
import { Section } from '../components/Section';
import { heldAccreditations } from '../lib/accreditations';
import { usePage } from '../PageContext';

export function AccreditationsBlock({ content }: BlockProps<'accreditations'>) {
  const names = content.list?.length ? content.list : undefined;
  return (
    <Section title={content.title || 'Our Accreditations'} className="accreditations">
      <AccreditationBadges className="badges" accreditations={heldAccreditations(useCompany(), usePage().timeState.today, names)} />
    </Section>
  );
}
