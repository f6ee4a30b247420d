/** The address of a skill's page. Without the rest of the rules, because every page of a sheet names it. */
export const skillHref = (code: string) => `/bncc/${code}`
