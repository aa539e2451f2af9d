import { Pencil } from 'lucide-react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { DeleteAction } from './DeleteAction';
import { RowAction } from './RowAction';
import { RowActions } from './RowActions';

/** The last column of a table of records. `name` is what people call this one. */
export const EditDeleteActions = ({ record, name }: { record: RaRecord<string>; name: string }) => (
  <RowActions>
    <RowAction label={`Edit ${name}`} icon={Pencil} to={`/${useResourceContext()}/${record.id}`} />
    <DeleteAction record={record} name={name} />
  </RowActions>
);
