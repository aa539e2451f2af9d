import { HttpException, Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, type Repository } from 'typeorm';
import { Changes, type Change } from '../../audit/changes.service.js';
import { HOUR_MS, SECOND_MS } from '../../platform/time/durations.js';
import { londonTime } from '../../platform/time/london.js';
import { fromHttpException } from '../../platform/http/error.filter.js';
import { currentActor, runAs } from '../../platform/http/request-context.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { Env } from '../../platform/config/env.js';
import { MailQueue } from '../../delivery/mail/mail-queue.service.js';
import { dashboardOf, withButton, type Brand } from '../../delivery/mail/templates/brand.js';
import { oneLine, type MailContent } from '../../delivery/mail/templates/text.js';
import { officeRecipients } from '../../delivery/mail/office-recipients.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { UsersService } from '../../users/users.service.js';
import { PlannedChange } from './planned-change.entity.js';
import { KIND, PlannedChanges } from './planned-changes.service.js';

/** A change is tried again while the database cannot be reached. After this time, the office is told. */
const PATIENCE_MS = HOUR_MS;

/** Does what is planned when it is due, also what fell due while nothing ran. Several processes may run it: each plan is done once. */
@Injectable()
export class PlannedChangesRunner extends Recurring {
  protected override readonly every = 2 * SECOND_MS;

  constructor(
    @InjectRepository(PlannedChange) private readonly plans: Repository<PlannedChange>,
    private readonly changes: Changes,
    private readonly planned: PlannedChanges,
    private readonly mails: MailQueue,
    private readonly company: CompanyInfoService,
    private readonly users: UsersService,
    @Inject(Env) private readonly env: Env,
  ) {
    super();
  }

  /** In the order of their times. A plan that cannot be done now, because the database is away, is left for the next run. */
  protected override async work(now: Date): Promise<void> {
    const due = await this.plans.find({ where: { status: 'planned', dueAt: LessThanOrEqual(now) }, order: { dueAt: 'ASC', id: 'ASC' } });
    for (const plan of due) {
      if (this.isStopping) return;
      await this.attempt(plan, now);
    }
  }

  private async attempt(plan: PlannedChange, now: Date): Promise<void> {
    try {
      await runAs({ ...currentActor(), userId: plan.createdBy }, () =>
        this.changes.together(KIND.resource, (change) => this.do(plan, change)),
      );
    } catch (error) {
      const isRefused = error instanceof HttpException && error.getStatus() < 500;
      if (!isRefused) this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error);
      if (isRefused) await this.fail(plan, reasonOf(error));
      else if (now.getTime() - plan.dueAt.getTime() > PATIENCE_MS) await this.fail(plan, 'Something went wrong on the server.');
    }
  }

  private async do(plan: PlannedChange, change: Change): Promise<void> {
    const { manager, now, audit } = change;
    const { id, resource, recordId, action, dueAt } = plan;
    const done = { status: 'done', finishedAt: now, updatedAt: now } as const;
    const { affected } = await manager.update(PlannedChange, { id, status: 'planned' }, done);
    if (!affected) return;
    await this.planned.run(plan, change);
    const logged = action === 'publish' ? 'publish-planned' : 'take-down-planned';
    await audit({ action: logged, entityType: resource, entityId: recordId, changes: { dueAt: { after: dueAt } } });
  }

  private async fail(plan: PlannedChange, failure: string): Promise<void> {
    const settings = await this.company.current();
    const planner = plan.createdBy ? (await this.users.addressesOf([plan.createdBy])).get(plan.createdBy) : undefined;
    const recipients = [...new Set([...officeRecipients(settings), ...(planner === undefined ? [] : [planner.toLowerCase()])])];
    await this.changes.write(KIND.resource, async ({ manager, now, audit }) => {
      const { id, status } = plan;
      const failed = { status: 'failed', failure, finishedAt: now, updatedAt: now } as const;
      const { affected } = await manager.update(PlannedChange, { id, status: 'planned' }, failed);
      if (!affected) return;
      await audit({ action: 'update', entityType: KIND.resource, entityId: id, changes: { status: { before: status, after: 'failed' } } });
      const content = planFailed(plan, failure, settings, this.env.publicUrl);
      await this.mails.enqueue(manager, { kind: 'plan-failed', recipients, ...content }, now);
    });
  }
}

/** Returns why a plan was refused, with the faulty fields by name. */
function reasonOf(error: HttpException): string {
  const { error: sentence, fields = {} } = fromHttpException(error);
  const faults = Object.entries(fields).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  return faults.length ? faults.join(' ') : sentence;
}

function planFailed({ name, action, dueAt }: PlannedChange, reason: string, brand: Brand, publicUrl: string): MailContent {
  const [verb, state] = action === 'publish' ? ['published', 'what was live stays live'] : ['taken down', 'it is still live'];
  const body = `'${oneLine(name)}' was to be ${verb} on ${londonTime(dueAt)}. That was not possible, so ${state}:\n\n${reason}\n\nPut it right in the backoffice, then ${action === 'publish' ? 'publish it' : 'take it down'} there.`;
  return withButton(`'${name}' was not ${verb}`, body, dashboardOf(publicUrl), brand);
}
