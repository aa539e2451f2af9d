import type { Change } from '../audit/changes.service.js';
import { kindOf } from '../kinds/kind.js';
import { ADMIN_FIELDS, UpdateCompanyInfoDto } from './company-info.dto.js';
import { CompanyInfo } from './company-info.entity.js';

interface Saves {
  update(fields: UpdateCompanyInfoDto, ifMatch: number | undefined, manager: Change['manager']): Promise<CompanyInfo>;
}

export const SETTINGS = kindOf<CompanyInfo>()({
  resource: 'company-info',
  label: 'settings record',
  title: 'Settings',
  entity: CompanyInfo,
  screen: 'settings',
  isSingle: true,
  place: 120,
  name: 'companyName',
  shows: 'settings',
  block: { type: 'clients', field: 'keyClients', item: 'client' },
  adminFields: ADMIN_FIELDS,
  forms: { update: UpdateCompanyInfoDto },
  words: { kept: ['autoresponderTemplate'] },
  history: {
    // An announcement belongs to its time, and the address of all mails is changed by administrators in the form, which asks for the password.
    stays: ['banner', 'email'],
    // Mail, webhook and sign-in have secrets, ask for the password, and are in the audit log.
    hidden: ADMIN_FIELDS,
    save: (company: Saves, fields: UpdateCompanyInfoDto, ifMatch, { manager }) => company.update(fields, ifMatch, manager),
  },
});
