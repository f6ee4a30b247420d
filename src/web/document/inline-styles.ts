import { readFileSync } from 'node:fs'
import path from 'node:path'

const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g

/**
 * Puts the style sheets of a page into the page itself: a first visit is painted as soon as the page is there, without
 * another way to the server and back. The links stay, switched off: React finds the document it knows, and the sheet is
 * never exchanged, which would cost the layout of the whole page once more (docs/adr/0049).
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
      (_, address) => `<style>${sheet(address)}</style><link rel="stylesheet" href="${address}" disabled=""/>`,
    )
}
