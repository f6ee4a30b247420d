/** The type of a page's module until it is woken; the browser does not run a script of this type. */
export const WAITING_TYPE = 'text/waiting-module'

/** Attribute of that script element: its start where data is saved. */
export const SAVING_ATTRIBUTE = 'data-saving'

/**
 * `waits`: for the first use. `all-the-same`: starts as everywhere, because the page shows or requests something by
 * script.
 */
export type Saving = 'waits' | 'all-the-same'
