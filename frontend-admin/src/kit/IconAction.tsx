import { IconButton, type IconButtonProps, Tooltip } from '@mui/material';

interface IconActionProps extends IconButtonProps {
  /** The button's accessible name and tooltip. */
  label: string;
}

/** A button with an icon only. react-admin's IconButtonWithTooltip would bring its script to the login page. */
export const IconAction = ({ label, ...props }: IconActionProps) => {
  const button = <IconButton {...props} aria-label={label} />;
  // A disabled button fires no events, so a tooltip would not close.
  return props.disabled ? button : <Tooltip title={label}>{button}</Tooltip>;
};
