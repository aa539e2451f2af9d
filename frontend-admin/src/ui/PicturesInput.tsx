import { required, TextInput } from 'react-admin';
import { imageAddress } from './imageAddress';
import { ItemsInput } from './ItemsInput';

const address = [required(), imageAddress];
const EMPTY = { url: '', alt: '' };

/** A list of pictures: address, what each shows, and their order. */
export const PicturesInput = ({ source }: { source: string }) => (
  <ItemsInput source={source} item="picture" empty={EMPTY}>
    {(path) => (
      <>
        <TextInput source={`${path}.url`} label="Image address" validate={address} helperText={false} />
        <TextInput source={`${path}.alt`} label="What it shows" helperText={false} />
      </>
    )}
  </ItemsInput>
);
