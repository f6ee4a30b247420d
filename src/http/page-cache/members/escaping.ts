/** Where a personal text is in a page. */
export type Place = 'markup' | 'script'

const MARKUP: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const SCRIPT: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** The text without its quotes, as JSON has it. */
const json = (text: string) => JSON.stringify(text).slice(1, -1)

/** A text as React writes it between tags. */
function inMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => MARKUP[character] ?? '')
}

/** A text as React Router writes it into the data of a page: JSON within a JSON text, safe inside a script element. */
function inScript(text: string): string {
  return json(json(text)).replace(/[&<>\u2028\u2029]/g, (character) => SCRIPT[character] ?? '')
}

/** A personal text as it is written in a page. */
export const written: Readonly<Record<Place, (text: string) => string>> = { markup: inMarkup, script: inScript }
