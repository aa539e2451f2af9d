/** What the library can be narrowed to; the API's filter `kind`. */
export const kinds = [
  { id: 'image', name: 'Pictures' },
  { id: 'pdf', name: 'PDF documents' },
] as const;

/** What the server takes. It finds the type from the content: this only narrows the browser's file chooser. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf';

export const isPicture = (fileType: string): boolean => fileType.startsWith('image/');
