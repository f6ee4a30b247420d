import { readFileSync } from 'node:fs'
import path from 'node:path'
import { classesOf, parseRules, type Rule, usedRules } from './used-rules.ts'

const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g

/**
 * Puts of the style sheets of a page what it needs into the page itself: a first visit is painted as soon as the page is
 * there, without another way to the server and back. Scripts put the links back before they look and wait for them
 * (src/web/document/deferred-scripts.ts), so what only they show needs no rule here.
 * @param folder the built browser files
 */
export function styleSheetsInside(folder: string): (html: string) => string {
  // Named by their content, and one or two in all.
  const sheets = new Map<string, Rule[]>()
  const sheet = (address: string) => {
    const known = sheets.get(address) ?? parseRules(readFileSync(path.join(folder, address), 'utf8').trim())
    sheets.set(address, known)
    return known
  }
  return (html) => {
    const classes = classesOf(html)
    return html.replace(
      STYLE_SHEET,
      (_, address) => `<style data-sheet="${address}">${usedRules(sheet(address), classes)}</style>`,
    )
  }
}
