/** A part of the settings, with an address of its own. */
export interface SettingsTab {
  /** The last part of its address; blank for the first. */
  path: string;
  label: string;
  /** Its fields, each with what people call it besides its label. */
  fields: Readonly<Record<string, string>>;
  /** The server gives and takes its fields from administrators only. */
  isRestricted?: true;
}

export const settingsTabs = [
  {
    path: '',
    label: 'Company',
    fields: {
      companyName: '',
      email: '',
      phone: 'telephone mobile',
      emergencyPhone: 'emergency phone number out of hours 24/7 line',
      whatsappNumber: 'message chat mobile',
      textNumber: 'sms message mobile',
      address: 'street postcode where we are',
      addressParts: 'town village county country map search engines',
      registrationNumber: 'companies house',
      vatNumber: 'tax',
    },
  },
  {
    path: 'hours',
    label: 'Opening Hours',
    fields: {
      openingHours: 'times days we are open closed weekend break lunch',
      replyHours: 'promise reply time out of hours',
      specialDays: 'christmas closing short day holiday shutdown open on a bank holiday',
      nation: 'scotland northern ireland england wales part of the united kingdom',
      bankHolidays: 'christmas easter holiday hols closing days off',
    },
  },
  { path: 'banner', label: 'Banner', fields: { banner: 'announcement notice at the top holiday closing' } },
  {
    path: 'branding',
    label: 'Branding',
    fields: {
      logoUrl: '',
      darkLogoUrl: 'white light negative logo footer',
      faviconUrl: 'favicon',
      primaryColor: 'color brand',
      secondaryColor: 'color brand',
      accreditations: 'badges certificates memberships',
      accreditationProofs: 'certificate number register expiry expires membership niceic napit trustmark',
      keyClients: 'customers logos',
    },
  },
  {
    path: 'claims',
    label: 'Claims',
    fields: {
      insurance: 'liability insured',
      insurer: 'insurance company policy',
      insuredSum: 'liability insured pounds million',
      guaranteeMonths: 'warranty',
      freeQuotes: 'quotes estimates',
      yearsExperience: 'figures',
      projectsCompleted: 'figures',
      satisfactionRate: 'figures',
    },
  },
  { path: 'terms', label: 'Terms', fields: { terms: 'quotation valid deposit payment invoice cancellation conditions' } },
  {
    path: 'practices',
    label: 'Practices',
    fields: {
      people: 'team staff electricians who answers who comes photograph portrait trade qualification',
      practices: 'people qualifications apprentices subcontractors dbs staff',
      notifiedThrough: 'part p niceic napit scheme',
    },
  },
  {
    path: 'online',
    label: 'Online',
    fields: {
      socialMedia: 'facebook instagram linkedin youtube twitter profiles',
      reviewProfiles: 'google reviews checkatrade trustpilot trustmark profiles stars rating score number of reviews',
      latitude: 'map position coordinates',
      longitude: 'map position coordinates',
      capabilityStatementUrl: 'pdf download brochure',
    },
  },
  { path: 'replies', label: 'Replies', fields: { replyTemplates: 'answers replies standard texts' } },
  {
    path: 'mail',
    label: 'Mail',
    isRestricted: true,
    fields: {
      emailRecipients: 'who gets enquiries notified',
      autoresponderTemplate: 'automatic reply confirmation',
      asksForReviews: 'review requests google trustpilot feedback',
      mailsMonthlyReport: 'monthly mail of the month statistics unsubscribe',
      smtpHost: 'mail server',
      smtpPort: 'mail server',
      smtpUser: 'mail server',
      smtpPassword: 'mail server',
    },
  },
  {
    path: 'security',
    label: 'Security',
    isRestricted: true,
    fields: {
      requireSecondFactor: 'two factor passkey sign in',
      retentionMonths: 'gdpr delete old enquiries retention privacy',
      webhookUrl: 'slack teams zapier',
    },
  },
] as const satisfies readonly SettingsTab[];

const ROOT = '/settings';

export const tabAddress = ({ path }: Pick<SettingsTab, 'path'>): string => (path ? `${ROOT}/${path}` : ROOT);

/** The fields that lie beside another one, without an entry of their own, such as 'yearsExperienceSource'. */
const beside = (field: string): string =>
  field
    .replace(/(Source|AsOf)$/, '')
    .replace(/^removesSmtpPassword$/, 'smtpPassword')
    .replace(/^christmasAnswered$/, 'specialDays');

/** Returns the tab that holds a field, given its path in the form, such as 'openingHours.mon'. */
export function tabOf(field: string): SettingsTab | undefined {
  const [name = ''] = field.split('.');
  return settingsTabs.find(({ fields }: SettingsTab) => beside(name) in fields);
}
