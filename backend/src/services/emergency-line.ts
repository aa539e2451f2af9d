import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { CompanyInfo } from '../company/company-info.entity.js';
import { EMERGENCY_LINE_REMOVED } from '../company/company-info.service.js';
import { InvalidFields } from '../platform/http/errors.js';
import { Service } from './service.entity.js';

const NEEDED =
  'Nobody would answer: an emergency service needs a number that is answered day and night. Enter the emergency phone in the settings first.';

/** Locked against its removal until the transaction ends. */
export async function hasEmergencyLine(manager: EntityManager): Promise<boolean> {
  const lock = manager.connection.options.type === 'better-sqlite3' ? undefined : ({ mode: 'pessimistic_write' } as const);
  return (await manager.findOne(CompanyInfo, { where: { emergencyPhone: Not(IsNull()) }, lock })) !== null;
}

/** Throws InvalidFields (400) for an active emergency service of a company without an emergency line. */
export async function requireEmergencyLine(
  manager: EntityManager,
  { isEmergency, isActive }: Pick<Service, 'isEmergency' | 'isActive'>,
  field = 'isActive',
): Promise<void> {
  if (isEmergency && isActive && !(await hasEmergencyLine(manager))) throw new InvalidFields({ [field]: [NEEDED] }, NEEDED);
}

@Injectable()
export class EmergencyLine {
  /** Makes the emergency services inactive: no visitor is sent to a line that is gone. */
  @OnEvent(EMERGENCY_LINE_REMOVED, { suppressErrors: false })
  async withdraw({ manager, now, audit }: Change): Promise<void> {
    for (const service of await manager.findBy(Service, { isEmergency: true, isActive: true })) {
      await manager.save(Object.assign(service, { isActive: false, updatedAt: now }));
      const changes = { isActive: { before: true, after: false } };
      await audit({ action: 'update', entityType: 'services', entityId: service.id, changes });
    }
  }
}
