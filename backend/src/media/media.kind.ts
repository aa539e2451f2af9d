import { kindOf } from '../kinds/kind.js';
import { toMediaRecord, UpdateMediaDto } from './media.dto.js';
import { Media } from './media.entity.js';
import { PictureCopies } from './picture-copies.entity.js';

export const MEDIA = kindOf<Media>()({
  resource: 'media',
  label: 'file',
  title: 'Media file',
  entity: Media,
  place: 90,
  name: 'filename',
  parts: [PictureCopies],
  besides: { media: PictureCopies },
  forms: { update: UpdateMediaDto },
  view: toMediaRecord,
  isChecked: true,
  trash: true,
  // A file that was replaced is gone.
  history: { also: ['filename', 'size'] },
  search: { detail: 'alt' },
  words: {},
  csv: {
    columns: {
      filename: 'File',
      url: 'Address',
      mimeType: 'Type',
      size: 'Size (Bytes)',
      alt: 'Alt text',
      decorative: 'Decorative',
      caption: 'Caption',
      tags: 'Tags',
    },
  },
});
