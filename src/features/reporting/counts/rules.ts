/** Events that leave no row and are only counted, by day (rule: daily counts). */
export const COUNTED = ['wall_seen', 'register_seen', 'plans_seen', 'limit_met'] as const
export type Counted = (typeof COUNTED)[number]

/** Screens that are counted, by path; React Router asks for their data at the same path with `.data`. */
const SCREENS: ReadonlyMap<string, Counted> = new Map([
  ['/register', 'register_seen'],
  ['/plans', 'plans_seen'],
])

/** A sheet waits behind the sign-in: the address names it. */
const WALL = /^\/login(?:\.data)?\?(?:.*&)?next=%2F(?:activities%2F|criar%2F|caderno)/

/** The event that opening an address counts as; null for most addresses. No other part of the address is kept. */
export function countedAs(url: string): Counted | null {
  if (WALL.test(url)) return 'wall_seen'
  const [path = ''] = url.split('?', 1)
  return SCREENS.get(path.replace(/\.data$/, '')) ?? null
}
