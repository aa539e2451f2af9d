import { Accordion, AccordionDetails, AccordionSummary, Box } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface VersionListProps<T> {
  /** The newest first. */
  versions: readonly T[];
  summary: (version: T, index: number) => ReactNode;
  /** What a version changed; rendered once it is opened. */
  details: (version: T) => ReactNode;
  /** Beside the summary. */
  action?: (version: T) => ReactNode;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
/** Its summary and its details are cells of the row, so that the action stands beside the summary alone. */
const CELLS = { display: 'contents', '&::before': { display: 'none' }, '& > .MuiCollapse-root': { gridColumn: '1 / -1', gridRow: 2 } };
/** A button has no typeface of its own. The outline shows the focus; MUI's grey would leave the second line without contrast. */
const SUMMARY = { typography: 'body1', px: { xs: 0, sm: 1 }, minHeight: 56, '&.Mui-focusVisible': { bgcolor: 'transparent' } };

/** Versions of a record, of which one at a time is open. */
export const VersionList = <T extends { id: string }>({ versions, summary, details, action }: VersionListProps<T>) => {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Box component="ul" aria-label="Earlier versions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {versions.map((version, index) => (
        <Box component="li" key={version.id} sx={ROW}>
          <Accordion
            disableGutters
            elevation={0}
            expanded={open === version.id}
            onChange={(_, expanded) => setOpen(expanded ? version.id : null)}
            slotProps={{ transition: { unmountOnExit: true } }}
            sx={CELLS}
          >
            <AccordionSummary expandIcon={<ChevronDown size={20} />} sx={SUMMARY}>
              {summary(version, index)}
            </AccordionSummary>
            <AccordionDetails sx={{ px: { xs: 0, sm: 1 }, pb: 3 }}>
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{details(version)}</Box>
            </AccordionDetails>
          </Accordion>
          {action?.(version)}
        </Box>
      ))}
    </Box>
  );
};
