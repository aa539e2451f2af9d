import { Injectable } from '@nestjs/common';
import type { Change } from '../../audit/changes.service.js';
import { InvalidFields } from '../../platform/common/errors.js';
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
    const { kind, service } = this.known(resource);
    if (kind.plans?.freeze) return kind.plans.freeze(service as never, wanted);
    const record = await (service as Gets).get(wanted.recordId);
    kind.check?.(record as never);
    const name = String((record as Fields)[kind.name]);
    if (wanted.action === 'take-down') return { name, fields: null };
    if (!wanted.fields) throw new InvalidFields({ fields: [REQUIRED] });
    return { name, fields: { ...(await read(kind, wanted.fields)) } };
  }

  /** In the transaction of the change. Throws what saving throws. */
  async run({ resource, recordId, fields }: PlannedChange, change: Change): Promise<unknown> {
    const { kind, service } = this.known(resource);
    const { run, status = '' } = kind.plans ?? {};
    if (run) return run(service as never, fields ?? {}, change);
    const sent = await read(kind, fields ? { ...fields, [status]: 'published' } : { [status]: 'draft' });
    return (service as Updates).update(recordId, sent as never);
  }

  private known(resource: string): Known {
    const known = this.kinds.find('plans', resource);
    if (known) return known;
    const names = this.kinds.with('plans').map(({ kind }) => kind.resource);
    throw new InvalidFields({ resource: [`Please choose one of: ${names.join(', ')}`] });
  }
}

const read = async ({ forms }: Known['kind'], fields: Fields): Promise<Fields> =>
  (await validationPipe.transform(fields, { type: 'body', metatype: forms?.update })) as Fields;
