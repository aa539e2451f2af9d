import { Module } from '@nestjs/common';
import { plainModule } from '../kinds/plain-records.js';
import { TESTIMONIALS } from './testimonial.kind.js';
import { TestimonialsController } from './testimonials.controller.js';
import { TodaysTestimonials } from './todays-testimonials.service.js';
import { TestimonialsService } from './testimonials.service.js';

@Module(plainModule(TESTIMONIALS, TestimonialsService, { controllers: [TestimonialsController], providers: [TodaysTestimonials] }))
export class TestimonialsModule {}
