import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { InvalidFields, NoSuchRecord } from '../platform/http/errors.js';
import { ServiceOf, type RecordFault } from '../kinds/kind.js';
import { PlainRecords } from '../kinds/plain-records.js';
import { Project } from '../projects/project.entity.js';
import { Service } from '../services/service.entity.js';
import { Testimonial } from './testimonial.entity.js';
import { TESTIMONIALS } from './testimonial.kind.js';

const ORDER = { order: 'ASC', name: 'ASC', id: 'ASC' } as const;

/** Of a service, from which those of the right place are chosen. */
const CANDIDATES = 100;
/** On a page. */
const MOST_SHOWN = 6;

@Injectable()
@ServiceOf(TESTIMONIALS)
export class TestimonialsService extends PlainRecords<Testimonial> {
  protected readonly kind = TESTIMONIALS;

  /** Returns the first visible testimonials on the service, those from the right place before others. */
  async listFor(serviceId: string, isHere: (location: string) => boolean): Promise<Testimonial[]> {
    const ids = (await this.chooserFor(serviceId))(isHere);
    const found = ids.length ? await this.manager.findBy(Testimonial, { ...this.visible, serviceId, id: In(ids) }) : [];
    return ids.flatMap((id) => found.find((each) => each.id === id) ?? []);
  }

  async chooserFor(serviceId: string): Promise<(isHere: (location: string) => boolean) => string[]> {
    const where = { ...this.visible, serviceId };
    const linked = await this.manager.find(Testimonial, { where, select: { id: true, location: true }, order: ORDER, take: CANDIDATES });
    return (isHere) => {
      const [here, elsewhere] = [linked.filter(({ location }) => isHere(location)), linked.filter(({ location }) => !isHere(location))];
      return [...here, ...elsewhere].slice(0, MOST_SHOWN).map(({ id }) => id);
    };
  }

  /** Returns the first visible testimonials on the project. */
  listOfProject(projectId: string): Promise<Testimonial[]> {
    return this.manager.find(Testimonial, { where: { ...this.visible, projectId }, order: ORDER, take: MOST_SHOWN });
  }

  /** What visitors read although nobody can prove it. */
  async faulty(): Promise<RecordFault[]> {
    const where = [{ hasConsent: false }, { givenOn: IsNull() }, { source: IsNull() }].map((lacks) => ({ ...this.visible, ...lacks }));
    const found = await this.manager.find(Testimonial, { where, order: ORDER, take: CANDIDATES });
    return found.map(({ id, name, hasConsent, givenOn, source }) => {
      const lacking = {
        hasConsent: !hasConsent && 'that the customer agreed',
        givenOn: !givenOn && 'the day',
        source: !source && 'the source',
      };
      const [field = 'hasConsent'] = Object.entries(lacking).flatMap(([name, what]) => (what ? [name] : []));
      const what = Object.values(lacking).filter(Boolean).join(', ');
      return {
        id,
        title: name,
        path: '/',
        field,
        message: `Visitors read this testimonial without proof: enter ${what}, or make it inactive.`,
      };
    });
  }

  /** Throws InvalidFields (400) for an unknown service or project. Screens send whole records, so an unchanged one may be in the trash. */
  protected override async complete({ id, serviceId, projectId }: Testimonial, { manager }: Change): Promise<void> {
    const before = await manager.findOneBy(Testimonial, { id });
    const isMissing = async (entity: typeof Service | typeof Project, referred: string | null, former?: string | null) =>
      referred !== null && referred !== former && !(await manager.existsBy<Service | Project>(entity, { id: referred }));
    if (await isMissing(Service, serviceId, before?.serviceId))
      throw new InvalidFields({ serviceId: [new NoSuchRecord('service').message] });
    if (await isMissing(Project, projectId, before?.projectId))
      throw new InvalidFields({ projectId: [new NoSuchRecord('project').message] });
  }
}
