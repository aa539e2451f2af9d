import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type RaRecord, ResourceContextProvider } from 'react-admin';
import { RecordDialog } from '../../editing/RecordDialogs';
import { RecordForm, type RecordFormProps } from '../../editing/RecordForm';
import { FieldGrid } from '../../kit/FieldGrid';

interface AddRecordProps extends Pick<RecordFormProps, 'schema' | 'defaultValues'> {
  resource: string;
  label: string;
  onAdded?: (id: string) => void;
  /** The fields that it needs. */
  children: ReactNode;
}

/** Adds a record without leaving the step. */
export const AddRecord = ({ resource, label, onAdded, children, ...form }: AddRecordProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const added = ({ id }: RaRecord<string>) => {
    onAdded?.(id);
    void client.invalidateQueries({ queryKey: [resource] });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Plus size={20} />} onClick={() => setIsOpen(true)} sx={{ justifySelf: 'start' }}>
        {label}
      </Button>
      {isOpen && (
        <ResourceContextProvider value={resource}>
          <RecordDialog id={undefined} onCreated={added} onClose={() => setIsOpen(false)}>
            <RecordForm {...form}>
              <FieldGrid>{children}</FieldGrid>
            </RecordForm>
          </RecordDialog>
        </ResourceContextProvider>
      )}
    </>
  );
};
