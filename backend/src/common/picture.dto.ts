import { ImageUrl, Text } from './validation.js';

/** A picture with the text that stands for it. */
export class PictureDto {
  @ImageUrl()
  url: string;

  @Text({ max: 500, optional: true })
  alt?: string;
}
