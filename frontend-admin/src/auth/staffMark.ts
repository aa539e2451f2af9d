const HOURS_12_S = 12 * 60 * 60;

/**
 * What staff look at on the public site is not counted as a customer's visit. The server knows them there by this cookie alone; nobody
 * else ever gets it, and it says nothing but that somebody signed in here.
 */
export function markStaff(isSignedIn: boolean): void {
  document.cookie = `staff=1; Path=/; SameSite=Lax; Max-Age=${isSignedIn ? HOURS_12_S : 0}`;
}
