import type { CompanyInfo } from '../../company/company-info.entity.js';

export const officeRecipients = ({ emailRecipients, email }: Pick<CompanyInfo, 'email' | 'emailRecipients'>): string[] =>
  emailRecipients.length ? emailRecipients : [email];
