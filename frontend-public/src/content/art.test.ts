import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { ALL_ART, artWidths, offeredArt, portraitOf, PORTRAITS, projectArt, sectorArt, serviceArt } from './art';
import type { Drawing } from '../api/types';
import { drawingText, projectDrawings } from './projectDrawings';

const assets = new URL('../assets/art/', import.meta.url);
const KB = 1024;

describe.each(ALL_ART)('the drawing %s', (art) => {
  test('is there in every width that pages offer, and as WebP', () => {
    const names = [...artWidths(art).map((width) => `${art}-${width}.avif`), `${art}-800.webp`];
    expect(names.filter((name) => !existsSync(new URL(name, assets)))).toEqual([]);
  });

  test('is small enough for a phone', () => {
    expect(statSync(new URL(`${art}-480.avif`, assets)).size).toBeLessThan(12 * KB);
    expect(statSync(new URL(`${art}-800.avif`, assets)).size).toBeLessThan(22 * KB);
  });

  test('can be rendered again from its scene', () => {
    expect(readFileSync(new URL(`../../art/scenes/${art}.py`, import.meta.url), 'utf8')).toContain(`'${art}.png'`);
  });
});

test('draws the people of the sample company and its customers, nobody else, small enough for a list', () => {
  const assetsOf = (name: string) => new URL(`../assets/${name}`, import.meta.url);
  const scene = readFileSync(new URL('../../art/scenes/portraits.py', import.meta.url), 'utf8');
  const files = PORTRAITS.map((name) => portraitOf(name) ?? '');
  expect(readdirSync(assetsOf('portraits')).map((file) => `portraits/${file}`)).toEqual(files.toSorted());
  for (const file of files) {
    expect(statSync(assetsOf(file)).size).toBeLessThan(4 * KB);
    expect(scene).toContain(`'${file.slice('portraits/'.length, -'.webp'.length)}': (`);
  }
  expect(portraitOf('Siân Prytherch')).toBe('portraits/sian-prytherch.webp');
  expect(portraitOf('Neil')).toBeUndefined();
});

test('contains no unused picture', () => {
  const shown = new Set(readdirSync(assets).map((name) => name.replace(/-\d+\.(avif|webp)$/, '')));
  expect([...shown].sort()).toEqual([...ALL_ART].sort());
});

test('gives each sample project its own picture with a text, other projects that of their sector', () => {
  const texts = Object.entries(projectDrawings);
  expect(texts).toHaveLength(16);
  expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  for (const [slug, text] of texts) {
    expect(projectArt({ slug, sector: 'other' })).toBe(slug);
    expect(drawingText(slug)).toBe(text);
    expect(text.length).toBeLessThan(160);
  }
  expect(projectArt({ slug: 'our-own-job', sector: 'Healthcare' })).toBe('healthcare');
  expect(projectArt({ slug: 'toString', sector: 'education' })).toBe('education');
  expect(drawingText('healthcare')).toBe('');
});

test('gives each sector its own picture, ignoring case; others share one', () => {
  expect(sectorArt('Healthcare')).toBe('healthcare');
  expect(sectorArt('agriculture')).toBe('other');
});

test('shows the drawing that a service chose; else one of its group that shows no other trade', () => {
  expect(serviceArt('ev-charging-points', 'energy-smart-home')).toBe('ev-charging-points');
  expect(serviceArt(null, 'energy-smart-home')).toBe('van');
  expect(serviceArt(null, 'installation-upgrades')).toBe('van');
  expect(serviceArt(undefined, 'testing-compliance')).toBe('eicr-testing');
});

test('shows of a company what it offers', () => {
  const groupsOf = (...drawings: (Drawing | null)[]) =>
    drawings.map((drawing) => ({
      services: [
        {
          ...{ slug: 'x', title: 'X', drawing, enquiryType: 'other' as const },
          ...{ isEmergency: false, need: null, shortName: null, price: null, firstLocation: null },
        },
      ],
    }));
  expect(offeredArt(groupsOf('pat-testing', 'solar-panel-installation', 'ev-charging-points'))).toBe('hero');
  expect(offeredArt(groupsOf('pat-testing', 'solar-panel-installation'))).toBe('pat-testing');
  expect(offeredArt(groupsOf(null, 'rewiring-services'))).toBe('rewiring-services');
  expect(offeredArt(groupsOf(null))).toBe('van');
  expect(offeredArt([])).toBe('van');
});
