import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Location } from '../locations/location.entity.js';
import { Media } from '../media/media.entity.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { Project } from '../projects/project.entity.js';
import { Service } from '../services/service.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';

export interface ContentCounts {
  activeItems: number;
  publishedPages: number;
  mediaFiles: number;
}

@Injectable()
export class ContentCountsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async count(): Promise<ContentCounts> {
    const active = [Service, Location, Project, Testimonial].map((entity) =>
      this.dataSource.getRepository<{ isActive: boolean }>(entity).countBy({ isActive: true }),
    );
    const [publishedPages, mediaFiles, ...activeItems] = await Promise.all([
      this.dataSource.getRepository(ServiceLocationPage).countBy({ status: 'published' }),
      this.dataSource.getRepository(Media).count(),
      ...active,
    ]);
    return { activeItems: activeItems.reduce((sum, n) => sum + n, publishedPages), publishedPages, mediaFiles };
  }
}
