import { Get } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { VisitorController } from '../platform/http/access.js';
import { PublicTestimonial, toPublicTestimonial } from './testimonial.dto.js';
import { TestimonialsService } from './testimonials.service.js';

@VisitorController('testimonials')
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get()
  @ApiQuery({ name: 'active', required: false, type: Boolean, description: 'Ignored: visitors always get the active ones' })
  async list(): Promise<PublicTestimonial[]> {
    return (await this.testimonials.listVisible()).map(toPublicTestimonial);
  }
}
