import { IconButton, type IconButtonProps, Tooltip } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

interface IconActionProps extends IconButtonProps {
  /** The button's accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  /** In px. */
  iconSize?: number;
}

/** A button with an icon only. react-admin's IconButtonWithTooltip would bring its script to the login page. */
export const IconAction = ({ label, icon: Icon, iconSize = 20, ...props }: IconActionProps) => {
  const button = (
    <IconButton {...props} aria-label={label}>
      <Icon size={iconSize} />
    </IconButton>
  );
  // A disabled button fires no events, so a tooltip would not close.
  return props.disabled ? button : <Tooltip title={label}>{button}</Tooltip>;
};
