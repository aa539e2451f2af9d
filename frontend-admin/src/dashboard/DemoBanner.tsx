import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

/** A new site under its real address: what is on it is not the owner's yet. */
export const DemoBanner = () => (
  <Alert
    severity="warning"
    action={
      <Button component={Link} to="/settings" color="inherit" size="small">
        Open settings
      </Button>
    }
  >
    The website shows the demo company. Search engines are kept away until you save its settings.
  </Alert>
);
