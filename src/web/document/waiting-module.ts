/** The type of a page's module until it is woken; the browser does not run a script of this type. */
export const WAITING_TYPE = 'text/waiting-module'

/** Says on that script element what it does where the reader saves data. */
export const SAVING_ATTRIBUTE = 'data-saving'

/** `waits`: for the first sign of use. `all-the-same`: starts as everywhere, because the page says or asks something by script. */
export type Saving = 'waits' | 'all-the-same'
