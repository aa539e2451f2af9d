import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useListContext, useResourceContext } from 'react-admin';
import { apiName } from '../../data/dataProvider';
import { download } from '../../data/download';
import { requestFile } from '../../data/request';
import { useFilters } from '../DataTable';
import { useNotices } from '../../kit/useNotices';
import { ToolButton } from '../ToolButton';

/** Downloads the list as it is filtered and sorted, or only the ticked rows, as the server writes it. */
export const ExportAction = ({ ticked = false }: { ticked?: boolean }) => {
  const list = apiName(useResourceContext() ?? '');
  const { filterValues } = useFilters();
  const { sort, selectedIds } = useListContext();
  const { failed } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const filter = ticked ? { id: selectedIds } : filterValues;
      const query = new URLSearchParams({ sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify(filter) });
      return requestFile(`/api/admin/exports/${list}?${query}`);
    },
    onSuccess: (file) => download(`${list}.csv`, file),
    onError: (error) => failed('backoffice.csv.export', error),
  });
  return <ToolButton label="ra.action.export" icon={Download} disabled={isPending} onClick={() => mutate()} />;
};
