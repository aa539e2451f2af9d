import { Injectable } from '@nestjs/common';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { ContentTables } from '../../kinds/content-tables.service.js';
import { recordReads } from '../../platform/database/recorded-reads.js';
import { SERVED } from '../../platform/http/site-addresses.js';
import { drawAppIcon, type IconForm } from '../engine/app-icon.js';
import { FILE_HEADERS } from '../engine/headers.js';
import { PageCache, type Rendered } from '../engine/page-cache.js';
import { prepareResponse, type PreparedResponse } from '../engine/response.js';
import { LibraryPictures } from './library-pictures.service.js';

const ICONS = new Map<string, IconForm>([
  [SERVED.appIcon, { size: 192 }],
  [SERVED.largeAppIcon, { size: 512 }],
  [SERVED.maskableAppIcon, { size: 512, isMaskable: true }],
]);

/** Icons of the installed backoffice, with the company's icon or logo. */
@Injectable()
export class AppIcons {
  constructor(
    private readonly cache: PageCache,
    private readonly company: CompanyInfoService,
    private readonly pictures: LibraryPictures,
    private readonly content: ContentTables,
  ) {}

  find(path: string): (() => Promise<PreparedResponse>) | undefined {
    const form = ICONS.get(path);
    return form && (() => this.cache.load(path, () => this.draw(form)));
  }

  private async draw(form: IconForm): Promise<Rendered> {
    const tables = new Set<string>();
    const body = await recordReads(tables, async () => {
      const company = await this.company.current();
      return drawAppIcon(company.primaryColor, await this.pictures.read(company.faviconUrl || company.logoUrl), form);
    });
    const headers = { ...FILE_HEADERS, 'Content-Type': 'image/png', 'Cache-Control': 'no-cache' };
    return { response: await prepareResponse({ headers, body }), resources: this.content.resourcesOf(tables), isStorable: true };
  }
}
