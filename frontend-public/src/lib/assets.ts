// Only Vite knows the files' final addresses; under Jest there are none.
const files: Record<string, string> = import.meta.env
  ? import.meta.glob<string>(['../assets/art/*.{avif,webp}', '../assets/portraits/*.svg'], {
      eager: true,
      query: '?url',
      import: 'default',
    })
  : {};

/** The address of a file in src/assets. */
export const assetFile = (name: string): string => files[`../assets/${name}`] ?? `/assets/${name}`;
