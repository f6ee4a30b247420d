/** Badges with a name that one page holds. */
export const BADGES = 8
