import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

interface RowActionProps {
  /** Says what and of which record: 'Edit EICR Testing'. */
  label: string;
  icon: LucideIcon;
  onClick?: () => void;
  disabled?: boolean;
  /** A screen of the backoffice. */
  to?: string;
  /** Anything else, such as tel:. */
  href?: string;
}

export const RowAction = ({ label, icon: Icon, to, disabled = false, ...props }: RowActionProps) => {
  const button = (
    <IconButton
      {...props}
      {...(to && { component: Link, to })}
      disabled={disabled}
      aria-label={label}
      sx={{ width: { xs: 44, md: 40 }, height: { xs: 44, md: 40 }, color: 'text.secondary' }}
    >
      <Icon size={18} />
    </IconButton>
  );
  // A disabled button sends no events, so that a tooltip could not follow it.
  return disabled ? button : <Tooltip title={label}>{button}</Tooltip>;
};
