/** The periods that the API knows, in days. */
export const periods = [
  { id: '7', name: 'Last 7 days' },
  { id: '30', name: 'Last 30 days' },
  { id: '90', name: 'Last 90 days' },
  { id: '365', name: 'Last 12 months' },
] as const;
