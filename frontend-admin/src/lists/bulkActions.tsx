import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleOff, type LucideIcon, Trash2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useListContext, useResourceContext, useTranslate } from 'react-admin';
import type { BulkMeta } from '../data/dataProvider';
import { ConfirmDialog, type RecordQuestionProps } from '../kit/ConfirmDialog';
import type { WriteMeta } from '../data/saveChanges';
import { ExportAction } from './csv/ExportAction';
import { useRowDialog } from '../kit/RowDialogs';
import { useNotices } from '../kit/useNotices';
import { ToolButton } from './ToolButton';

interface BulkChange {
  /** Of the question. */
  title: string;
  verb: 'delete' | 'update';
  write: (ids: Identifier[], chosen?: Record<string, string>) => Promise<unknown>;
  /** Asks for more than a confirmation. */
  Question?: ComponentType<RecordQuestionProps> | undefined;
}

interface BulkButtonProps extends BulkChange {
  label: string;
  icon: LucideIcon;
  color?: 'error';
}

/**
 * Changes the ticked records once the user has confirmed it. react-admin's BulkDeleteButton and BulkUpdateButton keep question and callbacks
 * in the toolbar, which goes with the rows.
 */
const BulkButton = ({ label, icon, color, ...change }: BulkButtonProps) => {
  const open = useRowDialog();
  const { selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const ask = () => open((close) => <BulkQuestion {...change} ids={selectedIds} unselect={onUnselectItems} onClose={close} />);
  return <ToolButton label={label} icon={icon} color={color} onClick={ask} />;
};

interface BulkQuestionProps extends BulkChange {
  ids: Identifier[];
  unselect: () => void;
  onClose: () => void;
}

/** Asks in react-admin's words. Records are changed one by one, so some can fail: the notice says how many and why. */
const BulkQuestion = ({ ids, title, verb, write, Question = ConfirmDialog, unselect, onClose }: BulkQuestionProps) => {
  const resource = useResourceContext();
  const text = `resources.${resource}`;
  const client = useQueryClient();
  const translate = useTranslate();
  const { succeeded, failed } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen?: Record<string, string>) => write(ids, chosen),
    onError: (error) => failed(`${text}.failures.${verb}d`, error),
    onSettled: async (_, error) => {
      // Updated records have a new version, without which the next change would be refused.
      await client.invalidateQueries({ queryKey: [resource] });
      if (!error) succeeded(`${text}.notifications.${verb}d`, undefined, ids.length);
      unselect();
      onClose();
    },
  });
  const count = { smart_count: ids.length };
  const words = (key: string) => translate(key, { ...count, name: translate(`${text}.forcedCaseName`, count), _: key });
  return (
    <Question
      ids={ids}
      title={words(title)}
      question={words(`ra.message.bulk_${verb}_content`)}
      action={words('ra.action.confirm')}
      busy={isPending}
      help={verb === 'delete' && Question === ConfirmDialog ? 'bring-back-what-was-deleted' : undefined}
      onConfirm={(chosen) => mutate(chosen)}
      onClose={onClose}
    />
  );
};

const BulkDelete = ({ Question }: Pick<BulkChange, 'Question'>) => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const write: BulkChange['write'] = (ids, parameters) => {
    const meta: WriteMeta = { parameters };
    return dataProvider.deleteMany(resource, { ids, meta });
  };
  return (
    <BulkButton
      label="ra.action.delete"
      title="ra.message.bulk_delete_title"
      verb="delete"
      icon={Trash2}
      color="error"
      write={write}
      Question={Question}
    />
  );
};

interface BulkSetProps extends Pick<BulkChange, 'Question'> {
  label: string;
  /** The fields to set. */
  data: Record<string, unknown>;
  /** Whether it hides the records. */
  hides?: boolean;
  /** The part of each record to which it is sent, such as 'spam'. */
  part?: string;
}

/** Sets the same fields of all ticked records. */
export const BulkSet = ({ label, data, hides = false, part, Question }: BulkSetProps) => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { data: records = [] } = useListContext<RaRecord & { version?: number }>();
  const meta: BulkMeta = { part, versions: Object.fromEntries(records.map(({ id, version }) => [id, version])) };
  const write: BulkChange['write'] = (ids, chosen) => dataProvider.updateMany(resource, { ids, data: { ...data, ...chosen }, meta });
  return <BulkButton label={label} title={label} verb="update" icon={hides ? CircleOff : CircleCheck} write={write} Question={Question} />;
};

interface BulkActionsProps extends Pick<BulkChange, 'Question'> {
  /** Whether records have `isActive`. */
  activate?: boolean;
  /** The field with the publication status. */
  publish?: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** The buttons for ticked rows. */
export const BulkActions = ({ activate = false, publish, Question, children }: BulkActionsProps) => (
  <>
    {activate && <BulkSet label="Activate" data={{ isActive: true }} />}
    {activate && <BulkSet label="Deactivate" data={{ isActive: false }} hides Question={Question} />}
    {publish && <BulkSet label="Publish" data={{ [publish]: 'published' }} />}
    {publish && <BulkSet label="Unpublish" data={{ [publish]: 'draft' }} hides />}
    {children}
    <ExportAction ticked />
    <BulkDelete Question={Question} />
  </>
);
