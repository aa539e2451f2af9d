import { ResourceScreen } from '../ui/ResourceScreen';
import { columns } from './columns';
import { ProjectInputs } from './ProjectInputs';
import { toProject } from './toProject';

const DEFAULTS = { category: 'Domestic', status: 'completed', publishStatus: 'published', featured: false, isActive: true, order: 0 };

export const ProjectList = () => (
  <ResourceScreen
    title="Manage Projects"
    note="Work that the company is proud of. Inactive projects are hidden from visitors."
    columns={columns}
    inputs={<ProjectInputs />}
    defaults={DEFAULTS}
    transform={toProject}
  />
);
