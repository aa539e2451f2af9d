import { text, texts, type BlockProps } from './BlockProps';
import { useCompany } from '../api/useCompany';
import { AccreditationBadge } from '../components/AccreditationBadge';
import { Section } from '../components/Section';

export function AccreditationsBlock({ block: { content } }: BlockProps) {
  const { accreditations } = useCompany();
  const own = texts(content['list']).length ? texts(content['list']) : texts(content['items']);
  const names = own.length ? own : accreditations;
  return (
    <Section title={text(content['title']) || 'Our Accreditations'} className="accreditations">
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
