import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext } from 'react-admin';
import type { ServicePage } from '../data/types';
import { AddLink } from '../ui/AddLink';
import { ListBody } from '../ui/ListBody';
import { ListToolbar } from '../ui/ListToolbar';
import { PageHeader } from '../ui/PageHeader';
import { RecordDialogs } from '../ui/RecordDialogs';
import { columns } from './columns';
import { PageFilters } from './PageFilters';
import { ServicePageInputs } from './ServicePageInputs';
import { toServicePage } from './toServicePage';
import { usePairs } from './usePairs';

const DEFAULTS = { status: 'draft', order: 0 };

export const ServicePageList = () => {
  const pairs = usePairs();
  return (
    <ListBase perPage={25} sort={{ field: 'order', order: 'ASC' }}>
      <PageHeader
        title="Service Location Pages"
        note="One page for each service in each place. Drafts are hidden from visitors."
        actions={<AddLink />}
      />
      <PageFilters {...pairs} />
      <Card>
        <ListToolbar>
          <Heading />
        </ListToolbar>
        <ListBody label="Service Pages" columns={columns(pairs)} empty="No pages found matching your filters." />
      </Card>
      <RecordDialogs defaults={DEFAULTS} transform={toServicePage}>
        <ServicePageInputs />
      </RecordDialogs>
    </ListBase>
  );
};

const Heading = () => {
  const { total = 0 } = useListContext<ServicePage>();
  return <Typography variant="h2">Service Pages ({total})</Typography>;
};
