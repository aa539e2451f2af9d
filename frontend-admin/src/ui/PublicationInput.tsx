import { required, SelectInput } from 'react-admin';

const publication = [
  { id: 'draft', name: 'Draft' },
  { id: 'published', name: 'Published' },
];

/** Visitors see what is published. */
export const PublicationInput = () => <SelectInput source="status" choices={publication} validate={required()} helperText={false} />;
