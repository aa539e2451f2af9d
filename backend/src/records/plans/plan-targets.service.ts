import { Injectable } from '@nestjs/common';
import type { Change } from '../../audit/changes.service.js';
import { InvalidFields } from '../../platform/common/errors.js';
import { refuseUsedAddress } from '../../platform/common/records.js';
import { validationPipe } from '../../platform/common/validation-pipe.js';
import { REQUIRED } from '../../platform/common/validation.js';
import type { Fields, FrozenPlan, Gets, Updates, WantedPlan } from '../../kinds/kind.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import type { PlannedChange } from './planned-change.entity.js';

/** What can go live at a time: how it is frozen, and how it is done by the service that saves it otherwise. */
@Injectable()
export class PlanTargets {
  constructor(private readonly kinds: Kinds) {}

  /** Throws NoSuchRecord (404), InvalidFields (400), ChangedMeanwhile (412), ForbiddenException (403). */
  async freeze(resource: string, wanted: WantedPlan): Promise<FrozenPlan> {
    const { kind, service } = this.kinds.chosen('plans', resource);
    if (kind.plans?.freeze) return kind.plans.freeze(service as never, wanted);
    const record = await (service as Gets).get(wanted.recordId);
    kind.check?.(record as never);
    const name = String((record as Fields)[kind.name]);
    if (wanted.action === 'take-down') return { name, fields: null };
    if (!wanted.fields) throw new InvalidFields({ fields: [REQUIRED] });
    const fields = await read(kind, wanted.fields);
    const { slug } = fields;
    if (kind.slug === 'free' && typeof slug === 'string' && slug !== (record as Fields)['slug']) refuseUsedAddress(kind.address, slug);
    return { name, fields: { ...fields } };
  }

  /** In the transaction of the change. Throws what saving throws. */
  async run({ resource, recordId, fields }: PlannedChange, change: Change): Promise<unknown> {
    const { kind, service } = this.kinds.chosen('plans', resource);
    const { run, status = '' } = kind.plans ?? {};
    if (run) return run(service as never, fields ?? {}, change);
    const sent = await read(kind, fields ? { ...fields, [status]: 'published' } : { [status]: 'draft' });
    return (service as Updates).update(recordId, sent as never);
  }
}

const read = async ({ forms }: Known['kind'], fields: Fields): Promise<Fields> =>
  (await validationPipe.transform(fields, { type: 'body', metatype: forms?.update })) as Fields;
