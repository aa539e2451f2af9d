import { ResourceScreen } from '../ui/ResourceScreen';
import { columns } from './columns';
import { LocationInputs } from './LocationInputs';
import { toLocation } from './toLocation';

const DEFAULTS = { isActive: true };

export const LocationList = () => (
  <ResourceScreen
    title="Locations"
    note="Where the company works. Inactive locations are hidden from visitors."
    columns={columns}
    inputs={<LocationInputs />}
    defaults={DEFAULTS}
    transform={toLocation}
  />
);
