import { Box, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useBrand } from '../../kit/brand';
import { BrandMark } from '../../kit/BrandMark';
import { thumbSized } from '../../kit/theme/components';
import { useDocumentTitle } from '../../kit/PageHeader';

interface EntrancePageProps {
  title: string;
  /** Of the browser tab, where it differs. */
  documentTitle?: string;
  introduction: string;
  children: ReactNode;
}

/** The frame of the pages before the login: one card, and a link back to the website. */
export const EntrancePage = ({ title, documentTitle = title, introduction, children }: EntrancePageProps) => {
  useDocumentTitle(documentTitle);
  const { companyName } = useBrand();
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: '1fr auto', justifyItems: 'center', alignItems: 'center', p: 2 }}
    >
      <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 5 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, fontWeight: 700 }}>
          <BrandMark size={44} isWhole />
          {companyName}
        </Box>
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
};

/** A link from one page before the login to another. */
export const EntranceLink = ({ to, children }: { to: '/login' | '/forgot-password'; children: string }) => (
  <Link component={RouterLink} to={to} sx={thumbSized}>
    {children}
  </Link>
);
