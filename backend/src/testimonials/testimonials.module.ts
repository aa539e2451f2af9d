import { staffRoutes } from '../kinds/staff-routes.js';
import { TESTIMONIALS } from './testimonial.kind.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TestimonialsController } from './testimonials.controller.js';
import { Testimonial } from './testimonial.entity.js';
import { TestimonialsService } from './testimonials.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Testimonial])],
  controllers: [TestimonialsController, staffRoutes(TESTIMONIALS, TestimonialsService)],
  providers: [TestimonialsService],
  exports: [TestimonialsService],
})
export class TestimonialsModule {}
