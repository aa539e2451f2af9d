import TablePagination from '@mui/material/TablePagination';
import { useListContext } from 'react-admin';

const SIZES = [25, 50, 100];

/** Stays away while everything fits on one page. */
export const ListPager = () => {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  if (total <= SIZES[0]!) return null;
  return (
    <TablePagination
      component="div"
      // The words are the first to go where all of it does not fit; they still name the choice to screen readers.
      sx={{ '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } } }}
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={SIZES}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
    />
  );
};
