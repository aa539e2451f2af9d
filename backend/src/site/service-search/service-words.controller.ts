import { Get } from '@nestjs/common';
import { VisitorController } from '../../platform/http/access.js';
import { ServiceWords } from './service-words.dto.js';
import { WordsOfServices } from './words-of-services.service.js';

@VisitorController('service-words', 'services')
export class ServiceWordsController {
  constructor(private readonly words: WordsOfServices) {}

  /** Returns the words of each service's texts, FAQs, projects and pages, for the search of services. */
  @Get()
  list(): Promise<ServiceWords[]> {
    return this.words.list();
  }
}
