import { Alert, Box, Card, Typography } from '@mui/material';
import type { DashboardSummary } from '../data/types';
import { formatDate } from '../kit/format';

/** What the nightly `site doctor` found, for administrators; nothing while all is well. */
export const Examination = ({ examination }: Pick<DashboardSummary, 'examination'>) => {
  if (!examination?.findings.length) return null;
  const { examinedAt, findings } = examination;
  return (
    <Card component="section" aria-label="Examination of the site" sx={{ p: 2.5 }}>
      <Typography variant="h2">Examination of the site</Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        Every night, and by the command ‘doctor’; last on {formatDate(examinedAt)}.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {findings.map(({ check, state, message }) => (
          <li key={`${check} ${message}`}>
            <Alert severity={state === 'failed' ? 'error' : 'warning'} role="none">
              <strong>{`${check[0]?.toUpperCase() ?? ''}${check.slice(1)}`}:</strong> {message}
            </Alert>
          </li>
        ))}
      </Box>
    </Card>
  );
};
