import { SetMetadata } from '@nestjs/common';
import type { ContentResource } from './content-events.js';

export const READS_FROM = 'site:reads-from';

/**
 * On a visitor's controller: which resources its answers show. The site renders pages from these controllers without
 * HTTP and drops a page when one of them changes.
 */
export const ReadsFrom = (...resources: ContentResource[]) => SetMetadata(READS_FROM, resources);
