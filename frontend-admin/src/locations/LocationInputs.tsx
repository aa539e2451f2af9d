import { BooleanInput, required, TextInput } from 'react-admin';
import { CommaListInput } from '../ui/CommaListInput';
import { FieldGrid, Wide } from '../ui/FieldGrid';
import { SlugInput } from '../ui/SlugInput';
import { LocationOrderInput } from './LocationOrderInput';

export const LocationInputs = () => (
  <FieldGrid>
    <TextInput source="name" validate={required()} helperText={false} />
    <SlugInput from="name" />
    <Wide>
      <TextInput source="description" multiline minRows={3} helperText="What the company does in and around this place." />
    </Wide>
    <Wide>
      <CommaListInput source="postcodes" minRows={1} helperText="Separated by commas, for example CH62, CH63." />
    </Wide>
    <Wide>
      <CommaListInput source="subLocations" minRows={1} helperText="Places within it, separated by commas." />
    </Wide>
    <LocationOrderInput />
    <BooleanInput source="isActive" helperText={false} />
  </FieldGrid>
);
