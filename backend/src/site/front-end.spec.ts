import { ServiceUnavailableException } from '@nestjs/common';
import { expect, it } from '@jest/globals';
import { FrontEnd } from './front-end.js';

it('asks to try again while the pages are not loaded', () => {
  expect(() => new FrontEnd().built).toThrow(ServiceUnavailableException);
});
