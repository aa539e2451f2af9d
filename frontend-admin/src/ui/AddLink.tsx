import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** Opens the add dialog of the surrounding resource: 'Add Service'. */
export const AddLink = () => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<Plus size={18} />}>
      {translate(`resources.${resource}.action.create`)}
    </Button>
  );
};
