import { Box } from '@mui/material';
import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { type RaRecord, useDelete, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { WriteMeta } from '../data/dataProvider';
import { ConfirmDialog } from './ConfirmDialog';
import { IconAction } from './IconAction';
import { useNotices } from './useNotices';

export const RowActions = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', mr: -1 }}>{children}</Box>
);

interface RowActionProps {
  /** Names action and record: 'Edit EICR Testing'. */
  label: string;
  icon: LucideIcon;
  onClick?: () => void;
  disabled?: boolean;
  /** A screen of the backoffice. */
  to?: string;
  /** Any other address, such as tel:. */
  href?: string;
}

export const RowAction = ({ label, icon: Icon, to, ...props }: RowActionProps) => (
  <IconAction
    {...props}
    {...(to && { component: Link, to })}
    label={label}
    sx={{ width: { xs: 44, md: 40 }, height: { xs: 44, md: 40 }, color: 'text.secondary' }}
  >
    <Icon size={18} />
  </IconAction>
);

/** Edit and delete buttons. `name` is the record's name for people. */
export const EditDeleteActions = ({ record, name }: { record: RaRecord<string>; name: string }) => (
  <RowActions>
    <RowAction label={`Edit ${name}`} icon={Pencil} to={`/${useResourceContext()}/${record.id}`} />
    <DeleteAction record={record} name={name} />
  </RowActions>
);

interface DeleteActionProps {
  record: RaRecord<string>;
  name: string;
  /** Added to the question. */
  note?: string;
}

/** Asks, then deletes. react-admin's DeleteWithConfirmButton asks by its Confirm; see ConfirmDialog. */
export const DeleteAction = ({ record, name, note = '' }: DeleteActionProps) => {
  const resource = useResourceContext() ?? '';
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const translate = useTranslate();
  const { succeeded, failed } = useNotices();
  const leave = useRef<AbortController>(null);
  const text = `resources.${resource}`;

  const confirm = () => {
    leave.current = new AbortController();
    const meta: WriteMeta = { signal: leave.current.signal };
    void remove(
      resource,
      { id: record.id, previousData: record, meta },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => succeeded(`${text}.notifications.deleted`, name),
        onError: (error) => {
          setAsking(false);
          failed(`${text}.failures.delete`, error);
        },
      },
    );
  };
  const cancel = () => {
    leave.current?.abort();
    setAsking(false);
  };

  return (
    <>
      <RowAction label={`Delete ${name}`} icon={Trash2} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={`Delete ${name}`}
          question={`${translate(`${text}.confirmDelete`)} ${note}`.trim()}
          action="Delete"
          busy={isPending}
          onConfirm={confirm}
          onClose={cancel}
        />
      )}
    </>
  );
};
