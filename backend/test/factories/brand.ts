import type { Brand } from '../../src/delivery/mail/templates/brand.js';

export const BRAND: Brand = {
  companyName: 'Volts & Sons',
  phone: '0151 496 0001',
  address: '1 High Street',
  primaryColor: '#FACC15',
  secondaryColor: '#15803D',
};
