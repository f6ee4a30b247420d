/** Tables as CSV that Brazilian spreadsheets open: semicolons, since their numbers have commas; UTF-8 with its mark. */
const SEPARATOR = ';'
const BYTE_ORDER_MARK = '\uFEFF'

/** First character that makes a spreadsheet run the cell: = + - @. Numbers are no formulas. */
export function formulaSign(cell: string): string | null {
  const sign = /^[=+\-@]/.exec(cell)?.[0] ?? null
  return sign !== null && !/^[+-]?\d[\d.,]*$/.test(cell) ? sign : null
}

/** True for a text that a spreadsheet would run, or that has the mark that prevents it. */
export const isFormula = (text: string): boolean => formulaSign(text.replace(/^'+/, '')) !== null

/** A text that no spreadsheet runs: `=1+1` as `'=1+1`. */
const asText = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** One line; no cell of it is run. */
export function csvLine(cells: readonly string[]): string {
  const written = cells.map(asText).map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  return `${written.join(SEPARATOR)}\r\n`
}

/** The first line of a file. */
export const csvHead = (cells: readonly string[]): string => BYTE_ORDER_MARK + csvLine(cells)
