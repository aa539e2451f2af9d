/** As vite.config.ts changes it for frames. */
declare module 'axe-core/axe.js' {
  /** Starts axe-core in a window, as `window.axe`. */
  export function axeFunction(window: Window): void;
}
