import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { HomepageChange, HomepageVersion } from '../data/types';

type Setting = 'autoPopulateServices' | 'autoPopulateProjects' | 'autoPopulateTestimonials';

const settings: readonly { name: Setting; label: string; on: string }[] = [
  { name: 'autoPopulateServices', label: 'Auto-populate services', on: 'The first 6 active services are shown.' },
  { name: 'autoPopulateProjects', label: 'Auto-populate projects', on: 'The first 3 active projects are shown.' },
  { name: 'autoPopulateTestimonials', label: 'Auto-populate testimonials', on: 'The first 3 active testimonials are shown.' },
];

interface FeaturedContentProps {
  draft: HomepageVersion;
  onSave: (change: HomepageChange) => void;
}

export const FeaturedContent = ({ draft, onSave }: FeaturedContentProps) => (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    {settings.map(({ name, label, on }) => (
      <div key={name}>
        <FormControlLabel
          label={label}
          control={
            <Switch checked={draft[name]} onChange={(_, value) => onSave({ [name]: value })} slotProps={{ input: { role: 'switch' } }} />
          }
        />
        <Typography variant="body2" color="text.secondary">
          {draft[name] ? on : 'Manually selected items will be shown.'}
        </Typography>
      </div>
    ))}
  </Box>
);
