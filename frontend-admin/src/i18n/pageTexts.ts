import { entity } from './entity';

/** Section 8 of the specification calls one of them 'page'. A former state of it can be restored. */
export function servicePageTexts() {
  const texts = entity({
    name: 'Page',
    plural: 'Service Pages',
    empty: 'No pages found matching your filters.',
    titles: { create: 'Add Service Page', edit: 'Edit Service Page' },
    fields: {
      serviceId: 'Service',
      locationId: 'Location',
      title: 'Page Title',
      slug: 'URL Slug',
      heroTitle: 'Hero Title',
      heroDescription: 'Hero Description',
      features: 'Features (comma-separated)',
      callToAction: 'Call to Action',
      status: 'Status',
      heroSubtitle: 'Hero Subtitle',
      heroImage: 'Hero Image',
      'ctaOverrides.title': 'Card Title',
      'ctaOverrides.text': 'Card Text',
      'ctaOverrides.buttonText': 'Button Text',
      'ctaOverrides.buttonLink': 'Button Link',
      relatedServices: 'Related Services',
      order: 'Order',
      content: 'Content',
      introContent: 'Introduction',
      whyItMatters: 'Why It Matters',
      deliverables: 'Deliverables',
      sectors: 'Sectors',
      microCaseStudy: 'Short Case Study',
      images: 'Images',
      metaTitle: 'Meta Title',
      metaDescription: 'Meta Description',
      canonicalUrl: 'Canonical URL',
    },
  });
  return {
    ...texts,
    notifications: { ...texts.notifications, restored: 'Version Restored' },
    failures: { ...texts.failures, restore: 'Failed to restore version. Please try again.' },
  };
}

export const corePageTexts = () =>
  entity({
    name: 'Core Page',
    plural: 'Core Pages',
    empty: 'No core pages found.',
    fields: {
      title: 'Title',
      slug: 'Slug',
      content: 'Content',
      sections: 'Sections',
      template: 'Template',
      status: 'Status',
      isEditable: 'Can be edited later',
      requiresAuth: 'For signed-in staff only',
      metaTitle: 'Meta Title',
      metaDescription: 'Meta Description',
      ogImage: 'Open Graph Image URL',
      keywords: 'Keywords',
    },
  });

export const faqTexts = () =>
  entity({
    name: 'FAQ',
    noun: 'FAQ',
    plural: 'FAQs',
    empty: 'No FAQs found. Add your first FAQ to get started.',
    fields: { question: 'Question', answer: 'Answer', category: 'Category', tags: 'Tags', order: 'Order', isActive: 'Active' },
  });

/** Which service shows which FAQ, in what order. */
export const pageFaqTexts = () => ({
  notifications: { added: 'FAQ Added', moved: 'Order Saved', removed: 'FAQ Removed' },
  failures: {
    added: 'Failed to add FAQ. Please try again.',
    moved: 'Failed to save order. Please try again.',
    removed: 'Failed to remove FAQ. Please try again.',
  },
});
