import { SelectInput, TextInput } from 'react-admin';
import { FieldGrid, Wide } from '../ui/FieldGrid';
import { sectors } from './choices';
import { KpisInput } from './KpisInput';

/** What the project's own page tells. */
export const CaseStudyInputs = () => (
  <FieldGrid>
    <TextInput source="client" helperText={false} />
    <SelectInput source="sector" choices={[...sectors]} helperText="Left empty it follows the category." />
    <TextInput source="completionDate" helperText="In words, for example March 2026." />
    <Wide>
      <TextInput source="challenge" multiline minRows={3} helperText="What the client needed, and what made it hard." />
    </Wide>
    <Wide>
      <TextInput source="solution" multiline minRows={3} helperText="What was done." />
    </Wide>
    <Wide>
      <TextInput source="outcome" multiline minRows={3} helperText="What is better since." />
    </Wide>
    <Wide>
      <KpisInput />
    </Wide>
  </FieldGrid>
);
