import { leadChoices, statuses } from '../inquiries/texts';
import { templates } from '../website/core-pages/templates';
import { categories, sectors, workStatuses } from '../work/projects/choices';
import { kinds } from '../website/redirects/kinds';
import { drawings, enquiryTypes, groups, priceChoices } from '../website/services/groups';
import type { Choices } from '../editing/changes/useReading';
import { publication } from '../editing/publication';
import { roles } from '../account/roles';

/** The fields of each resource that are chosen from a list, for `options` of its <Resource>: comparisons show the words of the forms. */
export const choices: Readonly<Record<string, Choices>> = {
  services: { group: groups, enquiryType: enquiryTypes, drawing: drawings, status: publication, ...priceChoices },
  'service-pages': { status: publication },
  projects: { category: categories, sector: sectors, status: workStatuses, publishStatus: publication },
  'core-pages': { template: templates, status: publication },
  redirects: { statusCode: kinds },
  inquiries: { status: statuses, ...leadChoices },
  users: { role: roles },
};
