/** For the API's filter `kind`. */
export const kinds = [
  { id: 'image', name: 'Pictures' },
  { id: 'pdf', name: 'PDF documents' },
] as const;

/** The server checks the content. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf';

export const isPicture = (fileType: string): boolean => fileType.startsWith('image/');

const UNIT = 1024;
const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export function formatSize(bytes: number): string {
  if (bytes < UNIT) return `${bytes} bytes`;
  const kilobytes = bytes / UNIT;
  return kilobytes < UNIT ? `${NUMBER.format(kilobytes)} KB` : `${NUMBER.format(kilobytes / UNIT)} MB`;
}

/** A file chosen for upload. */
export interface Upload {
  id: number;
  file: File;
  alt: string;
  state: 'waiting' | 'sending' | 'refused';
  /** From 0 to 1. */
  progress: number;
  reason?: string;
}

export type UploadAction =
  | { type: 'choose'; files: readonly File[] }
  | { type: 'change'; id: number; change: Partial<Omit<Upload, 'id' | 'file'>> }
  | { type: 'remove'; id: number };

/** Removes uploaded files and keeps rejected ones with their reason. */
export function uploadsReducer(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  switch (action.type) {
    case 'choose': {
      const next = Math.max(0, ...uploads.map(({ id }) => id)) + 1;
      return [
        ...uploads,
        ...action.files.map((file, index): Upload => ({ id: next + index, file, alt: '', state: 'waiting', progress: 0 })),
      ];
    }
    case 'change':
      return uploads.map((upload) => (upload.id === action.id ? { ...upload, ...action.change } : upload));
    case 'remove':
      return uploads.filter(({ id }) => id !== action.id);
  }
}
