import { ImageUrl, Text } from './validation.js';

export class PictureDto {
  @ImageUrl()
  url: string;

  @Text({ max: 500, optional: true })
  alt?: string;

  /** Shown below the picture. */
  @Text({ max: 500, optional: true })
  caption?: string;
}
