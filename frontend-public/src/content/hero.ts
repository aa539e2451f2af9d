/** Section 2: they take turns in the hero, 2125 ms each (see styles/hero.css). */
export const heroWords = ['Commercial', 'Industrial', 'Domestic', 'Solar', 'Renewables'];

export const heroTiles = [
  { title: 'Licensed & Insured', text: 'Public liability cover on every job', icon: 'shield-check' },
  { title: 'Safety First Approach', text: 'Isolated, locked off and proved dead', icon: 'zap' },
  { title: 'Quality Guaranteed', text: 'All work guaranteed for 12 months', icon: 'award' },
] as const;
