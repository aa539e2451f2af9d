import type { CompanyInfo } from '../api/types';
import { pounds } from './insured';

type Terms = NonNullable<CompanyInfo['terms']>;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

function payment({ depositPercent, depositOver }: Terms): string {
  if (!depositPercent) return 'We ask for no deposit: our work is paid in full on completion.';
  const deposit = `a deposit of ${depositPercent}% is paid when the work is booked, and the balance on completion.`;
  if (!depositOver) return `A${deposit.slice(1)}`;
  return `Projects under ${pounds(depositOver)} are paid in full on completion. For projects over ${pounds(depositOver)} ${deposit}`;
}

function cancellation({ depositPercent, noticeHours, keptPercent }: Terms): string {
  const notice = `${counted(noticeHours ?? 0, 'hour')} before the appointment`;
  if (!depositPercent) return `You can cancel without charge until ${notice}.`;
  if (!keptPercent) return 'You can cancel before the appointment, and the deposit is refunded in full.';
  const kept = keptPercent >= 100 ? 'the deposit is kept' : `${keptPercent}% of the deposit is kept`;
  const rest = keptPercent >= 100 ? '' : ', and the rest is refunded';
  return `If you cancel more than ${notice}, the deposit is refunded in full. If you cancel later, ${kept}, to cover the time reserved and materials ordered${rest}.`;
}

/** What the placeholders of the Terms of Service stand for. */
export const termsOf = (terms: Terms): Record<'quotationDays' | 'paymentDays' | 'payment' | 'cancellation', string> => ({
  quotationDays: counted(terms.quotationDays ?? 0, 'day'),
  paymentDays: counted(terms.paymentDays ?? 0, 'day'),
  payment: payment(terms),
  cancellation: cancellation(terms),
});
