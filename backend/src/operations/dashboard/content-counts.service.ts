import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Media } from '../../media/media.entity.js';
import { ServiceLocationPage } from '../../pages/service-location-page.entity.js';

import { Kinds } from '../../kinds/kinds.service.js';

export interface ContentCounts {
  activeItems: number;
  publishedPages: number;
  mediaFiles: number;
}

@Injectable()
export class ContentCountsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kinds: Kinds,
  ) {}

  async count(): Promise<ContentCounts> {
    const active = this.kinds
      .with('dashboard')
      .map(({ kind }) => this.dataSource.getRepository<{ isActive: boolean }>(kind.entity).countBy({ isActive: true }));
    const [publishedPages, mediaFiles, ...activeItems] = await Promise.all([
      this.dataSource.getRepository(ServiceLocationPage).countBy({ status: 'published' }),
      this.dataSource.getRepository(Media).count(),
      ...active,
    ]);
    return { activeItems: activeItems.reduce((sum, n) => sum + n, publishedPages), publishedPages, mediaFiles };
  }
}
