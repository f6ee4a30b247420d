import { strToU8, zipSync } from 'fflate'
import { DAY_MS } from './time.ts'

/** A text, a number with two decimals, or a day by its key (`2026-11-26`). A text is never a formula in this format. */
export type Cell = string | number | { readonly day: string }

/** Characters that XML does not have, and unpaired halves. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles by index: plain, `#,##0.00`, bold, a day as the reader's country writes it. */
const STYLES = { plain: 0, money: 1, bold: 2, day: 3 } as const

/** Days from the first one of spreadsheets to 1970. */
const EPOCH_DAYS = 25_569

const serial = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS + EPOCH_DAYS

/** Widths of columns, in characters. */
const WIDTH = { least: 10, most: 44 } as const

/** As wide as their longest text, within bounds: a date or a sum that does not fit is shown as `####`. */
function columns(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const width = (index: number) =>
    [head, ...rows]
      .map((row) => row[index])
      .reduce<number>((most, cell) => Math.max(most, typeof cell === 'string' ? cell.length + 2 : 0), WIDTH.least)
  const lines = head.map(
    (_, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.min(width(index), WIDTH.most)}" customWidth="1"/>`,
  )
  return `<cols>${lines.join('')}</cols>`
}

/** The line of names stays in view. */
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

function sheet(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const text = (cell: string, style: number) =>
    `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  const cell = (value: Cell) => {
    if (typeof value === 'string') return text(value, STYLES.plain)
    if (typeof value === 'number') return `<c s="${STYLES.money}"><v>${value}</v></c>`
    return `<c s="${STYLES.day}"><v>${serial(value.day)}</v></c>`
  }
  const line = (cells: string[]) => `<row>${cells.join('')}</row>`
  const lines = [line(head.map((name) => text(name, STYLES.bold))), ...rows.map((row) => line(row.map(cell)))]
  return `${HEADER}<worksheet xmlns="${MAIN}">${VIEW}${columns(head, rows)}<sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** The parts of a workbook with one sheet, by their names. */
function partsOf(name: string, head: readonly string[], rows: readonly (readonly Cell[])[]): [string, string][] {
  const type = (part: string, kind: string) => `<Override PartName="${part}" ContentType="${PARTS}.${kind}+xml"/>`
  return [
    [
      '[Content_Types].xml',
      `${HEADER}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}${type('/xl/worksheets/sheet1.xml', 'worksheet')}${type('/xl/styles.xml', 'styles')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEADER}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEADER}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${HEADER}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    ],
    ['xl/worksheets/sheet1.xml', sheet(head, rows)],
  ]
}

/** The first day a ZIP knows, so that the same table is the same file. */
const MADE_AT = new Date(1980, 0, 1)

/** A workbook with one sheet: a line of names, and the rows. */
export const workbook = (name: string, head: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array => {
  const parts = partsOf(name, head, rows).map(([part, text]) => [part, strToU8(text)] as const)
  return zipSync(Object.fromEntries(parts), { mtime: MADE_AT })
}
