/** The code of the menu under 1024 px. */
export const loadDrawer = () => import('./drawer.tsx')
