import { ButtonBase, List } from '@mui/material';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { keepsOpenTabInView } from './openTab';

interface StepLinksProps {
  label: string;
  steps: readonly {
    path: string;
    name: string;
    /** Shown until the step is done. */
    number?: number;
    isDone?: boolean;
    isCurrent: boolean;
  }[];
}

/** From here on they scroll sideways on a phone. */
const MANY = 10;

/** The steps of a screen that leads through several. */
export const StepLinks = ({ label, steps }: StepLinksProps) => (
  <List
    component="ol"
    ref={keepsOpenTabInView}
    disablePadding
    aria-label={label}
    sx={{ display: 'flex', flexWrap: { xs: steps.length >= MANY ? 'nowrap' : 'wrap', sm: 'wrap' }, overflowX: 'auto', gap: 0.5 }}
  >
    {steps.map(({ path, name, number, isDone = false, isCurrent }) => (
      <li key={path}>
        <ButtonBase
          component={Link}
          to={path}
          aria-current={isCurrent ? 'step' : undefined}
          sx={{
            minWidth: 44,
            minHeight: 44,
            px: 1.25,
            gap: 0.75,
            borderRadius: '8px',
            fontWeight: 600,
            fontSize: '0.875rem',
            whiteSpace: 'nowrap',
            color: 'text.secondary',
            '&[aria-current]': { bgcolor: 'action.selected', color: 'text.primary' },
            '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
          }}
        >
          {isDone ? <Check size={16} aria-label="Done:" /> : number !== undefined && <span aria-hidden>{number}</span>}
          {name}
        </ButtonBase>
      </li>
    ))}
  </List>
);
