import { Body, HttpCode, HttpStatus, Param, Post, UploadedFile, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader } from '@nestjs/swagger';
import { RepeatKey } from '../../audit/idempotent.decorator.js';
import { PublicController } from '../../platform/http/access.js';
import { ContactResponse, CreateContactDto, DataComplaintDto, RingBackDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';
import { CallBackDto } from '../customer-page/customer-page.dto.js';
import { InquiryPhotos } from '../photos/inquiry-photos.service.js';
import { StoredPhoto, toStoredPhoto, UploadPhotoDto } from '../photos/photo.dto.js';
import { PhotoUploadInterceptor } from '../photos/photo-upload.interceptor.js';
import { UPLOAD_KEY, UploadKeyGuard } from '../photos/upload-keys.service.js';

const EXAMPLE: CreateContactDto = {
  name: 'Ada Lovelace',
  email: 'ada@example.co.uk',
  phone: '0151 496 0000',
  serviceType: 'ev-charging',
  message: 'Two chargers, please. The car park is behind the house.',
  source: '/services/ev-charging-points/wirral',
};

@PublicController('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @ApiBody({ type: CreateContactDto, examples: { enquiry: { summary: 'An enquiry from a service page', value: EXAMPLE } } })
  submit(@Body() enquiry: CreateContactDto): Promise<ContactResponse> {
    return this.contact.submit(enquiry);
  }

  /** Complains about the use of personal data. The acknowledgement is mailed at once. */
  @Post('data-complaint')
  complain(@Body() complaint: DataComplaintDto): Promise<ContactResponse> {
    return this.contact.complain(complaint);
  }

  /** Asks for a call. The response says between which times the office rings. */
  @Post('ring-back')
  ringBack(@Body() wish: RingBackDto): Promise<ContactResponse> {
    return this.contact.ringBack(wish);
  }
}

@PublicController('contact/:id/call-back', 'contact')
export class ContactCallBacksController {
  constructor(private readonly contact: ContactService) {}

  /** Chooses when the sender of an enquiry is called, or that no call is needed. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @UseGuards(UploadKeyGuard)
  @ApiHeader({ name: UPLOAD_KEY, description: 'From the response to the enquiry; valid for two hours.' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'A repeat with the same key changes nothing.' })
  choose(@Param('id') id: string, @Body() choice: CallBackDto, @RepeatKey() key?: string): Promise<ContactResponse> {
    return this.contact.chooseCallBack(id, choice, key);
  }
}

@PublicController('contact/:id/photos', 'contact')
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
    @RepeatKey() key?: string,
  ): Promise<StoredPhoto> {
    return toStoredPhoto(await this.photos.add(id, file?.buffer, key));
  }
}
