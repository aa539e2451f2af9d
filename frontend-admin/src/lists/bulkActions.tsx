import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Identifier,
  type RaRecord,
  useDeleteMany,
  useListContext,
  useResourceContext,
  useTranslate,
  useUpdateMany,
} from 'react-admin';
import type { BulkMeta } from '../data/dataProvider';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ExportAction } from './csv/ExportAction';
import { useRowDialog } from '../kit/RowDialogs';
import { useNotices } from '../kit/useNotices';
import { ToolButton } from './ToolButton';

interface BulkQuestionProps {
  ids: Identifier[];
  unselect: () => void;
  onClose: () => void;
}

/** Records are changed one by one, so some can fail: the notice says how many and why. */
function useBulkOutcome({ ids, unselect, onClose }: BulkQuestionProps, done: 'deleted' | 'updated') {
  const resource = useResourceContext();
  const text = `resources.${resource}`;
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [resource] });
  const { succeeded, failed } = useNotices();
  return {
    mutationMode: 'pessimistic',
    onSuccess: async () => {
      // Updated records have a new version, without which the next change would be refused.
      await reload();
      succeeded(`${text}.notifications.${done}`, undefined, ids.length);
      unselect();
    },
    onError: (error: unknown) => {
      failed(`${text}.failures.${done}`, error);
      unselect();
      void reload();
    },
    onSettled: onClose,
  } as const;
}

/** Opens a question about the ticked records. */
function useAsking(question: (props: BulkQuestionProps) => ReactNode) {
  const open = useRowDialog();
  const { selectedIds, onUnselectItems } = useListContext<RaRecord>();
  return () => open((onClose) => question({ ids: selectedIds, unselect: onUnselectItems, onClose }));
}

/** Returns texts of react-admin's as they are for these records. */
function useWords({ length: smart_count }: readonly Identifier[]) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const name = translate(`resources.${resource}.forcedCaseName`, { smart_count });
  return (key: string) => translate(key, { smart_count, name });
}

/**
 * Deletes the ticked records. react-admin's BulkDeleteButton keeps question and callbacks in the toolbar, which goes with the rows; that is
 * why BulkSet does without its BulkUpdateButton, too.
 */
const BulkDelete = () => {
  const ask = useAsking((props) => <BulkDeleteQuestion {...props} />);
  return <ToolButton label="ra.action.delete" icon={Trash2} color="error" onClick={ask} />;
};

const BulkDeleteQuestion = (props: BulkQuestionProps) => {
  const { ids, onClose } = props;
  const resource = useResourceContext();
  const words = useWords(ids);
  const [remove, { isPending }] = useDeleteMany(resource, { ids }, useBulkOutcome(props, 'deleted'));
  return (
    <ConfirmDialog
      title={words('ra.message.bulk_delete_title')}
      question={words('ra.message.bulk_delete_content')}
      action={words('ra.action.confirm')}
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
};

interface BulkSetProps {
  label: string;
  /** The fields to set. */
  data: Record<string, unknown>;
  /** Whether it hides the records. */
  hides?: boolean;
  /** The part of each record to which it is sent, such as 'spam'. */
  part?: string;
}

/** Sets the same fields of all ticked records. */
export const BulkSet = ({ label, data, hides = false, part }: BulkSetProps) => {
  const { data: records = [] } = useListContext<RaRecord & { version?: number }>();
  const meta: BulkMeta = { part, versions: Object.fromEntries(records.map(({ id, version }) => [id, version])) };
  const ask = useAsking((props) => <BulkSetQuestion {...props} label={label} data={data} meta={meta} />);
  return <ToolButton label={label} icon={hides ? CircleOff : CircleCheck} onClick={ask} />;
};

const BulkSetQuestion = ({
  label,
  data,
  meta,
  ...props
}: BulkQuestionProps & Omit<BulkSetProps, 'hides' | 'part'> & { meta: BulkMeta }) => {
  const { ids, onClose } = props;
  const resource = useResourceContext();
  const words = useWords(ids);
  const [update, { isPending }] = useUpdateMany(resource, { ids, data, meta }, useBulkOutcome(props, 'updated'));
  return (
    <ConfirmDialog
      title={label}
      question={words('ra.message.bulk_update_content')}
      action={words('ra.action.confirm')}
      busy={isPending}
      onConfirm={() => void update()}
      onClose={onClose}
    />
  );
};

interface BulkActionsProps {
  /** Whether records have `isActive`. */
  activate?: boolean;
  /** The field with the publication status. */
  publish?: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** The buttons for ticked rows. */
export const BulkActions = ({ activate = false, publish, children }: BulkActionsProps) => (
  <>
    {activate && <BulkSet label="Activate" data={{ isActive: true }} />}
    {activate && <BulkSet label="Deactivate" data={{ isActive: false }} hides />}
    {publish && <BulkSet label="Publish" data={{ [publish]: 'published' }} />}
    {publish && <BulkSet label="Unpublish" data={{ [publish]: 'draft' }} hides />}
    {children}
    <ExportAction ticked />
    <BulkDelete />
  </>
);
