export interface Position {
  latitude: number | null;
  longitude: number | null;
}

/** As the crow flies, in degrees; infinite where a position is not known. */
export function distance(one: Position, other?: Position): number {
  const [latitude, longitude] = [other?.latitude ?? null, other?.longitude ?? null];
  if (one.latitude === null || one.longitude === null || latitude === null || longitude === null) return Infinity;
  return Math.hypot(latitude - one.latitude, (longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180));
}
