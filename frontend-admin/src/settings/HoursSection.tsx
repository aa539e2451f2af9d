import { Wide } from '../ui/FieldGrid';
import { BankHolidaysInput } from './BankHolidaysInput';
import { OpeningHoursInput } from './OpeningHoursInput';
import { Section } from './Section';

export const HoursSection = () => (
  <Section title="Opening Hours" note="UK time. Outside them the website points to the emergency phone.">
    <Wide>
      <OpeningHoursInput />
    </Wide>
    <Wide>
      <BankHolidaysInput />
    </Wide>
  </Section>
);
