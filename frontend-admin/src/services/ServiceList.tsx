import { ResourceScreen } from '../ui/ResourceScreen';
import { columns } from './columns';
import { ServiceInputs } from './ServiceInputs';
import { toService } from './toService';

const DEFAULTS = { isActive: true, status: 'published', order: 0 };

export const ServiceList = () => (
  <ResourceScreen
    title="Services"
    note="What the company offers. Inactive services are hidden from visitors."
    columns={columns}
    inputs={<ServiceInputs />}
    defaults={DEFAULTS}
    transform={toService}
  />
);
