import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { required } from 'react-admin';
import type { Inquiry } from '../data/types';
import { RecordForm } from '../editing/RecordForm';
import { RecordDialog } from '../editing/RecordDialogs';
import { TextInput } from '../editing/inputs';
import { FieldGrid } from '../kit/FieldGrid';

const isRequired = required();

/** Corrects who an enquiry is from that staff have added. What visitors sent does not change. */
export const CorrectDetails = ({ id, channel, topic }: Pick<Inquiry, 'id' | 'channel' | 'topic'>) => {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  if (channel === 'form') return null;
  const close = () => {
    setIsOpen(false);
    // The history, too.
    void client.invalidateQueries({ queryKey: ['inquiries'] });
  };
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<UserPen size={16} />} onClick={() => setIsOpen(true)} sx={{ mt: 2 }}>
        Correct details
      </Button>
      {isOpen && (
        <RecordDialog id={id} onClose={close}>
          <RecordForm schema="ContactInquiry">
            <FieldGrid>
              <TextInput source="name" autoComplete="off" validate={isRequired} />
              <TextInput source="company" autoComplete="off" />
              <TextInput
                source="phone"
                type="tel"
                autoComplete="off"
                {...(topic === 'data' ? { label: 'Number (optional)' } : { validate: isRequired })}
              />
              <TextInput
                source="email"
                type="email"
                autoComplete="off"
                helperText="Replies go there. A link sent to another address stops working."
              />
            </FieldGrid>
          </RecordForm>
        </RecordDialog>
      )}
    </>
  );
};
