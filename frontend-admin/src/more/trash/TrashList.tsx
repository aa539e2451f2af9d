import { allKinds, kindOf } from '../../data/kinds';
import { useSessionUser } from '../../data/session/session';
import type { TrashItem } from '../../data/types';
import { DateText, TitleCell } from '../../lists/cells';
import { ButtonsColumn, Column, DataTable } from '../../lists/DataTable';
import { FilterSelect } from '../../lists/FilterSelect';
import { RecordList } from '../../lists/RecordList';
import { RestoreAction, RestoreSelected } from './RestoreAction';

export const TrashList = () => {
  const isAdmin = useSessionUser()?.role === 'admin';
  const choices = allKinds
    .filter(({ features, isRestricted }) => features.includes('trash') && (isAdmin || !isRestricted))
    .map(({ resource, title }) => ({ id: resource, name: title }));
  return (
    <RecordList
      title="Trash"
      note="What was deleted in the last 30 days. A restored record is as it was, at its former address."
      actions={null}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      search="Search the trash"
      filters={[<FilterSelect key="resource" source="resource" label="Kind" all="All kinds" choices={choices} alwaysOn />]}
    >
      <DataTable label="Trash" bulkActions={<RestoreSelected />} rowClick={false}>
        <Column<TrashItem> label="Name" heading render={({ name, slug }) => <TitleCell title={name} note={slug ?? undefined} />} />
        <Column<TrashItem> label="Kind" render={({ resource }) => kindOf(resource)?.title} />
        <Column<TrashItem> source="deletedAt" label="Deleted" render={({ deletedAt }) => <DateText at={deletedAt} />} />
        <Column<TrashItem> label="By" render={({ deletedBy }) => deletedBy ?? 'System'} />
        <Column<TrashItem> label="Kept until" render={({ endsAt }) => <DateText at={endsAt} />} />
        <ButtonsColumn<TrashItem> render={(item) => <RestoreAction item={item} />} />
      </DataTable>
    </RecordList>
  );
};
