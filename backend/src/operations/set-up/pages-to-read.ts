import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Change } from '../../audit/changes.service.js';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import { COMPANY_RENAMED, type CompanyChanged } from '../../company/company-info.service.js';
import { SAMPLE_COMPANY } from '../../company/public-company-info.dto.js';
import { CorePage } from '../../core-pages/core-page.entity.js';
import { isHeldBack } from '../../core-pages/held-back.js';
import { aboutWithoutClaims, corePages, ownerTexts } from '../../sample-content/content/core-pages.js';

/** Replaces the sample company's text on pages that nobody has changed by one that says nothing of a company. The owner has still to read it. */
export async function replacePages({ manager, now, audit }: Change, company: CompanyInfo, slugs: readonly string[]): Promise<void> {
  for (const page of await manager.findBy(CorePage, { createdAt: company.createdAt, version: 1 })) {
    const sample = corePages.find(({ slug }) => slug === page.slug);
    if (!sample || !slugs.includes(page.slug)) continue;
    const texts = { ...ownerTexts(sample), ...(page.slug === 'about' && aboutWithoutClaims) };
    const isUnread = true;
    const changes = { ...texts, isUnread, isHeldBack: isHeldBack({ content: texts.content, isUnread }, company) };
    await manager.save(Object.assign(page, changes, { updatedAt: now }));
    const logged = Object.fromEntries(Object.entries(changes).map(([name, after]) => [name, { after }]));
    await audit({ action: 'update', entityType: 'core-pages', entityId: page.id, changes: logged });
  }
}

export const LEGAL = ['privacy', 'terms', 'cookies'];

/** Another company agrees to nothing by entering its name. */
@Injectable()
export class RenamedSample {
  @OnEvent(COMPANY_RENAMED, { suppressErrors: false })
  async replace({ change, before, after }: CompanyChanged): Promise<void> {
    if (before.companyName === SAMPLE_COMPANY) await replacePages(change, after, LEGAL);
  }
}
