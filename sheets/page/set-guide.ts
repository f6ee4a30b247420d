/** The pages that tie a set together: what the child has done, what the adult should know, what was seen. */
import type { Box } from '../lettering/bounds.ts'
import { GREY, PALE_GREY } from '../scene/inks.ts'
import { line, rect, text } from '../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../scene/scene.ts'
import { STANDING } from '../studio/cast/people.ts'
import { drawJourney, journeyShows } from '../studio/journeys/journeys.ts'
import { marksOf, Pen } from '../studio/pen.ts'
import { drawCertificate } from './certificate.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from './compose.ts'
import { CONTENT } from './paper.ts'
import { paragraph } from './paragraph.ts'
import { pictureTitle } from './picture-page.ts'
import { createRandom } from './random.ts'
import { SET_GUIDES, type SetGuide } from './set-guides.ts'
import { GUIDE_TEXTS } from './texts.ts'

export interface GuideFacts {
  readonly set: string
  readonly page: 'progress' | 'note' | 'certificate' | 'record'
  /** Names of the spaces to colour, in order. */
  readonly spaces: readonly string[]
  /** Bottom of the note's text, mm. */
  readonly bottom: number
}

const BOTTOM = CONTENT.y + CONTENT.height

const TEXT = 4.2
const HEADING = 5.2

/** Between panels, and inside them, mm. */
const [GAP, INSET] = [3.5, 3.5]

/** A heading and its paragraphs in a frame. `bottom` is where it ends; `height` makes neighbours equal. */
function drawPanel(box: Pick<Box, 'x' | 'y' | 'width'>, heading: string, told: readonly string[], height = 0) {
  const texts: Mark[] = []
  let y = box.y + INSET + HEADING * 1.3
  for (const content of told) {
    const one = paragraph(box.x + INSET, y, content, { size: TEXT, width: box.width - 2 * INSET })
    texts.push(...one.marks)
    y += one.height + 1.2
  }
  const tall = Math.max(height, y + INSET - 1.2 - box.y)
  const marks: Mark[] = [
    rect(box.x, box.y, box.width, tall, { radius: 3, width: 0.5, stroke: GREY }),
    text(box.x + INSET, box.y + INSET + HEADING * 0.72, heading, HEADING, { anchor: 'start' }),
    ...texts,
  ]
  return { marks, height: tall, bottom: box.y + tall }
}

/** Panels side by side, all as high as the highest. */
function drawPanels(y: number, panels: readonly (readonly [heading: string, told: readonly string[]])[]) {
  const width = (CONTENT.width - GAP * (panels.length - 1)) / panels.length
  const at = (i: number) => ({ x: CONTENT.x + i * (width + GAP), y, width })
  const tallest = Math.max(...panels.map(([heading, told], i) => drawPanel(at(i), heading, told).height))
  return {
    marks: panels.flatMap(([heading, told], i) => drawPanel(at(i), heading, told, tallest).marks),
    bottom: y + tallest,
  }
}

/** The adult's page: the goal and the way to use the set, its skills, three adaptations. */
function drawNote({ goal, skills, use, adapt }: SetGuide) {
  const first = drawPanels(CONTENT.y, [
    ['Para que serve', [goal]],
    ['Na BNCC', skills],
  ])
  const second = drawPanels(first.bottom + GAP, [['Como usar', [use]]])
  const third = drawPanels(
    second.bottom + GAP,
    adapt.map(([whom, how]) => [whom, [how]] as const),
  )
  return { marks: [...first.marks, ...second.marks, ...third.marks], bottom: third.bottom }
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
  const facts = (page: GuideFacts['page'], bottom = BOTTOM): GuideFacts => ({ set, page, spaces, bottom })
  const who = createRandom(0).fork(options.title).shuffle(STANDING)
  if (index === 0) {
    const pen = new Pen(options.color)
    const marks = marksOf([drawJourney(pen, set, spaces, who), pictureTitle(pen, options)])
    return { marks, facts: facts('progress'), whole: true, pictures: journeyShows(set) }
  }
  if (index === 1) {
    const { marks, bottom } = drawNote(guide)
    return {
      marks: [...marks, ...drawRecord(bottom + 3)],
      instruction: GUIDE_TEXTS.note,
      facts: facts('note', bottom),
      items: [],
    }
  }
  if (index === 2) {
    const marks = drawCertificate(options.color, guide.done, who)
    return { marks, instruction: GUIDE_TEXTS.handOver, facts: facts('certificate'), whole: true, items: [] }
  }
  return { marks: drawRecord(CONTENT.y), instruction: GUIDE_TEXTS.record, facts: facts('record'), items: [] }
}

/** The guides of some sets as a kind: a map of progress, a note for the adult, a certificate, records. */
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
