import { TextInput } from 'react-admin';
import { Section } from './Section';
import { wholeNumber } from './rules';

const PERCENT = 100;

export const FiguresSection = () => (
  <Section title="Figures" note="Shown where the website tells what the company has done.">
    <TextInput source="yearsExperience" label="Years of Experience" type="number" validate={wholeNumber(500)} helperText={false} />
    <TextInput source="projectsCompleted" label="Projects Completed" type="number" validate={wholeNumber(1_000_000)} helperText={false} />
    <TextInput
      source="satisfactionRate"
      label="Satisfaction Rate"
      type="number"
      validate={wholeNumber(PERCENT)}
      helperText="Per cent of customers who are satisfied."
    />
  </Section>
);
