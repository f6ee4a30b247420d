/** The pages that tie a set together: what the child has done, what the adult should know, what was seen. */
import { BLACK, GREY, PALE_GREY, SAND, tint, WHITE } from '../scene/inks.ts'
import { centredText, line, path, rect, round, starData, text } from '../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../scene/scene.ts'
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

/** Stars in a row: few enough that a small hand colours them. */
const perRow = (count: number) => (count > 20 ? 6 : 5)

/** Places along a road down the page, each row read from left to right; rows differ by one place at most. */
function roadOf(count: number): { x: number; y: number; row: number }[] {
  const rows = Math.ceil(count / perRow(count))
  const rowHeight = (CONTENT.height - 20) / rows
  return Array.from({ length: rows }, (_, row) => {
    const own = Math.floor(count / rows) + (row < count % rows ? 1 : 0)
    const step = (CONTENT.width - 32) / (own - 1)
    return Array.from({ length: own }, (_, i) => ({
      x: CONTENT.x + 16 + i * step,
      y: CONTENT.y + 4 + (row + 0.5) * rowHeight + (i % 2 ? 1 : -1) * rowHeight * 0.08,
      row,
    }))
  }).flat()
}

/** Beyond the stars at both ends, where the road goes down to the next row, mm. */
const TURN = 20

/** One star for each sheet along the road, and a large one at its end. */
function drawProgress({ spaces }: SetGuide, color: boolean): Mark[] {
  const places = roadOf(spaces.length + 1)
  const road = places.map(({ x, y, row }, i) => {
    const before = places[i - 1]
    const to = `${round(x)} ${round(y)}`
    if (!before) return `M${to}`
    if (row === before.row) return `L${to}`
    const between = round((before.y + y) / 2)
    return `C${round(before.x + TURN)} ${between} ${round(x - TURN)} ${between} ${to}`
  })
  const stars = places.flatMap(({ x, y }, i): Mark[] => {
    const { label, outer, width, size } =
      i < spaces.length
        ? { label: spaces[i] ?? '', outer: 14, width: 0.8, size: 7 }
        : { label: 'Fim!', outer: 17, width: 1.4, size: 5.6 }
    return [
      path(starData(x, y, outer, outer * 0.6), { stroke: BLACK, width, fill: WHITE }),
      centredText(x, y + 0.6, label, size),
    ]
  })
  return [
    path(road.join(''), { stroke: color ? SAND : tint(PALE_GREY, 0.5), width: 9 }),
    ...stars,
    text(CONTENT.x, BOTTOM - 5, 'Terminei tudo no dia', 5, { font: 'text', anchor: 'start' }),
    line(CONTENT.x + 54, BOTTOM - 4, CONTENT.x + 110, BOTTOM - 4, { stroke: GREY, width: 0.4 }),
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
  if (index === 0)
    return { marks: drawProgress(guide, options.color), facts: { set, page: 'progress', spaces, bottom: BOTTOM } }
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
