import { choicesOf } from '../../data/contract';

/** Of a service's price. */
export const priceChoices = {
  priceVat: choicesOf('CreateServiceDto', 'priceVat'),
  priceFor: choicesOf('CreateServiceDto', 'priceFor'),
};

/** For enquiries about it, the list's filters, and its page without a picture. */
export const enquiryTypes = choicesOf('CreateServiceDto', 'enquiryType');
export const categories = choicesOf('CreateServiceDto', 'categories');
export const drawings = choicesOf('CreateServiceDto', 'drawing');

/** The groups of the public site's services menu, in its order. */
export const groups = choicesOf('CreateServiceDto', 'group');
