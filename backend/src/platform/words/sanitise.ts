import sanitizeHtml from 'sanitize-html';
import { tidyHtml } from './html/tidy.js';
import { ALLOWED_TAGS } from './html/tree.js';
import { fromMarkdown } from './markdown.js';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    a: ['href', 'title'],
    ol: ['start'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  // The site's Content-Security-Policy refuses style attributes; alignment is stored as a class.
  allowedClasses: { '*': ['text-left', 'text-center', 'text-right'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** Tidies what comes from other programs and keeps known tags only. Applied once, when rich text is stored. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(tidyHtml(fromMarkdown(html) ?? html), OPTIONS).trim();
