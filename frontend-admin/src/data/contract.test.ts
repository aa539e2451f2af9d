import { describe, expect, test } from '@jest/globals';
import { fieldRules } from './contract';

const fault = (schema: Parameters<typeof fieldRules>[0], source: string, value: unknown) => fieldRules(schema, source).validate(value);

describe('the rules of a field', () => {
  test('carry the sentence of the API', () => {
    expect(fault('CreateProjectDto', 'title', '  ')).toBe('Required');
    expect(fault('CreateProjectDto', 'title', 'x'.repeat(201))).toBe('Please use at most 200 characters');
    expect(fault('CreateProjectDto', 'slug', 'Café wiring')).toMatch(/^Please use lower-case letters/);
    expect(fault('UpdateCompanyInfoDto', 'yearsExperience', '501')).toBe('Please use a number from 0 to 500');
    expect(fault('CreateLocationDto', 'postcodes', ['CH62', 'Wirral'])).toMatch(/^"Wirral" is not a UK postcode/);
  });

  test('reach into lists and nested objects', () => {
    expect(fieldRules('UpdateProjectDto', 'kpis.0.value')).toMatchObject({ required: true, maxLength: 100 });
    expect(fault('CreateServiceLocationPageDto', 'ctaOverrides.buttonLink', 'tel:office')).toMatch(/^Please enter a path/);
    expect(() => fieldRules('UpdateProjectDto', 'kpis.0.colour')).toThrow('UpdateProjectDto.kpis.colour');
  });

  test('say what an input shows', () => {
    expect(fieldRules('CreateProjectDto', 'category')).toMatchObject({
      required: false,
      choices: ['Domestic', 'Commercial', 'Industrial'],
    });
    expect(fieldRules('CreateProjectDto', 'title')).toBe(fieldRules('CreateProjectDto', 'title'));
  });
});
