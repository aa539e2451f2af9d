import { Injectable } from '@nestjs/common';
import { promisedReply } from '../../company/business-clock.js';
import { comingClosing } from '../../company/closings.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { TRIAL_MS } from '../../delivery/outbox/channel.js';
import { Env } from '../../platform/config/env.js';
import { currentActor } from '../../platform/http/request-context.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { autoresponder } from './autoresponder.js';
import type { MailPreview } from './autoresponder-preview.dto.js';
import { withPageLink } from './page-link.js';

const SAMPLE_CUSTOMER = { name: 'Alex Taylor', service: 'EV Charging' };

/** The backoffice sends one after each pause in typing. */
const PREVIEWS = 600;

@Injectable()
export class AutoresponderPreviews {
  constructor(
    private readonly company: CompanyInfoService,
    private readonly rateLimit: RateLimit,
    private readonly env: Env,
  ) {}

  /** Renders the template for an example customer, with an example of the link that follows it. Throws TooManyTries (429). */
  async render(autoresponderTemplate: string): Promise<MailPreview> {
    const budget = { key: `mail-preview:${currentActor().userId}`, limit: PREVIEWS, windowMs: TRIAL_MS };
    await this.rateLimit.spend(budget, (wait) => `Too many previews. Please try again in ${wait}.`);
    const settings = { ...(await this.company.current()), autoresponderTemplate };
    const now = new Date();
    const customer = { ...SAMPLE_CUSTOMER, replyBy: promisedReply(settings, now), closing: comingClosing(settings, now) };
    return withPageLink(autoresponder(customer, settings), `${this.env.publicUrl}/e/…`, settings);
  }
}
