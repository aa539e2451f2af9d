import stored from './projects.json' with { type: 'json' };
import type { ProjectContent } from './types.js';

export const projects = stored as ProjectContent[];
