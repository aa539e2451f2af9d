import { LinesInput } from '../ui/LinesInput';
import { Section } from './Section';

export const ListsSection = () => (
  <Section title="Badges and Clients" note="The names in the footer and in the strip of clients.">
    <LinesInput source="accreditations" label="Accreditations" />
    <LinesInput source="keyClients" label="Key Clients" />
  </Section>
);
