import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { reads } from '../api/queries';
import { ReadsContext } from '../api/useRead';
import { company } from '../testing/fixtures';
import { People } from './People';

const PEOPLE = [
  { name: 'Neil', role: 'Electrician', qualification: 'Level 3', visits: true },
  { name: 'Carol', role: 'Office manager', photo: 'https://pictures.example/carol.jpg', answers: true },
];
const shown = (people: typeof PEOPLE | null, who?: Parameters<typeof People>[0]['who']) =>
  renderToStaticMarkup(
    <ReadsContext value={{ [reads.companyInfo.path]: company({ people }) }}>
      <People title="Our People" who={who} />
    </ReadsContext>,
  );

test('names the people with what they do, and their photograph or first letter', () => {
  const html = shown(PEOPLE);
  expect(html).toContain('<strong>Neil</strong><small>Electrician</small><small>Level 3</small>');
  expect(html).toContain('aria-hidden="true">N</span>');
  expect(html).toContain('src="https://pictures.example/carol.jpg"');
  expect(shown(PEOPLE, ({ answers }) => answers)).not.toContain('Neil');
});

test('says nothing where nobody is named', () => {
  expect(shown(null)).toBe('');
  expect(shown(PEOPLE.slice(0, 1), ({ answers }) => answers)).toBe('');
});
