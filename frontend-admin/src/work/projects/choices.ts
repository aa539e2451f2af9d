import type { Project } from '../../data/types';
import type { ToneName } from '../../kit/theme/colours';

export const categories: { id: Project['category']; name: string; tone: ToneName }[] = [
  { id: 'Domestic', name: 'Domestic', tone: 'success' },
  { id: 'Commercial', name: 'Commercial', tone: 'info' },
  { id: 'Industrial', name: 'Industrial', tone: 'progress' },
];

/** The progress of the work, not the publication. */
export const workStatuses: { id: Project['status']; name: string }[] = [
  { id: 'completed', name: 'Completed' },
  { id: 'in-progress', name: 'In Progress' },
  { id: 'planned', name: 'Planned' },
];

export const sectors: { id: Project['sector']; name: string }[] = [
  { id: 'healthcare', name: 'Healthcare' },
  { id: 'commercial', name: 'Commercial' },
  { id: 'industrial', name: 'Industrial' },
  { id: 'manufacturing', name: 'Manufacturing' },
  { id: 'education', name: 'Education' },
  { id: 'other', name: 'Other' },
];
