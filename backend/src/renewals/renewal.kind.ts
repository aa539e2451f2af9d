import { ADDRESS, EMAIL, named, PERSON, PHONE, STREET } from '../kinds/column-names.js';
import { kindOf, MADE } from '../kinds/kind.js';
import { CreateRenewalDto, RenewalRecord, toRenewalRecord, UpdateRenewalDto } from './renewal.dto.js';
import { Renewal } from './renewal.entity.js';

const MONTHS: Readonly<Record<string, number>> = { m: 1, q: 3, y: 12 };
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const INTERVAL =
  /^(?:(\d{1,3}(?:\.\d{1,2})?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]?)?([ymq])(?:ears?|early|rs?|onths?|onthly|ths?|os?|uarters?|uarterly)?$/;
const IN_YEARS = /^(\d{1,2}(?:\.\d{1,2})?)(y?)$/;

/** Returns the months of '5 years', '6-monthly', 'every two years' and 'annually', and of '5' in a column of years. */
function readInterval(cell: string, name: string): string | undefined {
  const text = cell
    .toLowerCase()
    .replace(/^every |\.$/g, '')
    .replace(/^annual(?:ly)?$/, 'yearly');
  const isOfYears = /\b(?:years?|yrs)\b/i.test(name) && !/month/i.test(name);
  const [, number = '1', unit] = INTERVAL.exec(text) ?? (isOfYears ? IN_YEARS.exec(text) : undefined) ?? [];
  if (unit === undefined) return undefined;
  const many = number === 'half' ? 0.5 : Number(number) || NUMBERS.indexOf(number) + 1;
  const months = many * (MONTHS[unit || 'y'] ?? 0);
  return months > 0 && Number.isInteger(months) ? String(months) : undefined;
}

export const RENEWALS = kindOf<Renewal>()({
  resource: 'renewals',
  label: 'due date',
  entity: Renewal,
  place: 15,
  name: 'customer',
  isPersonal: true,
  forms: { create: CreateRenewalDto, update: UpdateRenewalDto },
  view: toRenewalRecord,
  record: RenewalRecord,
  list: {
    sortable: ['customer', 'address', 'what', 'dueOn', 'lastOn', 'intervalMonths', 'hasAgreed', 'source', 'createdAt', 'updatedAt'],
    filterable: { hasAgreed: 'boolean', dueOn: 'day', what: 'string' },
    search: ['customer', 'address', 'what', 'email', 'phone', 'source'],
    defaultSort: [['dueOn', 'ASC']],
  },
  trash: true,
  search: { detail: 'what' },
  csv: {
    columns: {
      customer: { label: 'Customer', names: PERSON },
      email: { label: 'Email', names: EMAIL },
      phone: { label: 'Phone', names: PHONE },
      address: { label: 'Address', names: ADDRESS, main: STREET, joins: ', ' },
      what: {
        label: 'What',
        names: named(
          'Inspection, Inspection type, Type of inspection, Service, Service type, Service reminder name',
          'Service reminder, Test, Test type, Certificate, Certificate type, Type of certificate, Job, Job type, Job name',
          'Work, Type of work, Type, Description, Description of work, Job description, Reminder, Reminder type, Asset',
          'Equipment, Item',
        ),
      },
      lastOn: {
        label: 'Last done',
        names: named(
          'Last inspection, Last inspection date, Last inspected, Last inspected on, Date of last inspection',
          'Inspection date, Inspected, Inspected on, Date inspected, Date of inspection, Last test, Last test date',
          'Last tested, Date of last test, Test date, Tested on, Date tested, Date of test, Last service',
          'Last service date, Last serviced, Date of last service, Last done on, Last on, Last visit, Last visit date',
          'Last date, Done, Done on, Date done, Completed, Completed on, Completed date, Date completed, Completion date',
          'Certificate date, Date of certificate, Date of issue, Issue date, Issued',
        ),
      },
      intervalMonths: {
        label: 'Every (months)',
        names: named(
          'Interval, Interval months, Interval in months, Interval years, Interval in years, Months, Years, Frequency',
          'Frequency months, Frequency years, Frequency in years, Every years, Repeat, Repeats every',
        ),
        reads: readInterval,
      },
      intervalSource: { label: 'Source of the interval', names: named('Interval source, Standard, Regulation') },
      dueOn: {
        label: 'Due on',
        names: named(
          'Due, Due date, Date due, Next due, Next due date, Next inspection, Next inspection date, Next inspection due',
          'Inspection due, Next test, Next test date, Next test due, Test due, Next service, Next service date',
          'Next service due, Service due, Service due date, Service date, Service reminder date, Next visit, Next date',
          'Renewal, Renewal date, Renews on, Expiry, Expiry date, Expires, Expires on, Reminder date, Retest date',
          'Retest due, Valid until',
        ),
      },
      hasAgreed: {
        label: 'Agreed to be reminded',
        names: named('Agreed, Has agreed, Consent, Reminders, Reminders agreed, Opt in, Opted in, Email opt in, Marketing consent'),
      },
      agreedOn: { label: 'Agreed on', names: named('Agreed date, Date agreed, Consent date, Date of consent, Opt in date') },
      agreedHow: {
        label: 'How they agreed',
        names: named('Agreed how, How agreed, Consent method, Method of consent, Consent source'),
      },
      source: {
        label: 'Source',
        names: named('Lead source, Where from, How did you hear, Advertising, Advertising type, Referred by'),
      },
      notes: {
        label: 'Notes',
        names: [
          [
            ['Note', 'Job notes', 'Customer notes', 'Client notes', 'Internal notes'],
            ['Comments', 'Comment'],
            ['Remarks', 'Remark'],
          ],
        ],
        joins: '\n',
      },
    },
    exported: { ...MADE, remindedAt: 'Reminded', stoppedAt: 'Stopped' },
    recognisedBy: [['customer', 'address', 'what']],
  },
  logged: [
    'what',
    'lastOn',
    'intervalMonths',
    'intervalSource',
    'dueOn',
    'hasAgreed',
    'agreedOn',
    'stoppedAt',
    'inquiryId',
    'replyInquiryId',
    'deletedAt',
  ],
});
