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

/**
 * Deletes the ticked records. react-admin's BulkDeleteButton keeps question and callbacks in the toolbar, which goes with the rows; that is
 * why BulkSet does without its BulkUpdateButton, too.
 */
const BulkDelete = () => {
  const ask = useAsking((props) => <BulkDeleteQuestion {...props} />);
  return <ToolButton label="ra.action.delete" icon={Trash2} color="error" onClick={ask} />;
};

const BulkDeleteQuestion = (props: BulkQuestionProps) => {
  const [remove, { isPending }] = useDeleteMany(useResourceContext(), { ids: props.ids }, useBulkOutcome(props, 'deleted'));
  return <Question {...props} title="ra.message.bulk_delete_title" verb="delete" busy={isPending} onConfirm={() => void remove()} />;
};

interface QuestionProps extends Pick<BulkQuestionProps, 'ids' | 'onClose'> {
  title: string;
  verb: 'delete' | 'update';
  busy: boolean;
  onConfirm: () => void;
}

/** Asks in react-admin's words. */
const Question = ({ ids: { length: smart_count }, title, verb, ...dialog }: QuestionProps) => {
  const translate = useTranslate();
  const name = translate(`resources.${useResourceContext()}.forcedCaseName`, { smart_count });
  const words = (key: string) => translate(key, { smart_count, name, _: key });
  return (
    <ConfirmDialog
      {...dialog}
      title={words(title)}
      question={words(`ra.message.bulk_${verb}_content`)}
      action={words('ra.action.confirm')}
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

type BulkSetQuestionProps = BulkQuestionProps & Pick<BulkSetProps, 'label' | 'data'> & { meta: BulkMeta };

const BulkSetQuestion = ({ label, data, meta, ...props }: BulkSetQuestionProps) => {
  const change = { ids: props.ids, data, meta };
  const [update, { isPending }] = useUpdateMany(useResourceContext(), change, useBulkOutcome(props, 'updated'));
  return <Question {...props} title={label} verb="update" busy={isPending} onConfirm={() => void update()} />;
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
