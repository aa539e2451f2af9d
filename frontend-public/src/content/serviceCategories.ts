/** Section 2, /services: a service belongs to a category when its title contains one of the words. */
export const serviceCategories: { value: string; text: string; words: string[] }[] = [
  { value: 'all', text: 'All', words: [''] },
  {
    value: 'domestic',
    text: 'Domestic',
    words: ['landlord', 'kitchen', 'bathroom', 'outdoor', 'rewiring', 'consumer unit', 'smart home', 'ev charging', 'solar', 'eicr'],
  },
  {
    value: 'commercial',
    text: 'Commercial',
    words: [
      'commercial',
      'industrial',
      'pat testing',
      'eicr',
      'data cabling',
      'emergency lighting',
      'fire alarm',
      'led lighting',
      'maintenance',
    ],
  },
  { value: 'emergency', text: 'Emergency', words: ['emergency', 'fire alarm'] },
  {
    value: 'specialist',
    text: 'Specialist',
    words: ['solar', 'ev charging', 'smart home', 'security', 'fire alarm', 'data cabling', 'industrial'],
  },
];
