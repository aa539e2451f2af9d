import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import { ItemsInput } from './ItemsInput';

const EMPTY = { title: '', text: '' };

interface TitledTextsInputProps {
  source: string;
  /** What one is called: 'reason'. */
  item: string;
  /** More inputs of one; their sources start with the path. */
  more?: (path: string) => ReactNode;
}

/** Short headings, each with its text. */
export const TitledTextsInput = ({ source, item, more }: TitledTextsInputProps) => (
  <ItemsInput source={source} item={item} empty={EMPTY}>
    {(path) => (
      <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 0 }, display: 'grid', gap: 1.5 }}>
        <TextInput source={`${path}.title`} label="Heading" validate={required()} helperText={false} />
        <TextInput source={`${path}.text`} label="Text" multiline minRows={2} validate={required()} helperText={false} />
        {more?.(path)}
      </Box>
    )}
  </ItemsInput>
);
