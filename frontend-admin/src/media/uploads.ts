/** A file that someone chose, on its way into the library. */
export interface Upload {
  id: number;
  file: File;
  alt: string;
  state: 'waiting' | 'sending' | 'refused';
  /** How much has left, 0 to 1. */
  progress: number;
  /** Why the server refused it. */
  reason?: string;
}

export type UploadAction =
  | { type: 'choose'; files: readonly File[] }
  | { type: 'change'; id: number; change: Partial<Omit<Upload, 'id' | 'file'>> }
  /** Sent, or not wanted any more. */
  | { type: 'remove'; id: number };

/** What stands in the dialog: files that are in the library leave it, refused ones stay with their reason. */
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
