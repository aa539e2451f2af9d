import { guaranteePeriod } from './guaranteePeriod';
import { NATIONS, registeredIn } from './nations';
import { toE164 } from './phone';
import { termsOf } from './termsOf';
import type { CompanyInfo } from '../api/types';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

type Placeholder = 'companyName' | 'address' | 'phone' | 'email' | 'registrationNumber';
type Condition = 'registrationNumber' | 'insurance' | 'guaranteeMonths';
type Company = Pick<CompanyInfo, Placeholder | Condition | 'retentionMonths' | 'terms' | 'nation'>;

function inquiryRetention(months: CompanyInfo['retentionMonths']): string {
  if (months == null) return 'until you ask us to erase them';
  return `${months} ${months === 1 ? 'month' : 'months'} from the day they arrive, after which the website erases them by itself`;
}

const END = '{end}';

/** Leaves out clauses such as '{if insurance}We are insured.{end}' that do not hold for the company. */
function withoutClauses(html: string, company: Company): string {
  const [start = '', ...parts] = html.split(/\{if (registrationNumber|insurance|guaranteeMonths)\}/);
  let kept = start;
  for (let index = 0; index < parts.length; index += 2) {
    const [condition, text = ''] = [parts[index] as Condition, parts[index + 1]];
    const end = text.indexOf(END);
    kept += end < 0 ? text : (company[condition] ? text.slice(0, end) : '') + text.slice(end + END.length);
  }
  return kept;
}

function ofPlace({ nation, registrationNumber }: Company): Record<string, string> {
  const { name, others, ...rules } = NATIONS[nation];
  return { ...rules, law: name, otherNations: others, registeredIn: registeredIn(registrationNumber ?? '') };
}

/** Replaces placeholders such as {companyName} in HTML; call links get the number in E.164 form. */
export function fillIn(html: string, company: Company): string {
  return withoutClauses(html, company)
    .replace(/tel:\{phone\}/g, () => `tel:${toE164(company.phone) ?? company.phone}`)
    .replace(/\{enquiryRetention\}/g, () => inquiryRetention(company.retentionMonths))
    .replace(/\{guarantee\}/g, () => guaranteePeriod(company.guaranteeMonths ?? 0))
    .replace(/\{(law|otherNations|buildingRegulations|buildingControl|registeredIn)\}/g, (_, name: string) => ofPlace(company)[name] ?? '')
    .replace(/\{(quotationDays|paymentDays|payment|cancellation)\}/g, (whole, name: keyof ReturnType<typeof termsOf>) =>
      company.terms ? termsOf(company.terms)[name] : whole,
    )
    .replace(/\{(companyName|address|phone|email|registrationNumber)\}/g, (_, name: Placeholder) => escapeHtml(company[name] ?? ''));
}
