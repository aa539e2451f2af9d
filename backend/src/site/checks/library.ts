const ADDRESS = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/;

/** Returns the id of a file of the media library by the address of one of its copies. */
export const libraryId = (address: string): string | undefined => ADDRESS.exec(address)?.[1];
