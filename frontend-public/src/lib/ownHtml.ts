/** The part of the W3C's Trusted Types that is used here; TypeScript does not describe them. */
interface TrustedTypes {
  /** Throws if the Content-Security-Policy does not name the policy. */
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('own-html', { createHTML: (html) => html });

/** Lets the page take HTML that this site's server has rendered. The Content-Security-Policy refuses all other HTML from scripts. */
export const ownHtml = (html: string): string => policy?.createHTML(html) ?? html;
