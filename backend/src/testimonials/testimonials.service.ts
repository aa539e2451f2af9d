import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, FindOptionsWhere, Repository } from 'typeorm';
import { Changes, type Change, type RecordKind } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { InvalidFields, NoSuchRecord } from '../common/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail } from '../common/records.js';
import { Service } from '../services/service.entity.js';
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
  create(fields: CreateTestimonialDto): Promise<Testimonial> {
    return this.changes.create(KIND, fields, async ({ serviceId }, { manager }) => {
      if (serviceId) await checkService(manager, serviceId);
    });
  }

  /** Throws InvalidFields (400) for an unknown service. */
  update(id: string, fields: UpdateTestimonialDto, ifMatch?: number): Promise<Testimonial> {
    return this.changes.update(KIND, id, ifMatch, fields, async ({ serviceId }, { manager }) => {
      if (!serviceId) return;
      const former = await manager.findOneByOrFail(Testimonial, { id });
      // Screens send whole records, so an unchanged service may be in the trash.
      if (serviceId !== former.serviceId) await checkService(manager, serviceId);
    });
  }

  remove(id: string): Promise<Testimonial> {
    return this.changes.remove(KIND, id);
  }

  /** Throws NoSuchRecord (404). */
  undelete(id: string, change: Change): Promise<Testimonial> {
    return undelete(change, KIND, id);
  }
}

async function checkService(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(Service, { id }))) throw new InvalidFields({ serviceId: [new NoSuchRecord('service').message] });
}
