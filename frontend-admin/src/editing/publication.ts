export const publication = [
  { id: 'draft', name: 'Draft' },
  { id: 'published', name: 'Published' },
];
