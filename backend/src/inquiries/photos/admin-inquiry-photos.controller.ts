import { Get, Param, StreamableFile } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { InquiryPhotos } from './inquiry-photos.service.js';
import { JPEG, PrivateJpeg } from './private-jpeg.js';
import { InquiryPhotoRecord, toPhotoRecord } from './photo.dto.js';

const AS_FILE = { type: JPEG, disposition: 'attachment; filename="photo.jpg"' };

@StaffController('admin/contact-inquiries/:id/photos', 'admin/contact-inquiries')
export class AdminInquiryPhotosController {
  constructor(private readonly photos: InquiryPhotos) {}

  /** Oldest first. */
  @Get()
  async list(@Param('id') id: string): Promise<InquiryPhotoRecord[]> {
    return (await this.photos.list(id)).map(toPhotoRecord);
  }

  /** At most 2048 px a side. */
  @Get(':photoId')
  @PrivateJpeg()
  async read(@Param('id') id: string, @Param('photoId') photoId: string): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.read(id, photoId, 'full'), AS_FILE);
  }

  /** At most 360 px a side. */
  @Get(':photoId/small')
  @PrivateJpeg()
  async readSmall(@Param('id') id: string, @Param('photoId') photoId: string): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.read(id, photoId, 'small'), AS_FILE);
  }
}
