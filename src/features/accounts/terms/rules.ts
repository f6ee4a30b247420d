/** The day from which the terms of use hold as they are (rule: terms of use). Terms that say something else get another. */
export const TERMS_VERSION = '2025-05-16'
