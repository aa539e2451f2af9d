import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type RaRecord, useDelete, useResourceContext, useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog';
import { RowAction } from './RowAction';
import { useNotices } from './useNotices';

interface DeleteActionProps {
  record: RaRecord<string>;
  name: string;
  /** What else to know before saying yes. */
  note?: string;
}

/** The bin in a row: asks first, then deletes. */
export const DeleteAction = ({ record, name, note = '' }: DeleteActionProps) => {
  const resource = useResourceContext() ?? '';
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const translate = useTranslate();
  const { succeeded, failed } = useNotices();
  const text = `resources.${resource}`;

  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => succeeded(`${text}.notifications.deleted`, name),
        onError: (error) => {
          setAsking(false);
          failed(`${text}.failures.delete`, error);
        },
      },
    );

  return (
    <>
      <RowAction label={`Delete ${name}`} icon={Trash2} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={`Delete ${name}`}
          question={`${translate(`${text}.confirmDelete`)} ${note}`.trim()}
          action="Delete"
          busy={isPending}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
