/** For the API's filter `kind`. */
export const kinds = [
  { id: 'image', name: 'Pictures' },
  { id: 'pdf', name: 'PDF documents' },
] as const;

export type Kind = (typeof kinds)[number]['id'];

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif,image/svg+xml,.svg';
const PDF = 'application/pdf';

/** What the file dialog offers. The server checks the content. */
export const accepted = (kind?: Kind): string => (kind === 'image' ? PICTURES : kind === 'pdf' ? PDF : `${PICTURES},${PDF}`);

export const isPicture = (fileType: string): boolean => fileType.startsWith('image/');

const LIBRARY_ID = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\./;
const MAX_ADDRESS = 500;

/** The id of the file at an address; undefined for pictures from elsewhere. */
export const libraryId = (address: string): string | undefined =>
  address.length <= MAX_ADDRESS ? LIBRARY_ID.exec(address)?.[1] : undefined;

/** The small copy of a picture of the library; other addresses stay. */
export function smallOf(address: string): string {
  const id = libraryId(address);
  return id === undefined ? address : `/media/${id}-small.webp`;
}

/** Whether a description is still owed: neither given nor marked as not needed. */
export const lacksAlt = ({ fileType, alt, decorative }: { fileType: string; alt: string | null; decorative: boolean }): boolean =>
  isPicture(fileType) && !alt && !decorative;

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
  /** Needs no description. */
  decorative: boolean;
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
        ...action.files.map((file, index): Upload => ({
          id: next + index,
          file,
          alt: '',
          decorative: false,
          state: 'waiting',
          progress: 0,
        })),
      ];
    }
    case 'change':
      return uploads.map((upload) => (upload.id === action.id ? { ...upload, ...action.change } : upload));
    case 'remove':
      return uploads.filter(({ id }) => id !== action.id);
  }
}
