import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../ui/PageHeader';

interface HomepageStatusProps {
  title: string;
  text: string;
  /** Given when the read failed. */
  retry?: () => Promise<unknown>;
}

/** What stands in place of the editor while its draft is read, or when it could not be. */
export const HomepageStatus = ({ title, text, retry }: HomepageStatusProps) => (
  <>
    <PageHeader title={title} />
    <Card sx={{ p: 5 }} role="status">
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2.5, textAlign: 'center' }}>
        {!retry && <CircularProgress size={32} aria-label="Loading" />}
        <Typography>{text}</Typography>
        {retry && (
          <Button variant="outlined" onClick={() => void retry()}>
            Try again
          </Button>
        )}
      </Box>
    </Card>
  </>
);
