import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AdminTestimonialsController, TestimonialsController } from './testimonials.controller.js';
import { Testimonial } from './testimonial.entity.js';
import { TestimonialsService } from './testimonials.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Testimonial])],
  controllers: [TestimonialsController, AdminTestimonialsController],
  providers: [TestimonialsService],
  exports: [TestimonialsService],
})
export class TestimonialsModule {}
