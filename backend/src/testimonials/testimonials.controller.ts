import { Controller, Get } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ReadsFrom } from '../common/reads-from.js';
import { PublicTestimonial, toPublicTestimonial } from './testimonial.dto.js';
import { TestimonialsService } from './testimonials.service.js';

/** The active testimonials. */
@VisitorApi('testimonials')
@Controller('api/testimonials')
@Public()
@ReadsFrom('testimonials')
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get()
  @ApiQuery({ name: 'active', required: false, type: Boolean, description: 'Changes nothing: visitors get the active ones' })
  async list(): Promise<PublicTestimonial[]> {
    return (await this.testimonials.listVisible()).map(toPublicTestimonial);
  }
}
