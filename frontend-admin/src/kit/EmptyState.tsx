import { Avatar, Box, Typography } from '@mui/material';
import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  icon?: LucideIcon;
  children?: ReactNode;
}

/** Says that there is nothing to show; its children offer the next step. */
export const EmptyState = ({ text, icon: Icon = Inbox, children }: EmptyStateProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 3, py: 7, textAlign: 'center' }}>
    <Avatar sx={{ width: 56, height: 56, bgcolor: 'action.hover', color: 'text.secondary' }}>
      <Icon size={26} aria-hidden />
    </Avatar>
    <Typography sx={{ maxWidth: 460 }}>{text}</Typography>
    {children}
  </Box>
);
