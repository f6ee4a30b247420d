/** A shared place: agreements to tick, tasks and places to number, agreements to write. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { group } from '../../scene/marks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { DISTRICT_TAGS, type DistrictPlace, districtStreet } from '../../studio/places/district-street.ts'
import { FEET, SHARED_PLACES, type SharedPlace } from '../../studio/places/shared-places.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import type { Agreement } from './agreements.ts'
import { disc } from './letters.ts'

export interface Shared {
  readonly place: SharedPlace
  /** In the order of the spots: three behind, three in front. */
  readonly acts: readonly Agreement[]
  /** Acts shown as they are before the agreement. */
  readonly broken: readonly Agreement[]
  readonly cast: readonly CastName[]
}

const ACROSS = [42, 105, 168] as const
const SCALES = [0.65, 0.78] as const
const PAPER = { x: 16.5, y: 210, width: 177, height: 72.5 }
const BOX = 11
const LISTED_BOX = 9

const spotOf = (i: number) => {
  const row = i < 3 ? 0 : 1
  return { x: ACROSS[i % 3] ?? 105, foot: FEET[row], scale: SCALES[row] }
}

const slot = (pen: Pen, x: number, y: number, size = BOX): Drawing =>
  pen.shape(box(x - size / 2, y - size / 2, size, size, 2.2), 'white', 1)

const scene = (pen: Pen, { place, acts, broken, cast }: Shared): Drawing => [
  SHARED_PLACES[place](pen),
  acts.map((act, i) => {
    const { x, foot, scale } = spotOf(i)
    const deed = (broken.includes(act) ? act.breaks : undefined) ?? act.keeps
    return pen.at(x, foot, scale, (own) => deed(own, cast[i] ?? 'bia', cast[6 + (i % 4)] ?? 'gil'))
  }),
  pen.shape(box(-4, 206.5, 222, 100), 'wood', 1.1),
]

const words = (pen: Pen, text: string, x: number, y: number, room: number): Drawing =>
  pen.text(x, y + 2, text, fitTextSize(text, 'display', 5.6, room), { anchor: 'start' })

const TICK = 'M-4 0l3 3.600l5.600 -7.400'

const ticked = (x: number, y: number): PageMark => answer([group(x, y, [stroke(TICK, ANSWER_RED, 1.6)])])

export function tickPage(pen: Pen, shared: Shared): PageMark[] {
  const { acts, broken } = shared
  const step = PAPER.height / acts.length
  const countX = PAPER.x + PAPER.width - 24
  return [
    ...marksOf([
      scene(pen, shared),
      acts.map((_, i) => {
        const { x, foot } = spotOf(i)
        return [disc(pen, x - 8, foot + 9, i + 1), slot(pen, x + 6, foot + 9)]
      }),
      notePaper(pen, PAPER),
      acts.map(({ rule }, i) => [
        disc(pen, PAPER.x + 9, PAPER.y + step * (i + 0.5), i + 1),
        words(pen, rule, PAPER.x + 17, PAPER.y + step * (i + 0.5), 104),
      ]),
      pen.line(`M${countX - 24} ${PAPER.y + 5}V${PAPER.y + PAPER.height - 5}`, 0.6, 'greyDark'),
      pen.text(countX, PAPER.y + 22, 'QUANTOS', 5.6),
      pen.at(countX, PAPER.y + 31, 1.3, (own) => own.line(TICK, 1.4)),
      pen.shape(box(countX - 9, PAPER.y + 40, 18, 18, 3), 'white', 1.1),
    ]),
    ...acts.flatMap((act, i) => {
      const { x, foot } = spotOf(i)
      return broken.includes(act) ? [] : [ticked(x + 6, foot + 9)]
    }),
    writtenAnswer(countX, PAPER.y + 49, String(acts.length - broken.length), 11),
  ]
}

/** Sentences with a box each for the number of a child or a place. */
const numbered = (pen: Pen, lines: readonly string[], numberOf: (line: string) => number): PageMark[] => {
  const step = PAPER.height / lines.length
  return [
    ...marksOf([
      notePaper(pen, PAPER),
      lines.map((line, i) => {
        const y = PAPER.y + step * (i + 0.5)
        return [
          slot(pen, PAPER.x + 10, y, LISTED_BOX),
          words(pen, line, PAPER.x + 20, y, PAPER.width - 26),
          i ? pen.line(`M${PAPER.x + 20} ${y - step / 2}H${PAPER.x + PAPER.width - 5}`, 0.4, 'greyDark') : [],
        ]
      }),
    ]),
    ...lines.map((line, i) => writtenAnswer(PAPER.x + 10, PAPER.y + step * (i + 0.5), String(numberOf(line)), 7.4)),
  ]
}

export const taskPage = (pen: Pen, shared: Shared, listed: readonly string[]): PageMark[] => [
  ...marksOf([
    scene(pen, shared),
    shared.acts.map((_, i) => {
      const { x, foot } = spotOf(i)
      return disc(pen, x, foot + 8, i + 1)
    }),
  ]),
  ...numbered(pen, listed, (line) => shared.acts.findIndex(({ rule }) => rule === line) + 1),
]

export interface DistrictTask {
  /** Places in the order of their numbers. */
  readonly places: readonly DistrictPlace[]
  readonly lines: readonly { readonly rule: string; readonly place: DistrictPlace }[]
  readonly cast: readonly CastName[]
}

export const districtPage = (pen: Pen, { places, lines, cast }: DistrictTask): PageMark[] => [
  ...marksOf([
    districtStreet(pen, cast),
    places.map((place, i) => disc(pen, DISTRICT_TAGS[place][0], DISTRICT_TAGS[place][1], i + 1)),
    pen.shape(box(-4, 206.5, 222, 100), 'wood', 1.1),
  ]),
  ...numbered(
    pen,
    lines.map(({ rule }) => rule),
    (line) => places.findIndex((place) => lines.some((one) => one.rule === line && one.place === place)) + 1,
  ),
]

export const verbOf = ({ rule }: Agreement): string => rule.split(' ')[0] ?? ''

/** `asked` are written about, in the order of their numbers; `verbs` helps to begin. */
export function writePage(pen: Pen, shared: Shared, asked: readonly Agreement[], verbs: readonly string[]): PageMark[] {
  const first = PAPER.y + 11
  const step = (PAPER.height - 11) / asked.length
  return [
    ...marksOf([
      scene(pen, shared),
      asked.map((act, i) => {
        const { x, foot } = spotOf(shared.acts.indexOf(act))
        return disc(pen, x, foot + 8, i + 1)
      }),
      notePaper(pen, PAPER),
      pen.shape(box(PAPER.x + 4, PAPER.y + 3, PAPER.width - 8, 9.4, 2), 'yellowPale', 0.8),
      verbs.map((verb, i) =>
        pen.text(PAPER.x + 4 + ((PAPER.width - 8) * (i + 0.5)) / verbs.length, PAPER.y + 9.7, verb, 5.2),
      ),
      asked.map((_, i) => [
        disc(pen, PAPER.x + 9, first + step * (i + 1) - 7.6, i + 1),
        pen.line(`M${PAPER.x + 17} ${first + step * (i + 1) - 4}H${PAPER.x + PAPER.width - 6}`, 0.7),
      ]),
    ]),
    ...asked.map(({ rule }, i) =>
      writtenAnswer(PAPER.x + 19, first + step * (i + 1) - 8.2, `Exemplo: ${rule}.`, 5.4, { anchor: 'start' }),
    ),
  ]
}
