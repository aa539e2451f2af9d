/** How the website lays a page out. */
export const templates = [
  { id: 'default', name: 'Default' },
  { id: 'about', name: 'About' },
  { id: 'legal', name: 'Legal' },
];

export const templateName = (id: string): string => templates.find((template) => template.id === id)?.name ?? id;
