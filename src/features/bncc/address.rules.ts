/** A separate file: every page of a sheet imports it. */
export const skillHref = (code: string) => `/bncc/${code}`
