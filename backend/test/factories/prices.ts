let made = 0;

/** Of a service, checked in March 2025; no amount twice. */
export const price = () => ({
  ...{ priceFrom: 700 + ++made, priceTo: 800 + ++made, priceVat: 'included', priceFor: 'homes' },
  ...{ priceDependsOn: `marked circumstance ${++made}`, priceCheckedOn: '2025-03-05' },
});

const pounds = (amount: unknown) => `£${String(amount)}`;

/** How visitors read its parts. */
export const writtenPrice: Record<string, (value: unknown) => string> = {
  from: pounds,
  to: pounds,
  vat: () => 'incl. VAT',
  for: () => 'for homes',
  checkedOn: () => 'checked in March 2025',
};
