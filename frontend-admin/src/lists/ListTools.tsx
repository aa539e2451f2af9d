import { Box, Popover, Typography } from '@mui/material';
import { Settings2, Upload } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { SavedQueriesList, TopToolbar, useListContext, useResourceContext } from 'react-admin';
import { takesPart } from '../data/kinds';
import { IconAction } from '../kit/IconAction';
import { ExportAction } from './csv/ExportAction';
import { useIsNarrow } from './DataTable';
import { ToolButton } from './ToolButton';

const ImportDialog = lazy(() => import('./csv/ImportDialog'));

const LABEL = 'List tools';

interface ListToolsProps {
  /** The store key of the table if it has one of its own; null if the list has no columns. */
  columns?: string | null;
  /** Shown beside the button. */
  children?: ReactNode;
}

/** What a list is rarely asked for, behind one button: files, saved queries and the choice of columns. */
export const ListTools = ({ columns, children }: ListToolsProps) => {
  const resource = useResourceContext() ?? '';
  const { total = 0 } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isNarrow = useIsNarrow();
  const hasColumns = !isNarrow && columns !== null;
  const opener = {
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  return (
    <TopToolbar>
      {isNarrow ? (
        <IconAction label={LABEL} icon={Settings2} color="inherit" {...opener} />
      ) : (
        <ToolButton label={LABEL} icon={Settings2} {...opener} />
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        // The table looks for the place of its columns when it is mounted; the import goes on when this is closed.
        keepMounted
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': LABEL } }}
      >
        <Box sx={{ width: 300, maxWidth: '100%', py: 1 }}>
          <Box onClick={close} sx={{ display: 'flex', gap: 1, px: 1, '&:empty': { display: 'none' } }}>
            {takesPart(resource, 'imports') && <ImportAction />}
            {total > 0 && <ExportAction />}
          </Box>
          <Box sx={{ px: 2, pt: 1 }}>
            <SavedQueriesList />
          </Box>
          {hasColumns && (
            <Box sx={{ px: 2, pt: 1 }}>
              <Typography variant="overline">Columns</Typography>
              <div id={`${columns ?? `${resource}.datatable`}-columnsSelector`} />
            </Box>
          )}
        </Box>
      </Popover>
      {children}
    </TopToolbar>
  );
};

const ImportAction = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label="Import" icon={Upload} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
