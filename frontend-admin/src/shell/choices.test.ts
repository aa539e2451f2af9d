import { expect, test } from '@jest/globals';
import { choices } from './choices';
import contract from '../data/contract.json' with { type: 'json' };
import type { Choices } from '../editing/changes/useReading';

const FORMS: Record<string, keyof typeof contract> = {
  services: 'CreateServiceDto',
  locations: 'CreateLocationDto',
  'service-pages': 'CreateServiceLocationPageDto',
  projects: 'CreateProjectDto',
  testimonials: 'CreateTestimonialDto',
  faqs: 'CreateFaqDto',
  'core-pages': 'CreateCorePageDto',
  redirects: 'CreateRedirectDto',
  users: 'CreateUserDto',
  inquiries: 'UpdateContactInquiryDto',
};

test.each(Object.entries(FORMS))('names each choice that the API offers for %s', (resource, schema) => {
  const named = (choices as Record<string, Choices>)[resource] ?? {};
  const offered = Object.entries(contract[schema]).flatMap(([field, rule]) => ('enum' in rule ? [[field, [...rule.enum].sort()]] : []));
  const known = Object.entries(named).map(([field, list]) => [field, list.map(({ id }) => id).sort()]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(offered));
});
