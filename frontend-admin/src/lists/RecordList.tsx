import { PaginationItem, Tooltip } from '@mui/material';
import { type LucideIcon, Plus, SlidersHorizontal } from 'lucide-react';
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import {
  List,
  type ListProps,
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  SearchInput,
  type TransformData,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFilters, useIsNarrow } from './DataTable';
import { ListTools } from './ListTools';
import { RecordDialogs } from '../editing/RecordDialogs';
import { LabelledButton } from '../kit/LabelledButton';
import { ReadFailure } from '../kit/Loaded';
import { PageHeader } from '../kit/PageHeader';
import { RowDialogs } from '../kit/RowDialogs';

export const ROWS_OF_A_PAGE = 25;
const SIZES = [ROWS_OF_A_PAGE, 50, 100];

interface RecordListProps extends Pick<ListProps, 'perPage' | 'sort' | 'storeKey'> {
  /** Left out where the screen has a header of its own. */
  title?: string;
  note?: ReactNode;
  /** Buttons of the page; defaults to 'Add …'. */
  actions?: ReactNode;
  /** The search field's label; defaults to 'Search services' for services. */
  search?: string;
  /** Filters beside the search, each with `alwaysOn`. */
  filters?: readonly ReactElement[];
  /** Of the list; defaults to its tools. */
  tools?: ListProps['actions'];
  /** For adding and editing, in a dialog over the list. */
  form?: ReactNode;
  /** Turns the form's values into the API's. */
  transform?: TransformData;
  /** Usually a DataTable. */
  children: ReactNode;
}

/**
 * The screen of a resource: react-admin's List with our page header, a search and tools.
 * Sorted by `order` by default.
 */
export const RecordList = ({
  title,
  note,
  actions = <AddLink />,
  search,
  filters = [],
  tools = <ListTools />,
  form,
  transform,
  ...list
}: RecordListProps) => {
  const resource = useResourceContext();
  const label = search ?? `Search ${resource}`;
  const isNarrow = useIsNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const showsFilters = isUnfolded || !isNarrow;
  return (
    <FiltersContext value={showsFilters}>
      {title && <PageHeader title={title} note={note} actions={actions} />}
      <RowDialogs>
        <List
          title={false}
          // The table says so; search and filters stay.
          empty={false}
          error={<ListFailure />}
          exporter={false}
          perPage={ROWS_OF_A_PAGE}
          sort={{ field: 'order', order: 'ASC' }}
          {...list}
          filters={[
            <SearchInput
              key="q"
              source="q"
              alwaysOn
              // Beside the buttons of a phone there is room for one word.
              placeholder={isNarrow && filters.length > 0 ? 'Search' : label}
              slotProps={{ htmlInput: { 'aria-label': label, role: 'searchbox' } }}
            />,
            ...(showsFilters ? filters : []),
          ]}
          actions={
            <>
              {isNarrow && filters.length > 0 && <FoldButton isUnfolded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)} />}
              {tools}
            </>
          }
          pagination={<ListPagination />}
        />
      </RowDialogs>
      {form && <RecordDialogs transform={transform}>{form}</RecordDialogs>}
    </FiltersContext>
  );
};

const FiltersContext = createContext(true);

/** Whether the list shows its filters: on a phone they are folded, so that the first record is on the first screen. */
export const useShowsFilters = (): boolean => useContext(FiltersContext);

const FoldButton = ({ isUnfolded, onClick }: { isUnfolded: boolean; onClick: () => void }) => {
  const { filterValues } = useFilters();
  const set = Object.keys(filterValues).filter((source) => source !== 'q').length;
  return (
    <LabelledButton
      label={set > 0 ? `Filters (${set})` : 'Filters'}
      icon={SlidersHorizontal}
      aria-expanded={isUnfolded}
      onClick={onClick}
    />
  );
};

/** Opens the add dialog of the surrounding resource: 'Add Service'. */
export const AddLink = ({ icon = Plus }: { icon?: LucideIcon }) => {
  const resource = useResourceContext();
  const label = useTranslate()(`resources.${resource}.action.create`);
  return <LabelledButton label={label} icon={icon} variant="contained" to={`/${resource}/create`} />;
};

const ListFailure = () => {
  const list = useListContext();
  const error: unknown = list.error;
  return <ReadFailure text="This list could not be loaded." error={error} onRetry={() => void list.refetch()} />;
};

/** A search returns no more. */
const MOST_FOUND = 1_000;

/** Hidden while everything fits on one page. */
export const ListPagination = () => {
  const { total = 0 } = useListContext();
  const { filterValues } = useFilters();
  const isCut = total === MOST_FOUND && Boolean(filterValues['q']);
  const label = isCut && {
    labelDisplayedRows: ({ from, to }: { from: number; to: number }) => `${from}–${to} of the first ${MOST_FOUND} found`,
  };
  return total > ROWS_OF_A_PAGE ? <Pagination rowsPerPageOptions={SIZES} actions={PageLinks} {...label} /> : null;
};

/** With tooltips for the arrows. */
const PageLinks = (props: PaginationActionsProps) => {
  const translate = useTranslate();
  return (
    <PaginationActions
      {...props}
      renderItem={(item) =>
        item.type === 'page' || item.disabled ? (
          <PaginationItem {...item} />
        ) : (
          <Tooltip title={translate(`ra.navigation.${item.type}`)}>
            <PaginationItem {...item} />
          </Tooltip>
        )
      }
    />
  );
};
