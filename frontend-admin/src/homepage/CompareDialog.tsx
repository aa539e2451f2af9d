import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { HomepageVersion, PublishedHomepage } from '../data/types';
import { DialogFrame } from '../ui/DialogFrame';
import { formatDate } from '../ui/formatDate';

interface CompareDialogProps {
  draft: HomepageVersion;
  live: PublishedHomepage;
  onClose: () => void;
}

export const CompareDialog = ({ draft, live, onClose }: CompareDialogProps) => (
  <DialogFrame title="Compare to Live" onClose={onClose} maxWidth="sm">
    <DialogContent dividers>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Side title="Live" version={live} />
        <Side title="Draft" version={draft} />
      </Box>
    </DialogContent>
    <DialogActions sx={{ px: 3, py: 2 }}>
      <Button variant="outlined" onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  </DialogFrame>
);

const Side = ({ title, version }: { title: string; version: PublishedHomepage }) => (
  <Card sx={{ p: 2.5 }}>
    <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      <Fact label="Status" value={version.status} />
      <Fact label="Last updated" value={formatDate(version.updatedAt)} />
      <Fact label="Blocks" value={String(version.blocks.length)} />
    </Box>
  </Card>
);

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0 }}>
      {value}
    </Box>
  </div>
);
