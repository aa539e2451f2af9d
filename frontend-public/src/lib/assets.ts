/** Where the build put the drawings (build/drawings.ts). Under Jest there is no build. */
declare const __DRAWINGS__: string | undefined;

const folder = typeof __DRAWINGS__ === 'string' ? __DRAWINGS__ : '/assets';

/** The address of a drawing in src/assets. */
export const assetFile = (name: string): string => `${folder}/${name}`;
