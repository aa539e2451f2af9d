import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { AddLink } from './AddLink';
import type { Column } from './Column';
import { ListBody } from './ListBody';
import { ListToolbar } from './ListToolbar';
import { PageHeader } from './PageHeader';
import { RecordDialogs, type RecordDialogsProps } from './RecordDialogs';
import type { Sort } from './RecordTable';
import { SearchField } from './SearchField';

interface ResourceScreenProps<R> extends Omit<RecordDialogsProps<R>, 'children'> {
  title: string;
  note: string;
  columns: readonly Column<R>[];
  /** What the list starts sorted by; by `order` unless it says otherwise. */
  sort?: Sort;
  /** The inputs of the add and edit dialogs. */
  inputs: ReactNode;
}

const BY_ORDER: Sort = { field: 'order', order: 'ASC' };

/** The screen of one kind of record: search, table, dialogs. Its texts are the resource's in i18n/en.ts. */
export function ResourceScreen<R extends RaRecord<string>>({
  title,
  note,
  columns,
  sort = BY_ORDER,
  inputs,
  ...dialogs
}: ResourceScreenProps<R>) {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <ListBase perPage={25} sort={sort}>
      <PageHeader title={title} note={note} actions={<AddLink />} />
      <Card>
        <ListToolbar>
          <SearchField label={`Search ${resource}`} />
        </ListToolbar>
        <ListBody
          label={title}
          columns={columns}
          empty={translate(`resources.${resource}.empty`)}
          noMatch={translate(`resources.${resource}.noMatch`)}
        />
      </Card>
      <RecordDialogs<R> {...dialogs}>{inputs}</RecordDialogs>
    </ListBase>
  );
}
