import { describe, expect, test } from '@jest/globals';
import { fieldRule } from './contract';

const fault = (schema: Parameters<typeof fieldRule>[0], source: string, value: unknown) => fieldRule(schema, source)(value);

describe('the rules of a field', () => {
  test('carry the sentence of the API', () => {
    expect(fault('CreateProjectDto', 'title', '  ')).toBe('Required');
    expect(fault('CreateProjectDto', 'title', 'x'.repeat(201))).toBe('Please use at most 200 characters');
    expect(fault('CreateProjectDto', 'slug', 'Café wiring')).toMatch(/^Please use lower-case letters/);
    expect(fault('UpdateCompanyInfoDto', 'yearsExperience', '501')).toBe('Please use a number from 0 to 500');
    expect(fault('CreateLocationDto', 'postcodes', ['CH62', 'Wirral'])).toMatch(/^"Wirral" is not a UK postcode/);
  });

  test('reach into lists and nested objects', () => {
    expect(fault('UpdateProjectDto', 'kpis.0.value', 'x'.repeat(101))).toBe('Please use at most 100 characters');
    expect(fault('CreateServiceLocationPageDto', 'ctaOverrides.buttonLink', 'tel:office')).toMatch(/^Please enter a path/);
    expect(() => fieldRule('UpdateProjectDto', 'kpis.0.colour')).toThrow('UpdateProjectDto.kpis.colour');
  });

  test('mark an input as required, and stay the same function', () => {
    expect(fieldRule('UpdateProjectDto', 'kpis.0.value').isRequired).toBe(true);
    expect(fieldRule('CreateProjectDto', 'category').isRequired).toBe(false);
    expect(fieldRule('CreateProjectDto', 'title')).toBe(fieldRule('CreateProjectDto', 'title'));
  });
});
