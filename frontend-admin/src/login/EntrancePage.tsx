import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BrandMark } from '../ui/BrandMark';

interface EntrancePageProps {
  title: string;
  introduction: string;
  children: ReactNode;
}

/** The frame of what stands before the login: one card, and the way back to the website. */
export const EntrancePage = ({ title, introduction, children }: EntrancePageProps) => (
  <Box
    component="main"
    sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: '1fr auto', justifyItems: 'center', alignItems: 'center', p: 2 }}
  >
    <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 5 } }}>
      <BrandMark size={44} />
      <Typography variant="h1" sx={{ mt: 3 }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.75, mb: 4 }}>
        {introduction}
      </Typography>
      {children}
    </Card>
    <Link href="/" sx={{ p: 1.5, color: 'text.secondary' }}>
      Back to the website
    </Link>
  </Box>
);
