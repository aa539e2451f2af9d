import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { CONTENT_CHANGED, type ContentChanged } from '../platform/common/content-events.js';
import { PageCache } from './page-cache.js';
import { Replicas } from './replicas.service.js';

@Injectable()
export class PageInvalidation {
  constructor(
    private readonly cache: PageCache,
    private readonly replicas: Replicas,
  ) {}

  @OnEvent(CONTENT_CHANGED)
  async contentChanged({ resource }: ContentChanged): Promise<void> {
    this.cache.drop(resource);
    await this.replicas.tell(resource);
  }
}
