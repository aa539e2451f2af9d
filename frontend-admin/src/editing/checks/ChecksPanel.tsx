import { Alert, Box, Button, CircularProgress, Link, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { StatusChip } from '../../kit/StatusChip';
import { fieldOf } from '../preview/page';
import type { PreviewRequest } from '../preview/usePreview';
import { findingPath } from './findingPath';
import { formAddress, kindName, recordKind } from './kinds';
import { describeReading } from './reading';
import { SharedLooks } from './SharedLooks';
import { type Finding, type ShownPage, useChecks } from './useChecks';

interface ChecksPanelProps {
  wanted: PreviewRequest;
  /** In which the field of a finding is looked for. */
  values: unknown;
  shown: ShownPage | null;
  isPhone: boolean;
  onOpenField: (path: string) => void;
  labelOf: (path: string) => string;
  /** Number of findings; null while nothing is known. */
  onCount: (count: number | null) => void;
}

/** What is to be mended on the page in the preview, how it will look elsewhere, and how it reads. */
export const ChecksPanel = ({ wanted, values, shown, isPhone, onOpenField, labelOf, onCount }: ChecksPanelProps) => {
  const { result, failure, retry, seen } = useChecks(wanted, shown);
  const count = result && seen ? result.findings.length + seen.length : null;
  useEffect(() => onCount(count), [onCount, count]);
  // Closed, it knows nothing of what is typed.
  useEffect(() => () => onCount(null), [onCount]);
  const open = { onOpenField, labelOf };
  return (
    <Box
      component="section"
      aria-label="Checks"
      tabIndex={0}
      sx={{ flex: '0 1 auto', maxHeight: '50%', overflowY: 'auto', borderTop: 1, borderColor: 'divider', px: 2, py: 1.5 }}
    >
      {failure && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      <div role="status">
        {count === null ? (
          !failure && <CircularProgress size={20} aria-label="Checking the page" />
        ) : (
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
            {countText(count)}
          </Typography>
        )}
      </div>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {result?.findings.map((finding) => (
          <FindingRow key={`${finding.message} ${finding.holds}`} kind={kindName(finding.kind)} message={finding.message}>
            <Place finding={finding} path={finding.record ? undefined : findingPath(finding, values)} {...open} />
          </FindingRow>
        ))}
        {seen?.map(({ message, element }, index) => {
          const path = fieldOf(element, values);
          return (
            <FindingRow key={`${index} ${message}`} kind="Access" message={message}>
              {path ? <FieldButton path={path} {...open} /> : <Elsewhere />}
            </FindingRow>
          );
        })}
      </Box>
      {result && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          <Typography variant="body2">{describeReading(result)}</Typography>
          <SharedLooks {...result} isPhone={isPhone} />
        </Box>
      )}
    </Box>
  );
};

function countText(count: number): string {
  if (count === 0) return 'Nothing to mend on this page';
  return `${count} ${count === 1 ? 'thing' : 'things'} to mend. The page can be published all the same.`;
}

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
const Place = ({ finding: { record, field, holds }, path, ...open }: Open & { finding: Finding; path: string | undefined }) => {
  if (record)
    return (
      // The form of this record may hold what is not saved.
      <Link component={RouterLink} to={formAddress(record, { field, holds })} target="_blank" variant="body2">
        {`Open the ${recordKind(record.resource).toLowerCase()} ‘${record.title}’ in a new tab`}
      </Link>
    );
  return path ? <FieldButton path={path} {...open} /> : <Elsewhere />;
};

const FieldButton = ({ path, onOpenField, labelOf }: Open & { path: string }) => (
  <Button size="small" sx={{ minHeight: 44, px: 1, ml: -1 }} onClick={() => onOpenField(path)}>
    {`Go to ${labelOf(path)}`}
  </Button>
);

const Elsewhere = () => (
  <Typography variant="body2" color="text.secondary">
    This is not part of this form: it comes from another record, the settings or the website itself.
  </Typography>
);
