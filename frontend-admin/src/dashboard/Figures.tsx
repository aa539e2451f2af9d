import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FileText, Image, type LucideIcon, ToggleRight } from 'lucide-react';
import type { DashboardSummary } from '../data/types';

type FigureName = 'activeItems' | 'publishedPages' | 'mediaFiles';

const figures: readonly { name: FigureName; label: string; icon: LucideIcon }[] = [
  { name: 'activeItems', label: 'Active Items', icon: ToggleRight },
  { name: 'publishedPages', label: 'Service Pages', icon: FileText },
  { name: 'mediaFiles', label: 'Media Files', icon: Image },
];

/** How much of the site visitors can see. */
export const Figures = ({ isPending, ...summary }: Pick<DashboardSummary, FigureName> & { isPending: boolean }) => (
  <Card component="section" aria-label="The website in figures">
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
      {figures.map(({ name, label, icon: Icon }) => (
        <Box key={name} sx={{ p: 2.5, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 0.5 }}>
          <Typography component="dt" color="text.secondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Icon size={18} aria-hidden />
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 }}>
            {isPending ? <Skeleton width={48} /> : summary[name]}
          </Typography>
        </Box>
      ))}
    </Box>
  </Card>
);
