/** The pages that tie a set together: what the child has done, what the adult should know, what was seen. */
import { BLACK, GREY, PALE_GREY, WHITE } from '../scene/inks.ts'
import { centredText, line, path, rect, starData, text } from '../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../scene/scene.ts'
import { cellsOf, eachCell, middleX, middleY } from './cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from './compose.ts'
import { CONTENT } from './paper.ts'
import { paragraph } from './paragraph.ts'
import { SET_GUIDES, type SetGuide } from './set-guides.ts'

export interface GuideFacts {
  readonly set: string
  readonly page: 'progress' | 'note' | 'record'
  /** Names of the spaces to colour, in order. */
  readonly spaces: readonly string[]
  /** Bottom of the note's text, mm. */
  readonly bottom: number
}

const BOTTOM = CONTENT.y + CONTENT.height

/** Columns of stars: few enough that a small hand colours them. */
const columnsFor = (count: number) => (count > 20 ? 6 : 5)

function drawProgress({ heading, spaces }: SetGuide): Mark[] {
  const columns = columnsFor(spaces.length)
  const box = { ...CONTENT, y: CONTENT.y + 16, height: CONTENT.height - 36 }
  const cells = cellsOf(columns, Math.ceil(spaces.length / columns), { box, gap: 3, maxHeight: 44 })
  const stars = eachCell(spaces, cells, (space, cell) => {
    const outer = Math.min(cell.width, cell.height) * 0.52
    const cy = middleY(cell) + outer * 0.06
    return [
      path(starData(middleX(cell), cy, outer, outer * 0.58), { stroke: BLACK, width: 0.8, fill: WHITE }),
      centredText(middleX(cell), cy, space, outer * 0.52),
    ]
  })
  return [
    text(CONTENT.x + CONTENT.width / 2, CONTENT.y + 8, heading, 6.4),
    ...stars.flat(),
    text(CONTENT.x, BOTTOM - 5, 'Terminei tudo no dia', 5, { font: 'text', anchor: 'start' }),
    line(CONTENT.x + 54, BOTTOM - 4, CONTENT.x + 110, BOTTOM - 4, { stroke: GREY, width: 0.4 }),
    text(CONTENT.x + 116, BOTTOM - 5, 'Parabéns!', 6, { anchor: 'start' }),
  ]
}

const TEXT = 4.2
const HEADING = 5.2

/** Headings and paragraphs from top to bottom. `bottom` is where they end. */
function drawNote({ goal, skills, use, adapt }: SetGuide) {
  const marks: Mark[] = []
  let y = CONTENT.y
  const say = (content: string, indent = 0) => {
    const told = paragraph(CONTENT.x + indent, y, content, { size: TEXT, width: CONTENT.width - indent })
    marks.push(...told.marks)
    y += told.height + 1.8
  }
  const head = (content: string) => {
    y += 3
    marks.push(text(CONTENT.x, y + HEADING * 0.8, content, HEADING, { anchor: 'start' }))
    y += HEADING * 1.5
  }
  head('Para que serve')
  say(goal)
  head('Na BNCC')
  for (const skill of skills) say(skill)
  head('Como usar')
  say(use)
  head('Como adaptar')
  for (const [whom, how] of adapt) {
    marks.push(text(CONTENT.x + 4, y + TEXT, whom, TEXT, { anchor: 'start' }))
    y += TEXT * 1.5
    say(how, 4)
  }
  return { marks, bottom: y }
}

/** Room for a sentence by hand, mm. */
const RECORD_ROW = 9.5
const RECORD_HEAD = 9
const RECORD_COLUMNS = [
  { label: 'Data', width: 26 },
  { label: 'Folha', width: 44 },
  { label: 'Sozinho', width: 20 },
  { label: 'Com ajuda', width: 24 },
  { label: 'O que observei', width: 64 },
] as const

/** A table to write in, from `from` down to the end of the page. */
function drawRecord(from: number): Mark[] {
  const top = from + RECORD_HEAD
  const rows = Math.floor((BOTTOM - top) / RECORD_ROW)
  const height = (BOTTOM - top) / rows
  const lefts = RECORD_COLUMNS.map((_, i) =>
    RECORD_COLUMNS.slice(0, i).reduce((left, { width }) => left + width, CONTENT.x),
  )
  const style = { stroke: PALE_GREY, width: 0.5 }
  return [
    ...RECORD_COLUMNS.map(({ label, width }, i) => text((lefts[i] ?? 0) + width / 2, from + 6, label, 4.2)),
    rect(CONTENT.x, top, CONTENT.width, BOTTOM - top, { stroke: GREY, width: 0.6, radius: 2 }),
    ...lefts.slice(1).map((x) => line(x, top, x, BOTTOM, style)),
    ...Array.from({ length: rows - 1 }, (_, i) => {
      const y = top + (i + 1) * height
      return line(CONTENT.x, y, CONTENT.x + CONTENT.width, y, style)
    }),
  ]
}

function drawPage(options: SheetOptions, first: string, index: number): DrawnPage<GuideFacts> {
  const set = options.theme ?? first
  const guide = SET_GUIDES[set]
  if (!guide) throw new RangeError(`no guide for ${set}`)
  const { spaces } = guide
  if (index === 0) return { marks: drawProgress(guide), facts: { set, page: 'progress', spaces, bottom: BOTTOM } }
  if (index === 1) {
    const { marks, bottom } = drawNote(guide)
    const instruction = 'Para o adulto: leia antes e anote depois.'
    return {
      marks: [...marks, ...drawRecord(bottom + 5)],
      instruction,
      facts: { set, page: 'note', spaces, bottom },
      items: [],
    }
  }
  const instruction = 'Para o adulto: anote o que observou.'
  return {
    marks: drawRecord(CONTENT.y),
    instruction,
    facts: { set, page: 'record', spaces, bottom: BOTTOM },
    items: [],
  }
}

/** The guides of some sets as a kind: pages of progress, of notes for the adult, and of records. */
export const guideKind = (
  id: string,
  category: string,
  sets: readonly string[],
): SheetKind<PagesFacts<GuideFacts>> => ({
  id,
  category,
  themes: sets,
  draw: (options) => composeSheet(options, 'colour', (_, index) => drawPage(options, sets[0] ?? '', index)),
})
