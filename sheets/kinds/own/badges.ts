/** Badges with a name that one page holds. */
export const BADGES = 8
/** Names of a class: four pages of badges. */
export const MOST_BADGES = 32
