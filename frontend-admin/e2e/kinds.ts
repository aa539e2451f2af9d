export interface Kind {
  path: string;
  title: string;
  name: string;
  addDialog: string;
  columns: string[];
  /** Labels of its fields, in order. */
  labels: string[];
  /** Default values of a new record. */
  defaults: Record<string, string>;
  /** Texts of a new record by label; the first is its name. */
  fields: [label: string, text: string][];
  /** Its name on buttons. */
  called: string;
  shown: string;
}

/** Resources whose screens work alike. */
export const kinds: Kind[] = [
  {
    path: 'locations',
    title: 'Locations',
    name: 'Location',
    addDialog: 'Add Location',
    columns: ['Name', 'Postcodes', 'Status', 'Order', 'Actions'],
    labels: ['Name', 'Description', 'Postcodes', 'Sub-locations', 'Active', 'Slug', 'Order'],
    // The number of existing locations.
    defaults: { Order: '10' },
    fields: [
      ['Name', 'Landican'],
      ['Postcodes', 'CH61, CH60,, CH63, CH49 '],
      ['Sub-locations', 'Barnston, Pensby'],
    ],
    called: 'Landican',
    shown: 'CH61, CH60, CH63 +1 more',
  },
  {
    path: 'projects',
    title: 'Manage Projects',
    name: 'Project',
    addDialog: 'Add New Project',
    columns: ['Title', 'Category', 'Location', 'Status', 'Active', 'Order', 'Actions'],
    labels: ['Project Title', 'Description', 'Category', 'Status', 'Location', 'Image URL (Optional)', 'Active', 'Order'],
    defaults: { Category: 'Domestic', Status: 'completed', Order: '0' },
    fields: [
      ['Project Title', 'Board change in Irby'],
      ['Description', 'A new board.'],
      ['Location', 'Irby'],
      ['Order', ''],
    ],
    called: 'Board change in Irby',
    shown: 'Domestic',
  },
  {
    path: 'testimonials',
    title: 'Testimonials',
    name: 'Testimonial',
    addDialog: 'Add Testimonial',
    columns: ['Name', 'Company', 'Location', 'Rating', 'Status', 'Actions'],
    labels: ['Name', 'Company (Optional)', 'Location', 'Rating (1-5)', 'Project Type', 'Comment'],
    defaults: { 'Rating (1-5)': '5', Order: '0' },
    fields: [
      ['Name', 'Ada Lovell'],
      ['Location', 'Parkgate'],
      ['Comment', 'Neat work, on time.'],
      ['Rating (1-5)', '4'],
    ],
    called: 'testimonial of Ada Lovell',
    shown: 'Parkgate',
  },
];
