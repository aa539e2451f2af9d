/** How many photos one enquiry may have. */
export const MAX_PHOTOS = 6;
export const TOO_MANY_PHOTOS = `A message can have at most ${MAX_PHOTOS} photos. Please email us any others.`;
