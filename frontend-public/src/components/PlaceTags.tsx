import type { PageLocation } from '../api/types';

/** The places within a location and its postcodes. */
export const PlaceTags = ({ location }: { location: Pick<PageLocation, 'name' | 'subLocations' | 'postcodes'> }) => (
  <ul className="tags" aria-label={`Places in ${location.name}`}>
    {[...location.subLocations, ...location.postcodes].map((place) => (
      <li key={place}>{place}</li>
    ))}
  </ul>
);
