import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { Changes, type Change, type RecordKind } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { InvalidFields, NoSuchRecord } from '../common/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail } from '../common/records.js';
import { ServicesService } from '../services/services.service.js';
import type { CreateTestimonialDto, UpdateTestimonialDto } from './testimonial.dto.js';
import { Testimonial } from './testimonial.entity.js';

const KIND: RecordKind<Testimonial> = { resource: 'testimonials', label: 'testimonial', entity: Testimonial };

const LIST: ListSpec<Testimonial> = {
  resource: 'testimonials',
  sortable: ['name', 'company', 'location', 'rating', 'projectType', 'order', 'isActive', 'createdAt', 'updatedAt'],
  filterable: { isActive: 'boolean', rating: 'number', serviceId: 'string', name: 'string' },
  search: ['name', 'company', 'location', 'comment', 'projectType'],
  defaultSort: [
    ['order', 'ASC'],
    ['name', 'ASC'],
  ],
};

const VISIBLE: FindOptionsWhere<Testimonial> = { isActive: true };

const ORDER = { order: 'ASC', name: 'ASC', id: 'ASC' } as const;

/** Of a service, from which the one in the right place is chosen. */
const CANDIDATES = 100;

@Injectable()
export class TestimonialsService {
  constructor(
    @InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>,
    private readonly services: ServicesService,
    private readonly changes: Changes,
  ) {}

  listVisible(): Promise<Testimonial[]> {
    return this.testimonials.find({ where: VISIBLE, order: ORDER });
  }

  /** Returns a visible testimonial on the service, if possible from the right place; null if there is none. */
  async findFor(serviceId: string, isHere: (location: string) => boolean): Promise<Testimonial | null> {
    const where = { ...VISIBLE, serviceId };
    const linked = await this.testimonials.find({ where, select: { id: true, location: true }, order: ORDER, take: CANDIDATES });
    const fitting = linked.find(({ location }) => isHere(location)) ?? linked[0];
    return fitting ? this.testimonials.findOneBy({ ...where, id: fitting.id }) : null;
  }

  list(query: ListQuery): Promise<Listing<Testimonial>> {
    return list(this.testimonials, LIST, query);
  }

  get(id: string): Promise<Testimonial> {
    return findOrFail(this.testimonials, { id }, 'testimonial');
  }

  /** Throws InvalidFields (400) for an unknown service. */
  async create(fields: CreateTestimonialDto): Promise<Testimonial> {
    if (fields.serviceId) await this.checkService(fields.serviceId);
    return this.changes.create(KIND, fields);
  }

  /** Throws InvalidFields (400) for an unknown service. */
  async update(id: string, fields: UpdateTestimonialDto, ifMatch?: number): Promise<Testimonial> {
    const { serviceId } = await this.get(id);
    // Screens send whole records, so an unchanged service may be in the trash.
    if (fields.serviceId && fields.serviceId !== serviceId) await this.checkService(fields.serviceId);
    return this.changes.update(KIND, id, ifMatch, fields);
  }

  remove(id: string): Promise<Testimonial> {
    return this.changes.remove(KIND, id);
  }

  /** Throws NoSuchRecord (404). */
  undelete(id: string, change: Change): Promise<Testimonial> {
    return undelete(change, KIND, id);
  }

  private async checkService(id: string): Promise<void> {
    try {
      await this.services.get(id);
    } catch (error) {
      if (error instanceof NoSuchRecord) throw new InvalidFields({ serviceId: [error.message] });
      throw error;
    }
  }
}
