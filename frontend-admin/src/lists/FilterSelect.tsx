import { SelectInput, type SelectInputProps } from 'react-admin';
import { selectTermHelp } from '../kit/TermHelp';

interface FilterSelectProps extends Omit<SelectInputProps, 'label' | 'choices' | 'isRequired'> {
  source: string;
  label: string;
  choices: readonly { id: string; name: string }[];
  /** The empty choice, such as 'All kinds'. */
  all: string;
}

/**
 * A filter by one of several choices, or none.
 * SelectInput announces its own empty choice as 'None', whatever it shows. A label that is an element gets no asterisk.
 */
export const FilterSelect = ({ label, choices, all, ...input }: FilterSelectProps) => (
  <SelectInput
    {...input}
    label={<span>{label}</span>}
    choices={[{ id: '', name: all }, ...choices]}
    isRequired
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true }, input: { endAdornment: selectTermHelp(label) } }}
  />
);
