import { Get } from '@nestjs/common';
import { Pages } from '../../kinds/pages.service.js';
import { VisitorController } from '../../platform/http/access.js';

@VisitorController('empty-lists', 'company-info')
export class EmptyListsController {
  constructor(private readonly pages: Pages) {}

  /** Returns the addresses of lists that show nothing yet, such as '/projects', so that no menu offers them. */
  @Get()
  async list(): Promise<string[]> {
    const lists = await this.pages.each(async (pages) => ({ path: pages.kind.page.list, isEmpty: await pages.isEmpty() }));
    return lists.flatMap(({ path, isEmpty }) => (path !== undefined && isEmpty ? [path] : []));
  }
}
