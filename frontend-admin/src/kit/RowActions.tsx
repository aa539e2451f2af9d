import { Box } from '@mui/material';
import { ExternalLink, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { type RaRecord, useDelete, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { WriteMeta } from '../data/saveChanges';
import { ConfirmDialog, type RecordQuestionProps } from './ConfirmDialog';
import { IconAction } from './IconAction';
import { useRowDialog } from './RowDialogs';
import { useNotices } from './useNotices';
import { usePublicPath } from './ViewPage';

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
  target?: '_blank';
}

export const RowAction = (props: RowActionProps) => (
  <IconAction
    {...props}
    {...(props.to && { component: Link })}
    iconSize={18}
    sx={{ width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 }, color: 'text.secondary' }}
  />
);

/** Buttons to view, edit and delete. `name` is the record's name for people. */
export const EditDeleteActions = ({ record, name }: { record: RaRecord<string>; name: string }) => (
  <>
    <ViewPageAction record={record} name={name} />
    <RowAction label={`Edit ${name}`} icon={Pencil} to={`/${useResourceContext()}/${record.id}`} />
    <DeleteAction record={record} name={name} />
  </>
);

/** Opens the record's page on the website; absent while visitors do not see it. */
const ViewPageAction = ({ record, name }: { record: RaRecord; name: string }) => {
  const { data = [] } = useListContext<RaRecord>();
  const saved = data.map((row) => String(row['updatedAt'])).toSorted();
  const path = usePublicPath(record, saved.at(-1));
  return path ? <RowAction label={`View page of ${name}`} icon={ExternalLink} href={path} target="_blank" /> : null;
};

interface DeleteActionProps {
  record: RaRecord<string>;
  name: string;
  /** Added to the question. */
  note?: string;
  /** Asks for more than a confirmation. */
  Question?: ComponentType<RecordQuestionProps>;
}

/** Asks, then deletes. react-admin's DeleteWithConfirmButton asks by its Confirm; see ConfirmDialog. */
export const DeleteAction = (props: DeleteActionProps) => {
  const open = useRowDialog();
  const ask = () => open((close) => <DeleteQuestion {...props} onClose={close} />);
  return <RowAction label={`Delete ${props.name}`} icon={Trash2} onClick={ask} />;
};

const DeleteQuestion = ({ record, name, note = '', Question = ConfirmDialog, onClose }: DeleteActionProps & { onClose: () => void }) => {
  const resource = useResourceContext() ?? '';
  const text = `resources.${resource}`;
  const translate = useTranslate();
  const { succeeded, failed } = useNotices();
  const leave = useRef<AbortController>(null);
  const [remove, { isPending }] = useDelete(resource, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => succeeded(`${text}.notifications.deleted`, name),
    onError: (error) => failed(`${text}.failures.deleted`, error),
    onSettled: onClose,
  });

  const confirm = (parameters?: Record<string, string>) => {
    leave.current = new AbortController();
    const meta: WriteMeta = { signal: leave.current.signal, parameters };
    void remove(resource, { id: record.id, previousData: record, meta });
  };
  const cancel = () => {
    leave.current?.abort();
    onClose();
  };

  return (
    <Question
      ids={[record.id]}
      title={`Delete ${name}`}
      question={`${translate(`${text}.confirmDelete`)} ${note}`.trim()}
      action="Delete"
      busy={isPending}
      help={Question === ConfirmDialog ? 'bring-back-what-was-deleted' : undefined}
      onConfirm={confirm}
      onClose={cancel}
    />
  );
};
