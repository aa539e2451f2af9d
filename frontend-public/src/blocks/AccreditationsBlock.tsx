import type { BlockProps } from './BlockProps';
import { useCompany } from '../api/useCompany';
import { AccreditationBadge } from '../components/AccreditationBadge';
import { Section } from '../components/Section';

export function AccreditationsBlock({ content }: BlockProps<'accreditations'>) {
  const { accreditations } = useCompany();
  const names = content.list?.length ? content.list : accreditations;
  return (
    <Section title={content.title || 'Our Accreditations'} className="accreditations">
      <ul className="badges">
        {names.map((name, index) => (
          <li key={name}>
            <AccreditationBadge name={name} index={index} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
