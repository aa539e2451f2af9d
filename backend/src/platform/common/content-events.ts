import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';

/** Resources that visitors see, by their names in the API. */
export const CONTENT_RESOURCES = [
  'services',
  'locations',
  'service-location-pages',
  'projects',
  'testimonials',
  'faqs',
  'page-faqs',
  'core-pages',
  'media',
  'company-info',
  'homepage',
  'redirects',
] as const;
export type ContentResource = (typeof CONTENT_RESOURCES)[number];

export const CONTENT_CHANGED = 'content.changed';

export interface ContentChanged {
  resource: ContentResource;
}

export const isContentResource = (resource: string): resource is ContentResource =>
  (CONTENT_RESOURCES as readonly string[]).includes(resource);

/** Raised once per change, after its commit and before the response; the page cache listens. */
@Injectable()
export class ContentEvents {
  constructor(private readonly emitter: EventEmitter2) {}

  async changed(resource: ContentResource): Promise<void> {
    await this.emitter.emitAsync(CONTENT_CHANGED, { resource } satisfies ContentChanged);
  }
}
