import { Button } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

interface LabelledButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'startIcon'> {
  label: string;
  icon: LucideIcon;
  /** A screen of the backoffice. */
  to?: string;
}

const ICON_PX = { small: 16, medium: 18, large: 20 };

/** A button with an icon before its text. */
export const LabelledButton = ({ label, icon: Icon, to, size = 'medium', ...button }: LabelledButtonProps) => (
  <Button variant="outlined" size={size} startIcon={<Icon size={ICON_PX[size]} />} {...(to && { component: Link, to })} {...button}>
    {label}
  </Button>
);
