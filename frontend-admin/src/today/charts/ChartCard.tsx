import { Box, Card, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export interface ChartCardProps {
  title: string;
  /** What the chart says, in a sentence or two. */
  summary: string;
  /** The figures of the chart; the first column names the rows. */
  table: { columns: string[]; rows: (string | number)[][] };
  isPending?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** A chart with its summary and its figures as a table. */
export const ChartCard = ({ title, summary, table, isPending = false, action, children }: ChartCardProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {action}
        </Box>
        {/* As high while it is loaded as afterwards. */}
        <Typography color="text.secondary" sx={{ mt: 0.5, minHeight: { xs: '4.65em', sm: '3.1em', xl: '1.55em' } }}>
          {isPending ? <Skeleton width="70%" /> : summary}
        </Typography>
      </div>
      {children}
      <Figures title={title} {...table} />
    </Card>
  );
};

const Figures = ({ title, columns, rows }: { title: string } & ChartCardProps['table']) => (
  <Box component="details" sx={{ '&[open] > summary': { mb: 1 } }}>
    <Box
      component="summary"
      sx={{ width: 'fit-content', minHeight: { xs: 44, md: 32 }, alignContent: 'center', cursor: 'pointer', fontWeight: 600 }}
    >
      Show as table
    </Box>
    {/* It scrolls on a phone, by keyboard, too. */}
    <Box role="group" aria-label={`Figures of ${title.toLowerCase()}`} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={`Table of ${title.toLowerCase()}`}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} scope="col" align={index ? 'right' : 'left'} sx={{ whiteSpace: 'normal' }}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {values.map((value, index) => (
                <TableCell key={columns[index + 1]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  </Box>
);
