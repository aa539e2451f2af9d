import type { Inquiry, Renewal } from '../../data/types';

/** An inspection that usually falls due again. Staff change whatever they begin with. */
export type StartingKind = Pick<Renewal, 'what' | 'intervalMonths' | 'intervalSource'> & {
  /** What the contact form calls it. */
  serviceType?: Inquiry['serviceType'];
};

export const startingKinds: readonly StartingKind[] = [
  {
    what: 'EICR of a rented home',
    intervalMonths: 60,
    intervalSource:
      'required at least every 5 years by the Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
    serviceType: 'eicr',
  },
  {
    what: 'EICR of your own home',
    intervalMonths: 120,
    intervalSource: 'recommended for owner-occupied homes by IET Guidance Note 3 and Electrical Safety First',
  },
  {
    what: 'Emergency lighting test',
    intervalMonths: 12,
    intervalSource: 'BS 5266-1 recommends a full duration test every year',
    serviceType: 'emergency-lighting',
  },
  {
    what: 'Fire alarm service',
    intervalMonths: 6,
    intervalSource: 'BS 5839-1 recommends a service at intervals of at most six months',
  },
  {
    what: 'PAT testing',
    intervalMonths: 12,
    intervalSource: 'no law fixes it, and the HSE (INDG236) says that it depends on the risk',
    serviceType: 'pat-testing',
  },
];

export const startingKindOf = (serviceType: Inquiry['serviceType']): StartingKind | undefined =>
  startingKinds.find((kind) => kind.serviceType !== undefined && kind.serviceType === serviceType);
