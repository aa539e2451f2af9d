import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import type { PreviewRequest } from '../../data/types';
import { ActionAlert } from '../../kit/ActionAlert';
import { counted } from '../../kit/format';
import { StatusChip } from '../../kit/StatusChip';
import { Note, ScreenLink } from '../../kit/texts';
import { findingPath } from '../preview/findField';
import { fieldOf } from '../preview/page';
import type { OpenPreview } from '../preview/PreviewScope';
import { formAddress, kindName, recordKind } from './kinds';
import { describeReading } from './reading';
import { SharedLooks } from './SharedLooks';
import { type Finding, type ShownPage, useChecks } from './useChecks';

export const ELSEWHERE = 'This is not part of this form: it comes from another record, the settings or the website itself.';

export interface ChecksPanelProps {
  wanted: PreviewRequest;
  /** In which the field of a clicked text or of a finding is looked for; their paths are passed to `onOpenField`. */
  values: unknown;
  onOpenField: (path: string) => void;
  /** The field's name, by its path in the API. */
  labelOf: (path: string) => string;
  preview: OpenPreview;
  shown: ShownPage | null;
}

/** What is to be fixed on the page in the preview, how it will look elsewhere, and how it reads. */
export const ChecksPanel = ({ wanted, values, preview, shown, ...open }: ChecksPanelProps) => {
  const { width, setFindings } = preview;
  const { result, failure, retry, seen } = useChecks(wanted, shown);
  const count = result && seen ? result.findings.length + seen.length : null;
  useEffect(() => setFindings(count), [setFindings, count]);
  // Closed, it knows nothing of what is typed.
  useEffect(() => () => setFindings(null), [setFindings]);
  return (
    <Box
      component="section"
      aria-label="Checks"
      tabIndex={0}
      sx={{ flex: '0 1 auto', maxHeight: '50%', overflowY: 'auto', borderTop: 1, borderColor: 'divider', px: 2, py: 1.5 }}
    >
      {failure && (
        <ActionAlert severity="warning" sx={{ mb: 1.5 }} action="Try again" onAction={retry}>
          {failure}
        </ActionAlert>
      )}
      <div role="status">
        {count === null ? (
          !failure && <CircularProgress size={20} aria-label="Checking the page" />
        ) : (
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
            {count === 0 ? 'Nothing to fix on this page' : `${counted(count, 'thing')} to fix. The page can be published all the same.`}
          </Typography>
        )}
      </div>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {result?.findings.map((finding) => (
          <FindingRow key={`${finding.message} ${finding.holds}`} kind={kindName(finding.kind)} message={finding.message}>
            <Place finding={finding} path={finding.record ? undefined : findingPath(finding, values)} {...open} />
          </FindingRow>
        ))}
        {seen?.map(({ message, element }, index) => (
          <FindingRow key={`${index} ${message}`} kind="Access" message={message}>
            <FieldButton path={fieldOf(element, values)} {...open} />
          </FindingRow>
        ))}
      </Box>
      {result && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          <Typography variant="body2">{describeReading(result)}</Typography>
          <SharedLooks {...result} isPhone={width === 'phone'} />
        </Box>
      )}
    </Box>
  );
};

interface FindingRowProps {
  kind: string;
  message: string;
  children: ReactNode;
}

const FindingRow = ({ kind, message, children }: FindingRowProps) => (
  <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <StatusChip tone="attention">{kind}</StatusChip>
    <Typography variant="body2" sx={{ my: 0.5 }} dir="auto">
      {message}
    </Typography>
    {children}
  </Box>
);

type Open = Pick<ChecksPanelProps, 'onOpenField' | 'labelOf'>;

/** Leads to the field, or to the other record that holds it. */
const Place = ({ finding: { record, field, holds }, path, ...open }: Open & { finding: Finding; path: string | undefined }) =>
  record ? (
    // The form of this record may hold what is not saved.
    <ScreenLink to={formAddress(record, { field, holds })} target="_blank" variant="body2">
      {`Open the ${recordKind(record.resource).toLowerCase()} ‘${record.title}’ in a new tab`}
    </ScreenLink>
  ) : (
    <FieldButton path={path} {...open} />
  );

const FieldButton = ({ path, onOpenField, labelOf }: Open & { path: string | undefined }) =>
  path ? (
    <Button size="small" sx={{ minHeight: 44, px: 1, ml: -1 }} onClick={() => onOpenField(path)}>
      {`Go to ${labelOf(path)}`}
    </Button>
  ) : (
    <Note>{ELSEWHERE}</Note>
  );
