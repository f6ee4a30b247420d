/** Date of the current terms of use (rule: terms of use). Changed terms get another one. */
export const TERMS_VERSION = '2026-11-30'
