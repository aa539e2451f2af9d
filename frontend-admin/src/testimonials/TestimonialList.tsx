import { ResourceScreen } from '../ui/ResourceScreen';
import { columns } from './columns';
import { TestimonialInputs } from './TestimonialInputs';
import { toTestimonial } from './toTestimonial';

const DEFAULTS = { rating: 5, isActive: true, order: 0 };

export const TestimonialList = () => (
  <ResourceScreen
    title="Testimonials"
    note="What customers say. The first three active ones can stand on the homepage."
    columns={columns}
    inputs={<TestimonialInputs />}
    defaults={DEFAULTS}
    transform={toTestimonial}
  />
);
