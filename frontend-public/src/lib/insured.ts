import type { CompanyInfo } from '../api/types';

const MILLION = 1_000_000;

/** As in '£5 million' and '£250,000'. */
export const pounds = (amount: number): string =>
  amount >= MILLION && (amount * 10) % MILLION === 0 ? `£${amount / MILLION} million` : `£${amount.toLocaleString('en-GB')}`;

/** Whether it may be called fully insured; so is the sample company. */
export const isFullyInsured = ({
  isSample,
  insurance,
  insurer,
  insuredSum,
}: Pick<CompanyInfo, 'isSample' | 'insurance' | 'insurer' | 'insuredSum'>) => Boolean(insurance && (isSample || (insurer && insuredSum)));

/** What the company is insured for, and up to how much; null: it does not say that it is insured. */
export const insured = ({ insurance, insuredSum }: Pick<CompanyInfo, 'insurance' | 'insuredSum'>): string | null =>
  insurance && insuredSum ? `${insurance}, up to ${pounds(insuredSum)}` : (insurance ?? null);
