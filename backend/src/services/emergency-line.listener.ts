import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Change } from '../audit/changes.service.js';
import { EMERGENCY_LINE_REMOVED } from '../company/company-info.service.js';
import { withdrawEmergencyServices } from './emergency-line.js';

/** No visitor is sent to a line that is gone. */
@Injectable()
export class EmergencyLineListener {
  @OnEvent(EMERGENCY_LINE_REMOVED, { suppressErrors: false })
  async withdraw(change: Change): Promise<void> {
    await withdrawEmergencyServices(change);
  }
}
