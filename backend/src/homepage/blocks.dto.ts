import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsObject, Length, Max, Min } from 'class-validator';
import { ObjectOf } from '../platform/fields/nested.js';
import { HasPictures } from '../platform/fields/picture.dto.js';
import { ImageUrl, INVALID, Link, RecordIds, Text, TextList } from '../platform/fields/validation.js';

/* All types of homepage block. Validation, the API document, the editor's form and the types of the public components derive from them. */

/* Each decorator validates a block's field and describes it to the editor. All are optional, so that stored homepages stay valid. */
const editor = (what: object): object => ({ 'x-editor': what });

interface FieldOptions {
  /** Shown below the field in the editor. */
  help?: string;
  /** Value in a new block. */
  start?: unknown;
}

const fieldOf =
  (kind: string, rule: PropertyDecorator) =>
  (label: string, { help, start }: FieldOptions = {}) =>
    applyDecorators(rule, ApiProperty({ required: false, ...editor({ kind, label, help, start }) }));

const TextField = fieldOf('text', Text({ max: 300, optional: true }));
const LongTextField = fieldOf('longText', Text({ max: 5000, optional: true }));
const LinkField = fieldOf('link', Link({ optional: true }));
const ImageField = fieldOf('image', ImageUrl({ optional: true }));
/** Ids of records in display order, chosen on the editor's tab 'Featured Content'. */
const FeaturedField = fieldOf('featured', RecordIds({ optional: true }));

const ListField = (label: string, { maxItems, ...options }: FieldOptions & { maxItems?: number } = {}) =>
  fieldOf('list', TextList({ optional: true, maxItems }))(label, options);

const GroupField = (label: string, type: () => Type, options?: FieldOptions) => fieldOf('group', ObjectOf(type))(label, options);

@HasPictures('image')
export class HeroContent {
  @TextField('Title', { start: 'New Hero Section' })
  title?: string | null;

  @ListField('Rotating words', {
    maxItems: 5,
    help: "Up to five, one per line, that go before the title, such as 'Commercial' before 'Electricians'. Leave blank for the title alone.",
  })
  words?: string[] | null;

  @TextField('Subtitle', { start: 'Subtitle here' })
  subtitle?: string | null;

  @LongTextField('Description', { start: 'Description here' })
  description?: string | null;

  @TextField('CTA Text', { start: 'Learn More' })
  ctaText?: string | null;

  @LinkField('CTA Link', { start: '/contact' })
  ctaLink?: string | null;

  @TextField('How you work safely', { help: "Beside 'Safety First Approach'. Leave blank to leave that tile out." })
  safety?: string | null;

  @ImageField('Picture', { help: 'Leave blank to show a drawing of what you offer.' })
  image?: string | null;

  @TextField('Picture description', { help: 'For visitors who cannot see the picture.' })
  imageAlt?: string | null;
}

export class ServicesContent {
  @TextField('Title', { start: 'Our Services' })
  title?: string | null;

  @LongTextField('Description', { start: 'Browse our services' })
  description?: string | null;

  @FeaturedField('Featured services', { start: [] })
  featuredOrder?: string[] | null;
}

/** A button is shown if it has both. */
export class ButtonContent {
  @TextField('Text')
  text?: string | null;

  @LinkField('Link')
  link?: string | null;
}

export class CtaContent {
  @TextField('Title', { start: 'Call to Action' })
  title?: string | null;

  @LongTextField('Description', { start: 'Get in touch' })
  description?: string | null;

  @GroupField('Primary CTA', () => ButtonContent, { start: { text: 'Contact Us', link: '/contact' } })
  primaryCta?: ButtonContent | null;

  @GroupField('Secondary CTA', () => ButtonContent)
  secondaryCta?: ButtonContent | null;
}

export class ProjectsContent {
  @TextField('Title', { start: 'Our Projects' })
  title?: string | null;

  @LongTextField('Description')
  description?: string | null;

  @FeaturedField('Featured projects')
  featuredOrder?: string[] | null;
}

export class TestimonialsContent {
  @TextField('Title', { start: 'What Our Clients Say' })
  title?: string | null;

  @FeaturedField('Featured testimonials')
  featuredOrder?: string[] | null;
}

export class ClientsContent {
  @TextField('Title', { start: 'Some of Our Clients' })
  title?: string | null;

  @TextField('Subtitle')
  subtitle?: string | null;
}

@HasPictures('image')
export class AboutContent {
  @TextField('Title', { start: 'About Us' })
  title?: string | null;

  @TextField('Subtitle', { start: '' })
  subtitle?: string | null;

  @LongTextField('Description', { start: '' })
  description?: string | null;

  @ListField('Points', {
    help: 'Beside a tick, one per line. Leave blank to show safety and quality. Insurance is added if the settings name it.',
  })
  points?: string[] | null;

  @ImageField('Picture', { help: 'The place for a photograph of your team or van. Leave blank to show the drawing.' })
  image?: string | null;

  @TextField('Picture description', { help: 'For visitors who cannot see the picture.' })
  imageAlt?: string | null;
}

export class AccreditationsContent {
  @TextField('Title', { start: 'Accreditations' })
  title?: string | null;

  @ListField('Names', { help: 'One per line. Leave blank to show the accreditations from the settings.' })
  list?: string[] | null;
}

export class PostcodeContent {
  @TextField('Title', { start: 'Do you cover my postcode?' })
  title?: string | null;

  @LongTextField('Description', { help: 'Leave blank to show the standard sentence.' })
  description?: string | null;
}

/** In the order of the editor's buttons. `label` is what people call it; `note` is shown above the block's form. */
export const BLOCKS: Record<string, { label: string; content: Type; note?: string }> = {
  hero: { label: 'Hero', content: HeroContent },
  services: { label: 'Services', content: ServicesContent },
  cta: { label: 'Call to action', content: CtaContent },
  projects: { label: 'Projects', content: ProjectsContent },
  testimonials: { label: 'Testimonials', content: TestimonialsContent },
  clients: { label: 'Clients', content: ClientsContent, note: 'The names come from the key clients in the settings.' },
  about: { label: 'About', content: AboutContent },
  accreditations: { label: 'Accreditations', content: AccreditationsContent },
  postcode: { label: 'Postcode check', content: PostcodeContent },
};

const NO_ORDER = { message: 'Please use a whole number' };

export class BlockFrame {
  @Length(1, 100, { message: INVALID })
  id: string;

  @IsBoolean({ message: INVALID })
  enabled: boolean;

  /** 1-based. */
  @IsInt(NO_ORDER)
  @Min(1, NO_ORDER)
  @Max(1000, NO_ORDER)
  @ApiProperty({ type: 'integer' })
  order: number;
}

/** A block of any other type is stored unchanged and not shown. */
export class OtherBlock extends BlockFrame {
  @Length(1, 50, { message: INVALID })
  @ApiProperty({ not: { enum: Object.keys(BLOCKS) } })
  type: string;

  @IsObject({ message: INVALID })
  @ApiProperty({ type: 'object', additionalProperties: true })
  content: Record<string, unknown>;
}

function schemaOf(type: string, { content, ...words }: (typeof BLOCKS)[string]): Type {
  class Block extends BlockFrame {}
  Object.defineProperty(Block, 'name', { value: content.name.replace('Content', 'Block') });
  ApiProperty({ enum: [type], ...editor(words) })(Block.prototype, 'type');
  ApiProperty({ type: () => content })(Block.prototype, 'content');
  return Block;
}

export const BLOCK_SCHEMAS: Type[] = [...Object.entries(BLOCKS).map(([type, block]) => schemaOf(type, block)), OtherBlock];
