import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Search } from 'lucide-react';
import { email, Form, required, TextInput } from 'react-admin';
import { FieldStack } from '../ui/FieldGrid';

const EMAIL = [required(), email('Please enter an e-mail address such as name@example.co.uk')];

/** Whom it is about. */
export const PersonForm = ({ onFind }: { onFind: (email: string) => void }) => (
  <Card component="section" aria-label="Find a person" sx={{ p: { xs: 2, sm: 3 } }}>
    <Form
      noValidate
      disableInvalidFormNotification
      onSubmit={(values: Record<string, unknown>) => {
        const typed: unknown = values['email'];
        onFind(typeof typed === 'string' ? typed.trim().toLowerCase() : '');
      }}
    >
      <FieldStack>
        <TextInput
          source="email"
          label="Email Address"
          type="email"
          autoComplete="off"
          validate={EMAIL}
          helperText="The address the person wrote from, exactly."
        />
        <div>
          <Button type="submit" variant="contained" startIcon={<Search size={18} />}>
            Find
          </Button>
        </div>
      </FieldStack>
    </Form>
  </Card>
);
