import { addressOf } from '../places';

export interface Job {
  title: string;
  /** What people call it besides its title. */
  words: string;
  /** Default: the screen's address. */
  to?: string;
}

interface ScreenWords {
  /** What people call the screen, or look for there, besides its name. */
  words: string;
  /** What is done there. 'Add …' of a list is made from its kind of record. */
  jobs?: readonly Job[];
}

const inquiries = (filter: Readonly<Record<string, string>>): string => addressOf({ path: '/inquiries', filter });

/** Each screen of the menu by its address, in the words of the office: what Ctrl+K finds besides the names. */
export const screenWords: Readonly<Record<string, ScreenWords>> = {
  '/': {
    words: 'today home start overview to do next urgent',
    jobs: [
      { title: 'System Health', words: 'site website up down working broken error fault status mails not sent' },
      { title: 'Last Backup', words: 'backups back up copy safe saved' },
    ],
  },
  '/report': {
    words:
      'statistics stats visitors views calls charts figures last month week year january february march april may june july august september october november december how many much money won earn earned jobs turnover income busy google analytics customers come from',
  },
  '/inquiries': {
    words: 'enquiries messages customers leads inbox emails',
    jobs: [
      { title: 'Add Enquiry', words: 'new log phone telephone call rang letter text customer lead inquiry', to: '/inquiries/create' },
      {
        title: 'Answer an Enquiry',
        words: 'reply respond write back send customer quote quotation price attach file pdf new unanswered not answered yet inquiry email',
        to: inquiries({ status: 'new' }),
      },
      { title: 'Overdue Enquiries', words: 'late missed waiting too long unanswered', to: inquiries({ promise: 'overdue' }) },
      { title: 'Enquiries Assigned to Me', words: 'mine own', to: inquiries({ assigneeId: 'me' }) },
      { title: 'Answers Not Delivered', words: 'bounced came back failed email wrong address', to: inquiries({ replyFailed: 'true' }) },
      { title: 'Complaints About Personal Data', words: 'gdpr complaint', to: inquiries({ topic: 'data' }) },
      { title: 'Export Enquiries', words: 'download spreadsheet excel csv customer list' },
    ],
  },
  [inquiries({ isSpam: 'true' })]: { words: 'junk' },
  '/renewals': {
    words: 'renewals reminders eicr inspections again landlord annual',
    jobs: [{ title: 'Import What Is Due', words: 'last year customers upload spreadsheet excel csv certificates' }],
  },
  '/homepage': {
    words: 'front page home start hero',
    jobs: [
      { title: 'Edit the Homepage', words: 'change front page main picture headline text block' },
      { title: 'Publish the Homepage', words: 'put live go online front page changes' },
      { title: 'Compare the Homepage to Live', words: 'differences changes draft' },
      { title: 'Hide or Move a Block of the Homepage', words: 'switch off on show section order' },
      { title: 'Earlier Versions of the Homepage', words: 'rollback roll back undo previous history' },
    ],
  },
  '/services': {
    words: 'what we do work offer',
    jobs: [
      { title: 'Prices of Services', words: 'price cost charge rate from put up hide call-out fee vat' },
      { title: 'Hide a Service', words: 'stop offering deactivate inactive remove take off' },
      { title: 'Order of Services', words: 'sort move first list' },
    ],
  },
  '/locations': {
    words: 'places towns areas villages postcodes where we work cover',
    jobs: [{ title: 'Import Locations', words: 'upload spreadsheet excel csv places towns' }],
  },
  '/service-pages': {
    words: 'landing pages service in a place',
    jobs: [
      { title: 'Add Pages for Places', words: 'new town area found google seo landing several', to: '/service-pages/for-places' },
      { title: 'Publish a Service Page', words: 'put live go online draft' },
    ],
  },
  '/core-pages': {
    words: 'further pages about us terms conditions cookies privacy policy legal',
    jobs: [
      { title: 'Edit the About Page', words: 'change about us our story history' },
      { title: 'Edit the Legal Pages', words: 'change terms conditions cookies privacy policy' },
    ],
  },
  '/page-grid': { words: 'grid matrix coverage missing pages thin alike which page where' },
  '/replace-words': { words: 'find and replace change text phrase name on all pages everywhere' },
  '/projects': {
    words: 'jobs case studies portfolio gallery before after',
    jobs: [{ title: 'Import Projects', words: 'upload spreadsheet excel csv jobs' }],
  },
  '/testimonials': {
    words: 'reviews stars customers say feedback quotes',
    jobs: [{ title: 'Import Testimonials', words: 'upload spreadsheet excel csv reviews' }],
  },
  '/faqs': { words: 'frequently asked questions answers' },
  '/media': {
    words: 'pictures photos images files documents pdf library gallery logo',
    jobs: [
      { title: 'Replace a Photo', words: 'swap change picture image file' },
      { title: 'Describe a Photo', words: 'alt text picture image blind caption' },
    ],
  },
  '/settings': {
    words: 'company details preferences',
    jobs: [
      {
        title: 'Close for Christmas',
        words:
          'shut closed closing today tomorrow holiday new year easter days off away banner answering machine telephone greeting short day',
        to: '/settings/closing',
      },
    ],
  },
  '/users': {
    words: 'staff accounts people sign in invite password colleagues employees',
    jobs: [
      { title: 'Invite a Colleague', words: 'new staff employee account person user', to: '/users/create' },
      { title: 'Deactivate a User', words: 'left leaver former staff employee remove block account' },
      { title: 'Reset a Password', words: 'forgot forgotten locked out colleague staff' },
    ],
  },
  '/content-checks': {
    words: 'problems broken links mistakes to fix seo google spelling errors',
    jobs: [{ title: 'Check the Website', words: 'test now broken links seo search engines' }],
  },
  '/redirects': {
    words: 'old links moved address forward 404 not found',
    jobs: [
      { title: 'Redirect an Old Website', words: 'addresses links moved former domain 404' },
      { title: 'Import Redirects', words: 'upload spreadsheet excel csv old addresses' },
    ],
  },
  '/trash': {
    words: 'bin recycle deleted restore undo',
    jobs: [{ title: 'Restore What Was Deleted', words: 'undelete get bring back lost made by mistake recover' }],
  },
  '/audit-log': { words: 'who changed what when history logged signed in' },
  '/backups': {
    words: 'backups back up copy safe saved restore download',
    jobs: [
      { title: 'Make a Backup Now', words: 'backups back up copy safe save' },
      { title: 'Download a Backup', words: 'backups copy save' },
      { title: 'Export Everything', words: 'download all everything data take along leave move zip archive copy' },
    ],
  },
  '/import': {
    words: 'upload spreadsheet excel csv file list customers reviews projects places redirects',
    jobs: [{ title: 'Import Any File', words: 'upload spreadsheet excel csv everything archive which list' }],
  },
  '/privacy': {
    words: 'gdpr personal data export erase forget',
    jobs: [
      { title: 'Export What Is Held About a Person', words: 'gdpr subject access request customer personal data' },
      { title: 'Erase What Is Held About a Person', words: 'gdpr forget delete customer personal data' },
    ],
  },
  '/help': { words: 'guide manual how do i instructions explain support glossary' },
  '/set-up': { words: 'wizard setup first steps begin sample demo company remove' },
  '/profile': {
    words: 'my account me own email',
    jobs: [
      { title: 'Change Your Password', words: 'my own new', to: '/profile#field=currentPassword' },
      { title: 'Change Your Email Address', words: 'my own new', to: '/profile#field=email' },
      { title: 'Your Name for Customers', words: 'my own signature signed replies mails', to: '/profile#field=displayName' },
      { title: 'Two-Step Sign-in', words: 'two factor 2fa authenticator app passkey fingerprint recovery codes security' },
      { title: 'Notifications on This Device', words: 'push alerts phone telephone mobile bell ring' },
      { title: 'Where You Are Signed In', words: 'sign out everywhere sessions devices lost phone computer' },
    ],
  },
};

/** What is done wherever one is. */
export const actionWords = {
  mode: 'dark light mode night day bright colours theme appearance',
  website: 'see open my site homepage visitors live look',
  logout: 'sign log out off leave finish',
} as const;
