import { toE164 } from './phone';
import type { CompanyInfo } from '../api/types';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes plain text safe within HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

type Placeholder = 'companyName' | 'address' | 'phone' | 'email' | 'registrationNumber';

/** Replaces {companyName}, {address}, {phone}, {email} and {registrationNumber} in HTML; a call link gets the number in its E.164 form. */
export function fillIn(html: string, company: Pick<CompanyInfo, Placeholder>): string {
  return html
    .replace(/tel:\{phone\}/g, () => `tel:${toE164(company.phone) ?? company.phone}`)
    .replace(/\{(companyName|address|phone|email|registrationNumber)\}/g, (_, name: Placeholder) => escapeHtml(company[name] ?? ''));
}
