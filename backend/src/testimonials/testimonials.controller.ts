import { Controller, Get, Body, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Public, VisitorApi, StaffApi, ReadsFrom } from '../common/access.js';
import {
  PublicTestimonial,
  toPublicTestimonial,
  CreateTestimonialDto,
  TestimonialRecord,
  toTestimonialRecord,
  UpdateTestimonialDto,
} from './testimonial.dto.js';
import { TestimonialsService } from './testimonials.service.js';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { ListDocs } from '../common/list-docs.js';
import { Query, type ListQuery, type Listing } from '../common/list-query.js';

@VisitorApi('testimonials')
@Controller('api/testimonials')
@Public()
@ReadsFrom('testimonials')
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get()
  @ApiQuery({ name: 'active', required: false, type: Boolean, description: 'Ignored: visitors always get the active ones' })
  async list(): Promise<PublicTestimonial[]> {
    return (await this.testimonials.listVisible()).map(toPublicTestimonial);
  }
}

@StaffApi('admin/testimonials')
@Controller('api/admin/testimonials')
export class AdminTestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get()
  @ListDocs(TestimonialRecord)
  async list(@Query() query: ListQuery): Promise<Listing<TestimonialRecord>> {
    return (await this.testimonials.list(query)).map(toTestimonialRecord);
  }

  @Get(':id')
  async get(@Param('id') id: string): Promise<TestimonialRecord> {
    return toTestimonialRecord(await this.testimonials.get(id));
  }

  @Post()
  @Idempotent()
  async create(@Body() fields: CreateTestimonialDto): Promise<TestimonialRecord> {
    return toTestimonialRecord(await this.testimonials.create(fields));
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() fields: UpdateTestimonialDto, @IfMatch() ifMatch?: number): Promise<TestimonialRecord> {
    return toTestimonialRecord(await this.testimonials.update(id, fields, ifMatch));
  }

  @Delete(':id')
  async remove(@Param('id') id: string): Promise<TestimonialRecord> {
    return toTestimonialRecord(await this.testimonials.remove(id));
  }
}
