import { describe, expect, test } from '@jest/globals';
import { fieldOfPicture, fieldOfText, textsIn } from './findField';

const ID = '0191e0a4-7c1d-7f6a-9b1c-2d3e4f5a6b7c';
const texts = textsIn({
  id: ID,
  slug: 'rewiring-a-school',
  metaTitle: 'Rewiring a school',
  title: 'Rewiring  a School',
  description: 'Power for forty classrooms, rewired in the summer holidays. Nobody missed a lesson.',
  location: 'Bromborough',
  kpis: [
    { label: 'Cable laid', value: '12 km' },
    { label: 'Lessons missed', value: '0' },
  ],
  features: ['Certified', 'Tidy'],
  images: [{ url: `/media/${ID}.webp`, alt: 'A classroom' }],
  imageUrl: `/media/${ID}.webp`,
  order: 3,
  isActive: true,
  client: null,
});

describe('the field of a text in the preview', () => {
  test.each([
    ['rewiring a school', 'title'],
    ['Nobody missed a lesson.', 'description'],
    [' 12\n km ', 'kpis.0.value'],
    ['0', 'kpis.1.value'],
    ['Lessons missed', 'kpis.1.label'],
    ['Certified', 'features'],
    ['In Bromborough, March 2026', 'location'],
  ])('of %j is %s', (shown, path) => {
    expect(fieldOfText(texts, shown)).toBe(path);
  });

  test('is none for texts of other records, for next to nothing and for whole pages', () => {
    expect(fieldOfText(texts, 'Call us')).toBeUndefined();
    expect(fieldOfText(texts, '-')).toBeUndefined();
    expect(fieldOfText(texts, ' ')).toBeUndefined();
    expect(fieldOfText(texts, `Bromborough ${'and so on '.repeat(100)}`)).toBeUndefined();
  });
});

describe('the field of a picture in the preview', () => {
  test('is found by its file, with whatever the website adds to the address', () => {
    expect(fieldOfPicture(texts, `/media/${ID}-480.avif?v=2`)).toBe('images.0.url');
    expect(fieldOfPicture(textsIn({ image: 'https://pictures.example/a.jpg' }), 'https://pictures.example/a.jpg')).toBe('image');
    expect(fieldOfPicture(texts, '/assets/drawing.svg')).toBeUndefined();
  });
});
