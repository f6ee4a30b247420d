import { readFileSync } from 'node:fs'
import path from 'node:path'

const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g

/**
 * Puts the style sheets of a page into the page: a first visit is painted without a second request. The links stay,
 * disabled: React finds the document it expects, and the sheet is never exchanged, which would cost a second layout of
 * the whole page (docs/adr/0031). Chromium reads ahead even those that are disabled, but not those for another medium.
 * @param folder the built browser files
 */
export function styleSheetsInside(folder: string): (html: string) => string {
  // Named by their content, and one or two in all.
  const sheets = new Map<string, string>()
  const sheet = (address: string) => {
    const known = sheets.get(address) ?? readFileSync(path.join(folder, address), 'utf8').trim()
    sheets.set(address, known)
    return known
  }
  return (html) =>
    html.replace(
      STYLE_SHEET,
      (_, address) =>
        `<style>${sheet(address)}</style><link rel="stylesheet" href="${address}" disabled="" media="not all"/>`,
    )
}
