/** In place of wouter's pattern parser, which only its <Route> uses: routes.tsx is searched by `matchPath`. */
export function parse(pattern: string): never {
  throw new Error(`${pattern}: wouter's <Route> is not used here.`);
}
