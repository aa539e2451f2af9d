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

/** Clauses of the legal pages, which a company without a registration number leaves out. */
const withoutNumber = (html: string): string =>
  html
    .replaceAll('We are registered in England and Wales under number {registrationNumber}, and our address is', 'Our address is')
    .replaceAll(', registered in England and Wales under number {registrationNumber}', '');

/** Replaces placeholders such as {companyName} in HTML; call links get the number in E.164 form. */
export function fillIn(html: string, company: Pick<CompanyInfo, Placeholder | 'retentionMonths'>): string {
  return (company.registrationNumber ? html : withoutNumber(html))
    .replace(/tel:\{phone\}/g, () => `tel:${toE164(company.phone) ?? company.phone}`)
    .replace(/\{enquiryRetention\}/g, () => enquiryRetention(company.retentionMonths))
    .replace(/\{(companyName|address|phone|email|registrationNumber)\}/g, (_, name: Placeholder) => escapeHtml(company[name] ?? ''));
}
