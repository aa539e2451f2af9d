import { difference, snapshot } from '../../audit/audit-diff.js';
import { Changes, type Change } from '../../audit/changes.service.js';
import { InvalidFields, NoSuchRecord } from '../../platform/http/errors.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { findLocked, freeSlug, newRecord } from '../../platform/common/records.js';
import { slugify } from '../../platform/words/text.js';
import { CompanyInfo } from '../../company/company-info.entity.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { Location } from '../../locations/location.entity.js';
import { LOCATIONS } from '../../locations/location.kind.js';
import { LocationsService } from '../../locations/locations.service.js';
import { requireEmergencyLine } from '../../services/emergency-line.js';
import { Service } from '../../services/service.entity.js';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource } from 'typeorm';
import { findDemonstration, MISSING } from '../../sample-content/demonstration.js';
import { countOwn } from '../../sample-content/reset-demo.js';
import { toSetUpStatus, type OptionalStep, type PlaceDto, type SetUpStatus } from './set-up.dto.js';

@OnToday({ name: 'the set-up', path: '/set-up', roles: ['admin'] })
export class SetUpService implements KnowsToday {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly company: CompanyInfoService,
    private readonly changes: Changes,
    private readonly locations: LocationsService,
  ) {}

  async status(): Promise<SetUpStatus> {
    const company = await this.company.current();
    return toSetUpStatus(await findDemonstration(this.dataSource.manager, company), company.setUpSteps);
  }

  /** Leads administrators back to the wizard while something of the sample company is left. */
  async today(): Promise<{ items: ItemForToday[] }> {
    const { isPresent, missing, done, untouched } = await this.status();
    if (!isPresent) return { items: [] };
    const isBegun = missing.length < MISSING.length || done.length > 0;
    return {
      items: [
        {
          key: 'set-up',
          kind: 'Set-up',
          title: 'Make this website yours',
          text: untouched.length
            ? 'It still shows things of the sample company. Short steps put yours in its place, in about ten minutes.'
            : 'Short steps put your company, your places and what you offer on it, in about ten minutes.',
          urgency: 'today',
          opens: isBegun ? 'Continue' : 'Start',
        },
      ],
    };
  }

  /** See `countOwn`. */
  async ownContent(): Promise<Record<string, number>> {
    const { manager } = this.dataSource;
    return countOwn(manager, await this.company.current(manager));
  }

  /** Throws InvalidFields (400) for a name that is listed twice, NoSuchRecord (404), ConflictException (409) for one to delete that has pages. */
  async savePlaces(places: readonly PlaceDto[], removed: readonly string[]): Promise<SetUpStatus> {
    const names = places.map(({ name }) => slugify(name));
    const twice = places.find(({ name }, index) => names.indexOf(slugify(name)) !== index);
    if (twice) throw new InvalidFields({ places: [`"${twice.name}" is in the list twice`] });
    await this.changes.together('locations', async (change) => {
      const { createdAt } = await this.company.current(change.manager);
      const present = await change.manager.find(Location, { where: { id: In([...removed]) }, select: { id: true } });
      for (const { id } of present) await this.locations.remove(id);
      for (const [order, place] of places.entries()) await savePlace(change, place, order, createdAt);
    });
    return this.status();
  }

  /** Throws NoSuchRecord (404), InvalidFields (400) for an emergency service without an emergency line. */
  async offerServices(offered: readonly string[]): Promise<SetUpStatus> {
    await this.changes.write('services', async ({ manager, now, audit }) => {
      const services = await manager.find(Service);
      const wanted = new Set(offered);
      const known = new Set(services.map(({ id }) => id));
      if (offered.some((id) => !known.has(id))) throw new NoSuchRecord('service');
      for (const service of services) {
        const isActive = wanted.has(service.id);
        if (service.isActive === isActive) continue;
        await requireEmergencyLine(manager, { ...service, isActive }, 'offered');
        await manager.save(Object.assign(service, { isActive, updatedAt: now }));
        const changes = { isActive: { before: !isActive, after: isActive } };
        await audit({ action: 'update', entityType: 'services', entityId: service.id, changes });
      }
    });
    return this.status();
  }

  async finishStep(step: OptionalStep): Promise<SetUpStatus> {
    await this.changes.write('set-up', async ({ manager, audit }) => {
      const { id } = await this.company.current(manager);
      const { setUpSteps } = await findLocked(manager, CompanyInfo, id, 'settings record');
      if (setUpSteps?.includes(step)) return;
      // The version stays, so that open forms can be saved.
      await manager.update(CompanyInfo, id, { setUpSteps: [...(setUpSteps ?? []), step], version: () => 'version' });
      await audit({ action: 'update', entityType: 'set-up', entityId: null, changes: { step: { after: step } } });
    });
    return this.status();
  }
}

/** Without an id: updates the place of this name, so that a request that arrives twice adds nothing. */
async function savePlace(change: Change, { id, name, ...fields }: PlaceDto, order: number, demoMoment: Date): Promise<void> {
  const { manager, now, audit } = change;
  const repository = manager.getRepository(Location);
  const found = id
    ? await findLocked(manager, Location, id, 'location')
    : await manager.findOneBy(Location, { slug: slugify(name).slice(0, 190) });
  const place = found ?? Object.assign(newRecord(Location, now), BLANK);
  const before = found ? snapshot(repository, found) : {};
  // A sample place becomes the company's own, without the sample's description and villages.
  if (place.createdAt.getTime() === demoMoment.getTime()) Object.assign(place, { ...BLANK, slug: place.slug, createdAt: now });
  if (!found) place.slug = await freeSlug(manager, LOCATIONS, { source: name, fallback: 'location' });
  Object.assign(place, { name, order, isActive: true });
  if (fields.postcodes !== undefined) place.postcodes = fields.postcodes ?? [];
  if (fields.description !== undefined) place.description = fields.description;
  const after = snapshot(repository, place);
  const changes = difference(before, after);
  if (!Object.keys(changes).length) return;
  await manager.save(Object.assign(place, { updatedAt: now }));
  await audit({ action: found ? 'update' : 'create', entityType: 'locations', entityId: place.id, changes });
}

const BLANK = { slug: '', description: null, postcodes: [], subLocations: [], latitude: null, longitude: null, isActive: true, order: 0 };
