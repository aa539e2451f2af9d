import { Injectable } from '@nestjs/common';
import type { Change } from '../audit/changes.service.js';
import { InvalidFields, NoSuchRecord } from '../platform/http/errors.js';
import { ServiceOf } from '../kinds/kind.js';
import { PlainRecords } from '../kinds/plain-records.js';
import { Service } from '../services/service.entity.js';
import { Testimonial } from './testimonial.entity.js';
import { TESTIMONIALS } from './testimonial.kind.js';

const ORDER = { order: 'ASC', name: 'ASC', id: 'ASC' } as const;

/** Of a service, from which the one in the right place is chosen. */
const CANDIDATES = 100;

@Injectable()
@ServiceOf(TESTIMONIALS)
export class TestimonialsService extends PlainRecords<Testimonial> {
  protected readonly kind = TESTIMONIALS;

  /** Returns a visible testimonial on the service, if possible from the right place; null if there is none. */
  async findFor(serviceId: string, isHere: (location: string) => boolean): Promise<Testimonial | null> {
    const where = { ...this.visible, serviceId };
    const linked = await this.manager.find(Testimonial, { where, select: { id: true, location: true }, order: ORDER, take: CANDIDATES });
    const fitting = linked.find(({ location }) => isHere(location)) ?? linked[0];
    return fitting ? this.manager.findOneBy(Testimonial, { ...where, id: fitting.id }) : null;
  }

  /** Throws InvalidFields (400) for an unknown service. Screens send whole records, so an unchanged service may be in the trash. */
  protected override async complete({ id, serviceId }: Testimonial, { manager }: Change): Promise<void> {
    if (!serviceId || (await manager.findOneBy(Testimonial, { id }))?.serviceId === serviceId) return;
    if (!(await manager.existsBy(Service, { id: serviceId })))
      throw new InvalidFields({ serviceId: [new NoSuchRecord('service').message] });
  }
}
