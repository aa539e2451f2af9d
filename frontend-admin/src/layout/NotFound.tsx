import Button from '@mui/material/Button';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState';
import { PageHeader } from '../ui/PageHeader';

export const NotFound = () => (
  <>
    <PageHeader title="Page not found" />
    <EmptyState icon={MapPinOff} text="There is no screen at this address.">
      <Button component={Link} to="/" variant="contained">
        Back to the dashboard
      </Button>
    </EmptyState>
  </>
);
