import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { BulkDeleteButton, BulkUpdateButton, type RaRecord, useListContext, useResourceContext } from 'react-admin';
import { ExportAction } from './csv/ExportAction';
import type { BulkMeta } from '../data/dataProvider';
import { useNotices } from './useNotices';

/** Records are changed one by one, so some can fail: the notice says how many and why. */
function useBulkOutcome(done: 'deleted' | 'updated', failure: 'delete' | 'update') {
  const resource = useResourceContext();
  const text = `resources.${resource}`;
  const client = useQueryClient();
  const { onUnselectItems, selectedIds } = useListContext();
  const reload = () => client.invalidateQueries({ queryKey: [resource] });
  const { succeeded, failed } = useNotices();
  return {
    onSuccess: async () => {
      // Updated records have a new version, without which the next change would be refused.
      await reload();
      succeeded(`${text}.notifications.${done}`, undefined, selectedIds.length);
      onUnselectItems();
    },
    onError: (error: unknown) => {
      failed(`${text}.failures.${failure}`, error);
      onUnselectItems();
      void reload();
    },
  };
}

interface BulkSetProps {
  label: string;
  /** The fields to set. */
  data: Record<string, unknown>;
  /** Whether it hides the records from visitors. */
  hides?: boolean;
}

/** Sets the same fields of all ticked records. */
export const BulkSet = ({ label, data, hides = false }: BulkSetProps) => {
  const { data: records = [] } = useListContext<RaRecord & { version?: number }>();
  const meta: BulkMeta = { versions: Object.fromEntries(records.map(({ id, version }) => [id, version])) };
  return (
    <BulkUpdateButton
      label={label}
      confirmTitle={label}
      icon={hides ? <CircleOff size={18} /> : <CircleCheck size={18} />}
      data={data}
      mutationMode="pessimistic"
      mutationOptions={{ ...useBulkOutcome('updated', 'update'), meta }}
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
    <BulkDeleteButton mutationMode="pessimistic" mutationOptions={useBulkOutcome('deleted', 'delete')} />
  </>
);
