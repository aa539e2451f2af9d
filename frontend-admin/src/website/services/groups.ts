import { choicesOf } from '../../data/contract';

/** Of a service's price. */
export const priceChoices = {
  priceVat: choicesOf('CreateServiceDto', 'priceVat'),
  priceFor: choicesOf('CreateServiceDto', 'priceFor'),
};

/** The groups of the public site's services menu, in its order. */
export const groups = [
  { id: 'testing-compliance', name: 'Testing & Compliance' },
  { id: 'commercial-industrial', name: 'Commercial & Industrial' },
  { id: 'safety-security', name: 'Safety & Security' },
  { id: 'energy-smart-home', name: 'Energy & Smart Home' },
  { id: 'installation-upgrades', name: 'Installation & Upgrades' },
];
