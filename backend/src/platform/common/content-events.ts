import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';

const content = new Set<string>();

/** Resources that visitors see, by their names in the API. */
export const contentResources: ReadonlySet<string> = content;

export function addContentResources(resources: readonly string[]): void {
  for (const resource of resources) content.add(resource);
}

export const CONTENT_CHANGED = 'content.changed';

export interface ContentChanged {
  resource: string;
}

/** Raised once per change, after its commit and before the response; the page cache listens. */
@Injectable()
export class ContentEvents {
  constructor(private readonly emitter: EventEmitter2) {}

  /** Does nothing for a resource that no visitor sees. */
  async changed(resource: string): Promise<void> {
    if (content.has(resource)) await this.emitter.emitAsync(CONTENT_CHANGED, { resource } satisfies ContentChanged);
  }
}
