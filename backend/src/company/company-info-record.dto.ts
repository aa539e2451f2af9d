import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import { BannerTimes, fromBanner } from './banner.dto.js';
import { ADMIN, CompanyInfoFields, PUBLIC } from './company-info.dto.js';
import type { CompanyInfo } from './company-info.entity.js';

/** Administrators only. */
class CompanyInfoOfAdministrators extends PickType(CompanyInfoFields, ADMIN) {
  hasSmtpPassword: boolean;
}

/** Editors do not see the mail settings. */
export class CompanyInfoRecord extends IntersectionType(
  PickType(CompanyInfoFields, [...PUBLIC, 'banner', 'replyTemplates']),
  PartialType(CompanyInfoOfAdministrators),
) {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Of the banner. */
  bannerTimes: BannerTimes | null;
  /** True until the settings are first saved. */
  isDemo: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const STAFF = ['id', ...PUBLIC, 'replyTemplates', 'isDemo', 'version', 'createdAt', 'updatedAt'] as const;

export const toCompanyInfoRecord = (info: CompanyInfo, isAdmin: boolean): CompanyInfoRecord => ({
  ...pick(info, STAFF),
  banner: info.banner && fromBanner(info.banner),
  bannerTimes: info.banner && { from: new Date(info.banner.from), until: new Date(info.banner.until) },
  ...(isAdmin && { ...pick(info, ADMIN), hasSmtpPassword: info.smtpPassword !== null }),
});
