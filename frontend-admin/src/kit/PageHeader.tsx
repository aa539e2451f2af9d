import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useBrand } from './brand';
import { HelpLink } from './HelpLink';

interface PageHeaderProps {
  title: string;
  note?: ReactNode;
  /** Shown beside the title. */
  badge?: ReactNode;
  actions?: ReactNode;
}

/** Rendered in the page, because react-admin's Title needs its app bar. */
export const PageHeader = ({ title, note, badge, actions }: PageHeaderProps) => {
  useDocumentTitle(title);
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between', mb: 3 }}
    >
      {/* A long note breaks into lines before the buttons go below it. */}
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <div>
            <Typography variant="h1" sx={{ display: 'inline', pr: HELP_ROOM }}>
              {title}
            </Typography>
            <Box component="span" sx={{ display: 'inline-block', width: 44, ml: '-44px', my: -1.5, verticalAlign: 'middle' }}>
              <HelpLink />
            </Box>
          </div>
          {badge}
        </Box>
        {note && (
          <Typography color="text.secondary" sx={{ mt: 0.75, maxWidth: '72ch' }}>
            {note}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 1 }}>{actions}</Box>}
    </Box>
  );
};

/** Beside the last word, which takes it along to the next line. */
const HELP_ROOM = '48px';

/** Sets the title of the browser tab while the page or dialog is shown; it names the company, whose staff may have its website open beside it. */
export function useDocumentTitle(title: string): void {
  const { companyName } = useBrand();
  useEffect(() => {
    const former = document.title;
    document.title = `${title} · ${companyName ?? ''} backoffice`;
    return () => {
      document.title = former;
    };
  }, [title, companyName]);
}
