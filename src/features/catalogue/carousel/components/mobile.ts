import { MOBILE_QUERY } from '../rules.ts'

/** True under 768 px (rule: breakpoints). Only in the browser. */
export const isMobile = () => matchMedia(MOBILE_QUERY).matches

/** Calls `listener` when that changes, until the returned function is called. */
export function onMobileChange(listener: () => void): () => void {
  const query = matchMedia(MOBILE_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
