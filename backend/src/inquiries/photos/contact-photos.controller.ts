import { Controller, Headers, Param, Post, UploadedFile, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader } from '@nestjs/swagger';
import { keyOf } from '../../audit/idempotent.decorator.js';
import { Public, VisitorApi } from '../../platform/common/access.js';
import { InquiryPhotos } from './inquiry-photos.service.js';
import { PhotoUploadInterceptor } from './photo-upload.interceptor.js';
import { StoredPhoto, toStoredPhoto, UploadPhotoDto } from './photo.dto.js';
import { UPLOAD_KEY, UploadKeyGuard } from './upload-key.guard.js';

@VisitorApi('contact')
@Controller('api/contact/:id/photos')
@Public()
export class ContactPhotosController {
  constructor(private readonly photos: InquiryPhotos) {}

  /** Adds a photo to an enquiry, at most six. It is redrawn: no position or camera data is kept. */
  @Post()
  @UseGuards(UploadKeyGuard)
  @UseInterceptors(PhotoUploadInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadPhotoDto })
  @ApiHeader({ name: UPLOAD_KEY, description: 'From the response to the enquiry; valid for two hours.' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'A repeat with the same key returns the first photo.' })
  async add(
    @Param('id') id: string,
    @UploadedFile() file: { buffer: Uint8Array } | undefined,
    @Headers('idempotency-key') key?: string,
  ): Promise<StoredPhoto> {
    return toStoredPhoto(await this.photos.add(id, file?.buffer, key === undefined ? undefined : keyOf(key)));
  }
}
