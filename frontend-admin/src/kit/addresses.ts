import { fieldRule } from '../data/contract';

/** For the `validate` of an input; accepts an empty value. */
export const linkAddress = fieldRule('CtaOverridesDto', 'buttonLink');

/** Whether it is an absolute path or a tel:, mailto: or https: link. */
export const isLink = (text: string): boolean => linkAddress(text) === undefined;
