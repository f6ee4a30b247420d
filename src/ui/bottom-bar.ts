/** A bar at the foot of the window, above the edge of a phone; on low windows it is in its place of the page. */
export const bottomBarClass =
  'fixed inset-x-0 bottom-0 z-10 border-line border-t bg-paper px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] low:static'
