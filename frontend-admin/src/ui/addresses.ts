import { fieldRules } from '../data/contract';

/** For the `validate` of an input; accepts an empty value. */
export const linkAddress = fieldRules('CtaOverridesDto', 'buttonLink').validate;

/** Whether it is an absolute path or a tel:, mailto: or https: link. */
export const isLink = (text: string): boolean => linkAddress(text) === undefined;

/** For the `validate` of an input; accepts an empty value. */
export const imageAddress = fieldRules('CreateServiceDto', 'image').validate;

/** Whether it is a file of the media library or an https: address. */
export const isImageAddress = (value: string): boolean => imageAddress(value) === undefined;
