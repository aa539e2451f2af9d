import type { Project } from '../data/types';
import { ProjectList } from './ProjectList';

export const projects = {
  name: 'projects',
  list: ProjectList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (project: Project) => project.title,
};
