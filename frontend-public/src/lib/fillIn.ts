import { toE164 } from './phone';
import type { CompanyInfo } from '../api/types';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

type Placeholder = 'companyName' | 'address' | 'phone' | 'email' | 'registrationNumber';

function enquiryRetention(months: CompanyInfo['retentionMonths']): string {
  if (months == null) return 'until you ask us to erase them';
  return `${months} ${months === 1 ? 'month' : 'months'} from the day they arrive, after which the website erases them by itself`;
}

/** Replaces placeholders such as {companyName} in HTML; call links get the number in E.164 form. */
export function fillIn(html: string, company: Pick<CompanyInfo, Placeholder | 'retentionMonths'>): string {
  return html
    .replace(/tel:\{phone\}/g, () => `tel:${toE164(company.phone) ?? company.phone}`)
    .replace(/\{enquiryRetention\}/g, () => enquiryRetention(company.retentionMonths))
    .replace(/\{(companyName|address|phone|email|registrationNumber)\}/g, (_, name: Placeholder) => escapeHtml(company[name] ?? ''));
}
