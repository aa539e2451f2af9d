import english from 'ra-language-english';
import { entity } from './entity';
import { corePageTexts, faqTexts, pageFaqTexts, servicePageTexts } from './pageTexts';

/** Enquiries also have a status that is changed by itself. */
function inquiryTexts() {
  const texts = entity({ name: 'Inquiry', plural: 'Inquiries', empty: 'No inquiries found.', fields: { status: 'Status' } });
  return {
    ...texts,
    notifications: {
      ...texts.notifications,
      status: 'Status Updated',
      note: 'Note Added',
      call: 'Call Logged',
      notes: 'Notes Saved',
      assignee: 'Inquiry Assigned',
      mail: 'Mail Queued',
      marked: 'Marked as Spam',
      rescued: 'Not Spam',
    },
    failures: {
      ...texts.failures,
      status: 'Failed to update inquiry status. Please try again.',
      note: 'Failed to add note. Please try again.',
      call: 'Failed to log call. Please try again.',
      notes: 'Failed to save notes. Please try again.',
      assignee: 'Failed to assign inquiry. Please try again.',
      mail: 'Failed to send mail again. Please try again.',
      spam: 'Failed to move inquiry. Please try again.',
    },
  };
}

/** Files are uploaded rather than created. */
function mediaTexts() {
  const texts = entity({
    name: 'File',
    plural: 'Files',
    empty: 'No media files uploaded yet.',
    fields: { alt: 'Alt text', caption: 'Caption', category: 'Category', tags: 'Tags' },
  });
  return {
    ...texts,
    action: { ...texts.action, create: 'Upload Media' },
    page: { ...texts.page, create: 'Upload Media' },
    notifications: { ...texts.notifications, created: 'File Uploaded' },
    failures: { ...texts.failures, create: 'Failed to upload file. Please try again.' },
  };
}

/** Users can also be invited, shut out and let in again. */
function userTexts() {
  const texts = entity({
    name: 'User',
    plural: 'Users',
    empty: 'No users found.',
    fields: {
      username: 'Username',
      email: 'Email Address',
      role: 'Role',
      isActive: 'Active',
      password: 'Password',
      passwordHash: 'Password',
    },
  });
  return {
    ...texts,
    notifications: { ...texts.notifications, deactivated: 'User Deactivated', reactivated: 'User Reactivated', invited: 'Invitation Sent' },
    failures: {
      ...texts.failures,
      deactivate: 'Failed to deactivate user. Please try again.',
      reactivate: 'Failed to reactivate user. Please try again.',
      invite: 'Failed to send invitation. Please try again.',
    },
  };
}

/** Every text of the backoffice that is not said in one place only. */
export const en = {
  ...english,
  ra: {
    ...english.ra,
    // What screen readers call the empty choice of a select.
    action: { ...english.ra.action, clear_input_value: 'None' },
    validation: { ...english.ra.validation, required: 'Required' },
    notification: { ...english.ra.notification, logged_out: 'Your session has ended. Please sign in again.' },
    message: { ...english.ra.message, unsaved_changes: 'Your changes are not saved yet. Leave without saving them?' },
  },
  backoffice: {
    error: 'Error',
    media: { copied: 'Address Copied', copyFailed: 'Failed to copy the address. Please try again.' },
    profile: {
      updated: 'Profile Updated',
      failed: 'Failed to update profile. Please try again.',
      passwordChanged: 'Password Changed',
      passwordFailed: 'Failed to change password. Please try again.',
    },
    privacy: {
      erased: 'Personal Data Erased',
      exportFailed: 'Failed to export personal data. Please try again.',
      eraseFailed: 'Failed to erase personal data. Please try again.',
    },
    settings: { updated: 'Settings Updated', failed: 'Failed to update settings. Please try again.' },
  },
  resources: {
    services: entity({
      name: 'Service',
      plural: 'Services',
      empty: 'No services found. Add your first service to get started.',
      fields: {
        title: 'Title',
        slug: 'Slug',
        description: 'Description',
        baseDescription: 'Base Description',
        group: 'Group',
        icon: 'Icon',
        isActive: 'Active',
        order: 'Order',
        status: 'Status',
        content: 'Content',
        image: 'Image',
        gallery: 'Gallery',
        metaTitle: 'Meta Title',
        metaDescription: 'Meta Description',
        ogImage: 'Open Graph Image URL',
        keywords: 'Keywords',
      },
    }),
    locations: entity({
      name: 'Location',
      plural: 'Locations',
      empty: 'No locations found. Add your first location to get started.',
      fields: {
        name: 'Name',
        slug: 'Slug',
        description: 'Description',
        postcodes: 'Postcodes',
        subLocations: 'Sub-locations',
        isActive: 'Active',
        order: 'Order',
      },
    }),
    'service-pages': servicePageTexts(),
    'core-pages': corePageTexts(),
    faqs: faqTexts(),
    'page-faqs': pageFaqTexts(),
    projects: entity({
      name: 'Project',
      plural: 'Projects',
      empty: 'No projects found. Add your first project to get started.',
      titles: { create: 'Add New Project' },
      fields: {
        title: 'Project Title',
        description: 'Description',
        category: 'Category',
        status: 'Status',
        location: 'Location',
        order: 'Order',
        imageUrl: 'Image URL (Optional)',
        isActive: 'Active',
        client: 'Client',
        sector: 'Sector',
        completionDate: 'Completion Date',
        challenge: 'Challenge',
        solution: 'Solution',
        outcome: 'Outcome',
        content: 'Content',
        images: 'Images',
        slug: 'Slug',
        publishStatus: 'Publication',
        featured: 'Featured',
        metaTitle: 'Meta Title',
        metaDescription: 'Meta Description',
        keywords: 'Keywords',
        ogImage: 'Open Graph Image URL',
      },
    }),
    testimonials: entity({
      name: 'Testimonial',
      plural: 'Testimonials',
      empty: 'No testimonials found. Create your first testimonial to get started.',
      fields: {
        name: 'Name',
        company: 'Company (Optional)',
        location: 'Location',
        rating: 'Rating (1-5)',
        projectType: 'Project Type',
        comment: 'Comment',
        isActive: 'Active',
        order: 'Order',
      },
    }),
    inquiries: inquiryTexts(),
    users: userTexts(),
    redirects: entity({
      name: 'Redirect',
      plural: 'Redirects',
      empty: 'No redirects found. Add one when the address of a page changes or a page goes away.',
      fields: { fromPath: 'From', toPath: 'To', statusCode: 'Kind' },
    }),
    media: mediaTexts(),
  },
};
