/** The pages that tie a set together: what the child has done, what the adult should know, what was seen. */
import type { Box } from '../lettering/bounds.ts'
import { fitTextSize } from '../lettering/fonts.ts'
import { GREY, PALE_GREY } from '../scene/inks.ts'
import { centredText, line, rect, text } from '../scene/marks.ts'
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
import { SET_GUIDES, type SetGuide, type Step } from './set-guides.ts'
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

const TEXT = 4.4
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

/** Height of an example and of its letters, mm. */
const [EXAMPLE, EXAMPLE_LETTERS] = [13, 6]

/** The three steps side by side, below each what the child would see or write. */
function drawSteps(y: number, steps: readonly Step[]) {
  const { marks, bottom } = drawPanels(
    y,
    steps.map(({ name, how }) => [name, [how]] as const),
  )
  const width = (CONTENT.width - GAP * (steps.length - 1)) / steps.length
  const examples = steps.flatMap(({ example }, i): Mark[] => {
    const x = CONTENT.x + i * (width + GAP)
    const size = fitTextSize(example, 'display', EXAMPLE_LETTERS, width - 8)
    return [
      rect(x, bottom + 1.5, width, EXAMPLE, { radius: 3, width: 0.5, stroke: GREY, dash: [1.6, 1.4] }),
      centredText(x + width / 2, bottom + 1.5 + EXAMPLE / 2, example, size),
    ]
  })
  return { marks: [...marks, ...examples], bottom: bottom + 1.5 + EXAMPLE }
}

/** The adult's page: the goal and the way to use the set, its skills, three steps, three adaptations. */
function drawNote({ goal, skills, use, steps, adapt }: SetGuide) {
  const first = drawPanels(CONTENT.y, [
    ['Para que serve', [goal]],
    ['Na BNCC', skills],
  ])
  const second = drawPanels(first.bottom + GAP, [['Como usar', [use, GUIDE_TEXTS.handOver]]])
  const third = drawSteps(second.bottom + GAP, steps)
  const fourth = drawPanels(
    third.bottom + GAP,
    adapt.map(([whom, how]) => [whom, [how]] as const),
  )
  return { marks: [first, second, third, fourth].flatMap(({ marks }) => marks), bottom: fourth.bottom }
}

const RECORD_HEAD = 9
const RECORD_COLUMNS = [
  { label: 'Data', width: 26 },
  { label: 'Sozinho', width: 22 },
  { label: 'Com ajuda', width: 26 },
  { label: 'O que observei', width: 82 },
] as const
const UNIT_WIDTH = 22

/** A table to write in: a row for each space of the set. */
function drawRecord({ unit, spaces }: SetGuide): Mark[] {
  const columns = [{ label: unit, width: UNIT_WIDTH }, ...RECORD_COLUMNS]
  const top = CONTENT.y + RECORD_HEAD
  const height = (BOTTOM - top) / spaces.length
  const lefts = columns.map((_, i) => columns.slice(0, i).reduce((left, { width }) => left + width, CONTENT.x))
  const style = { stroke: PALE_GREY, width: 0.5 }
  return [
    ...columns.map(({ label, width }, i) => text((lefts[i] ?? 0) + width / 2, CONTENT.y + 6, label, 4.2)),
    rect(CONTENT.x, top, CONTENT.width, BOTTOM - top, { stroke: GREY, width: 0.6, radius: 2 }),
    ...lefts.slice(1).map((x) => line(x, top, x, BOTTOM, style)),
    ...spaces.flatMap((space, i): Mark[] => {
      const y = top + i * height
      return [
        ...(i ? [line(CONTENT.x, y, CONTENT.x + CONTENT.width, y, style)] : []),
        centredText(CONTENT.x + UNIT_WIDTH / 2, y + height / 2, space, 5),
      ]
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
    return { marks, instruction: GUIDE_TEXTS.note, facts: facts('note', bottom), unsigned: true, items: [] }
  }
  if (index === 2) {
    const marks = drawRecord(guide)
    return { marks, instruction: GUIDE_TEXTS.record, facts: facts('record'), unsigned: true, items: [] }
  }
  const marks = drawCertificate(options.color, set, guide.done, who)
  const told = { instruction: GUIDE_TEXTS.arrived, facts: facts('certificate') }
  return { marks, ...told, whole: true, unsigned: true, items: [] }
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
