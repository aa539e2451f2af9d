import { applyDecorators, Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { StaffApi } from '../../platform/common/access.js';
import { InquiryPhotos } from './inquiry-photos.service.js';
import { InquiryPhotoRecord, toPhotoRecord } from './photo.dto.js';

const JPEG = { type: 'image/jpeg', disposition: 'attachment; filename="photo.jpg"' };
const Private = () =>
  applyDecorators(
    Header('Cache-Control', 'no-store'),
    Header('X-Content-Type-Options', 'nosniff'),
    Header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'"),
  );
const ReturnsJpeg = () => ApiOkResponse({ content: { [JPEG.type]: { schema: { type: 'string', format: 'binary' } } } });

@StaffApi('admin/contact-inquiries')
@Controller('api/admin/contact-inquiries/:id/photos')
export class AdminInquiryPhotosController {
  constructor(private readonly photos: InquiryPhotos) {}

  /** Oldest first. */
  @Get()
  async list(@Param('id') id: string): Promise<InquiryPhotoRecord[]> {
    return (await this.photos.list(id)).map(toPhotoRecord);
  }

  /** At most 2048 px a side. */
  @Get(':photoId')
  @Private()
  @ReturnsJpeg()
  async read(@Param('id') id: string, @Param('photoId') photoId: string): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.read(id, photoId, 'full'), JPEG);
  }

  /** At most 360 px a side. */
  @Get(':photoId/small')
  @Private()
  @ReturnsJpeg()
  async readSmall(@Param('id') id: string, @Param('photoId') photoId: string): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.read(id, photoId, 'small'), JPEG);
  }
}
