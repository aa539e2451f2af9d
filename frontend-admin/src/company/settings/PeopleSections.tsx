import { BooleanInput, RadioButtonGroupInput } from 'react-admin';
import { ItemsInput } from '../../editing/ItemsInput';
import { NumberInput, TextInput } from '../../editing/inputs';
import { FileInput } from '../../editing/pictures/pictureInputs';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { Note, ScreenLink } from '../../kit/texts';
import { Section } from './Sections';

const QUESTIONS = ['currentEdition', 'inspectionQualifications', 'supervisedApprentices', 'ownStaff', 'recordChecks'];
const ANSWERS = [
  { id: 'yes', name: 'Yes' },
  { id: 'no', name: 'No' },
  { id: 'none', name: 'Not answered' },
];
const VALUES: Record<string, boolean | null> = { yes: true, no: false, none: null };

/** Asked in full size, not as the small label of a field. */
const QUESTION = {
  ...wide,
  '&& legend': {
    position: 'static',
    transform: 'none',
    width: '100%',
    maxWidth: 'none',
    whiteSpace: 'normal',
    color: 'text.primary',
    fontSize: '1rem',
    fontWeight: 650,
  },
  '& .MuiFormControlLabel-root': { minHeight: 44 },
};

/** Whom customers meet. */
export const PeopleSection = () => (
  <Section title="People" note="Up to twelve, in this order. All are shown on the About page.">
    <ItemsInput source="people" item="person">
      <FieldGrid>
        <TextInput source="name" label="Name" helperText="As customers are told it." />
        <TextInput source="role" label="Trade or role" helperText="For example ‘Electrician’ or ‘Office manager’." />
        <TextInput source="qualification" label="Qualification" helperText="For example ‘Level 3 in inspection and testing’." sx={wide} />
        <BooleanInput source="answers" label="Replies to enquiries" helperText="Named on the contact page." />
        <BooleanInput source="visits" label="Comes to jobs" helperText="Named on the pages of services." />
        <FileInput source="photo" label="Photograph" helperText="With their consent. Without one, their initials are shown." sx={wide} />
      </FieldGrid>
    </ItemsInput>
  </Section>
);

/** Sentences of the About page, each of which the owner has confirmed. */
export const PracticesSection = () => (
  <Section title="People and Practices" note="The About page says what you answer with ‘Yes’ or in words, and nothing of the rest.">
    {QUESTIONS.map((name) => (
      <RadioButtonGroupInput
        key={name}
        source={`practices.${name}`}
        choices={ANSWERS}
        format={(value?: boolean | null) => (value === true ? 'yes' : value === false ? 'no' : 'none')}
        parse={(answer: string) => VALUES[answer] ?? null}
        helperText={false}
        sx={QUESTION}
      />
    ))}
    <TextInput
      source="notifiedThrough"
      helperText="Who notifies your work in homes under the Building Regulations: the scheme that you are registered with, such as NICEIC or NAPIT, or ‘local building control’. Leave blank if none of your work has to be notified."
      sx={wide}
    />
  </Section>
);

/** What the Terms of Service are made of. */
export const TermsSection = () => (
  <Section
    title="Terms"
    note="The Terms of Service say these, beside your guarantee, in the law of your part of the United Kingdom. Without all answers visitors see no terms, unless you have written your own under Core Pages."
  >
    <NumberInput source="terms.quotationDays" helperText="For how many days from its date." />
    <NumberInput source="terms.paymentDays" helperText="For how many days from its date an invoice may stay unpaid." />
    <NumberInput source="terms.depositPercent" helperText="Per cent of the price, paid when the work is booked. 0 if you ask for none." />
    <NumberInput source="terms.depositOver" helperText="In pounds. Leave blank if every job needs a deposit." />
    <NumberInput source="terms.noticeHours" helperText="Until how many hours before the appointment." />
    <NumberInput source="terms.keptPercent" helperText="Per cent of it, when a customer cancels later. 0 if you keep none." />
    <Note sx={wide}>
      Then <ScreenLink to="/texts-to-read">read your terms</ScreenLink>: visitors see them once you have said that they are right for you.
    </Note>
  </Section>
);
