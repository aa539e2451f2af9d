import { expect, it } from '@jest/globals';
import { isIn } from './places.js';

const isHere = isIn({ name: 'Wallasey', subLocations: ['New Brighton', 'Seacombe'] });

it.each(['Wallasey', 'seacombe', 'Egremont and Seacombe, Wallasey', 'Vale Park, New Brighton'])('%s is in Wallasey', (place) =>
  expect(isHere(place)).toBe(true),
);

it.each(['', 'Oxton, Birkenhead', 'Brighton', 'Wallasey Village'])('%j is elsewhere', (place) => expect(isHere(place)).toBe(false));
