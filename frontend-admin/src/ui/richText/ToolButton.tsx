import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  /** Left out: the button does something at once and is never 'on'. */
  pressed?: boolean;
  disabled?: boolean;
}

/** It stays reachable while it can do nothing, so that the arrow keys never lose their place. */
export const ToolButton = ({ label, icon: Icon, onClick, pressed, disabled = false }: ToolButtonProps) => (
  // Within the toolbar: outside of it, the page would have text in no landmark.
  <Tooltip title={label} slotProps={{ popper: { disablePortal: true } }}>
    <IconButton
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      tabIndex={-1}
      // The editor keeps its focus and its selection while the mouse is on the toolbar.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onClick()}
      sx={{
        width: 36,
        height: 36,
        borderRadius: '8px',
        color: 'text.secondary',
        ...(pressed && { bgcolor: 'action.selected', color: 'text.primary' }),
        ...(disabled && { opacity: 0.4, cursor: 'default' }),
      }}
    >
      <Icon size={18} />
    </IconButton>
  </Tooltip>
);
