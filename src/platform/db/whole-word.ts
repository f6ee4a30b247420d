/** A text as a part of a regular expression, of JavaScript and of PostgreSQL. */
export const escapeRegex = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * A regular expression of PostgreSQL for an id or an email address as a whole: `eu@exemplo.com` is neither in
 * `meu@exemplo.com` nor in `eu@exemplo.com.br`.
 */
export const wholeWord = (text: string) => `(?<![A-Za-z0-9._%+'-])${escapeRegex(text)}(?![A-Za-z0-9_-]|[.][A-Za-z0-9])`
