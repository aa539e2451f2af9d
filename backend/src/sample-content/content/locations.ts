import stored from './locations.json' with { type: 'json' };
import type { LocationContent } from './types.js';

export const locations = stored as LocationContent[];
