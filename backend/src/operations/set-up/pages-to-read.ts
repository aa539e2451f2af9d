import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { isDeepStrictEqual } from 'node:util';
import { In } from 'typeorm';
import type { Change } from '../../audit/changes.service.js';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import { COMPANY_RENAMED, type CompanyChanged } from '../../company/company-info.service.js';
import { CorePage } from '../../core-pages/core-page.entity.js';
import { isHeldBack } from '../../core-pages/held-back.js';
import { pick } from '../../platform/common/pick.js';
import { aboutWithoutClaims, corePages, ownerTexts } from '../../sample-content/content/core-pages.js';
import { ownerMails } from '../../sample-content/content/settings.js';
import { isOfSampleCompany } from '../../sample-content/demonstration.js';

/**
 * Replaces the sample company's texts on its pages by those that say nothing of a company, and what staff have written stays. The owner has still to
 * read them.
 */
export async function replacePages({ manager, now, audit }: Change, company: CompanyInfo, slugs: readonly string[]): Promise<void> {
  for (const page of await manager.findBy(CorePage, { createdAt: company.createdAt, slug: In([...slugs]) })) {
    const sample = corePages.find(({ slug }) => slug === page.slug);
    if (!sample) continue;
    const isUntouched = page.version === 1;
    const owners = { ...pick(sample, TEXTS), ...ownerTexts(sample), ...(page.slug === 'about' && aboutWithoutClaims) };
    const replaced = TEXTS.filter(
      (name) => isDeepStrictEqual(page[name], sample[name]) && (isUntouched || !isDeepStrictEqual(owners[name], sample[name])),
    );
    if (!replaced.length) continue;
    const texts = pick(owners, replaced);
    const isUnread = page.isUnread || isUntouched || replaced.includes('content');
    const changes = { ...texts, isUnread, isHeldBack: isHeldBack({ ...pick(page, ['content']), ...texts, isUnread }, company) };
    await manager.save(Object.assign(page, changes, { updatedAt: now }));
    const logged = Object.fromEntries(Object.entries(changes).map(([name, after]) => [name, { after }]));
    await audit({ action: 'update', entityType: 'core-pages', entityId: page.id, changes: logged });
  }
}

const TEXTS = ['content', 'sections', 'metaTitle', 'metaDescription'] as const;

export const LEGAL = ['privacy', 'terms', 'cookies'];

/** Another company agrees to nothing by entering its name. */
@Injectable()
export class RenamedSample {
  @OnEvent(COMPANY_RENAMED, { suppressErrors: false })
  async replace({ change, before, after }: CompanyChanged): Promise<void> {
    if (!isOfSampleCompany(before, 'companyName')) return;
    Object.assign(after, ownerMails(after));
    await replacePages(change, after, LEGAL);
  }
}
