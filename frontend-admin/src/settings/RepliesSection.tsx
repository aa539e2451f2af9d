import Box from '@mui/material/Box';
import { required, TextInput } from 'react-admin';
import { Wide } from '../ui/FieldGrid';
import { ItemsInput } from '../ui/ItemsInput';
import { Section } from './Section';

const EMPTY = { name: '', text: '' };
const NOTE =
  "What 'Reply via Email' offers to begin with. {name}, {service}, {phone}, {emergencyPhone}, {companyName} and {sender} (who is signed in) are filled in.";

export const RepliesSection = () => (
  <Section title="Reply Templates" note={NOTE}>
    <Wide>
      <ItemsInput source="replyTemplates" label="Templates" item="reply template" empty={EMPTY}>
        {(path) => (
          <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 0 }, display: 'grid', gap: 1.5 }}>
            <TextInput source={`${path}.name`} label="Template name" validate={required()} helperText={false} />
            <TextInput source={`${path}.text`} label="Template text" multiline minRows={4} validate={required()} helperText={false} />
          </Box>
        )}
      </ItemsInput>
    </Wide>
  </Section>
);
