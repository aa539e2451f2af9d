import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

const DOCUMENT = 'openapi';

/** Compares responses with the API document. */
export class Contract {
  // 'html' is the format of rich text, which no pattern describes.
  private readonly ajv = new Ajv({ strict: false, allErrors: false, formats: { html: true } });
  private readonly known = new Map<string, ValidateFunction | null>();

  constructor(private readonly document: OpenAPIObject) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(asJsonSchema(document) as object, DOCUMENT);
  }

  /** Returns what is wrong with a response, or undefined. */
  fault(method: string, path: string, status: number, body: unknown): string | undefined {
    const validate = this.validatorOf(method, path, status);
    if (!validate || validate(body)) return undefined;
    return `${status} breaks its schema: ${this.ajv.errorsText(validate.errors)}`;
  }

  private validatorOf(method: string, path: string, status: number): ValidateFunction | null {
    const key = `${method} ${path} ${status}`;
    let validate = this.known.get(key);
    if (validate === undefined) {
      const responses = this.document.paths[path]?.[method as 'get']?.responses ?? {};
      const code = responses[status] ? String(status) : 'default';
      const response = responses[code];
      const isJson = response && 'content' in response && response.content?.['application/json']?.schema;
      const pointer = ['paths', path, method, 'responses', code, 'content', 'application/json', 'schema'];
      validate = isJson
        ? this.ajv.compile({
            $ref: `${DOCUMENT}#/${pointer.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`,
          })
        : null;
      this.known.set(key, validate);
    }
    return validate;
  }
}

/** JSON Schema has no `nullable`. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asJsonSchema(inner)]));
  return nullable === true ? { anyOf: [{ type: 'null' }, rest] } : rest;
}
