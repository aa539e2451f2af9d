import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { HomepageVersion, PublishedHomepage } from '../data/types';
import { Fact } from '../ui/Fact';
import { formatDate } from '../ui/formatDate';
import { ReadingDialog } from '../ui/ReadingDialog';

interface CompareDialogProps {
  draft: HomepageVersion;
  live: PublishedHomepage;
  onClose: () => void;
}

export const CompareDialog = ({ draft, live, onClose }: CompareDialogProps) => (
  <ReadingDialog title="Compare to Live" onClose={onClose} maxWidth="sm">
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Side title="Live" version={live} />
      <Side title="Draft" version={draft} />
    </Box>
  </ReadingDialog>
);

const Side = ({ title, version }: { title: string; version: PublishedHomepage }) => (
  <Card sx={{ p: 2.5 }}>
    <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      <Fact label="Status">{version.status}</Fact>
      <Fact label="Last updated">{formatDate(version.updatedAt)}</Fact>
      <Fact label="Blocks">{version.blocks.length}</Fact>
    </Box>
  </Card>
);
