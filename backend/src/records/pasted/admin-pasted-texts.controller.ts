import { Body, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { RichText } from '../../platform/fields/validation.js';

class PastedText {
  /** HTML, as another program put it on the clipboard. Its response is what is stored of it. */
  @RichText()
  html: string;
}

@StaffController('admin/pasted-texts')
export class AdminPastedTextsController {
  /** Returns the text by the rules of rich text: lists, headings and tables of Word, Outlook, Google Docs and others are real ones. Stores nothing. */
  @Post()
  @HttpCode(HttpStatus.OK)
  tidy(@Body() { html }: PastedText): PastedText {
    return { html };
  }
}
