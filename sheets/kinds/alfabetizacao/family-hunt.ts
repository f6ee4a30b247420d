/** Syllables of one family among similar ones: the child rings them. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { FAMILY_TEXTS } from '../../page/texts.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle, rect, round } from '../../scene/marks.ts'
import type { Ink, Mark, SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { WAVE, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box as boxData, circle as circleData } from '../../studio/paths.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { meadow } from '../../studio/scenes/ground.ts'
import { bucket } from '../../studio/shapes/handy.ts'
import { bush } from '../../studio/shapes/nature.ts'
import { slotAt } from '../matematica/counted-rows.ts'
import { wordInBox } from './drawn-words.ts'
import { FAMILIES, syllablesOfFamily } from './families.ts'

export interface HuntTask {
  /** Row by row. */
  readonly syllables: readonly string[]
  /** Times that each syllable of the family is there, in the order of the family. */
  readonly counts: readonly number[]
  /** True for a syllable of the family. */
  readonly wanted: readonly boolean[]
}

/** Letters that are easily taken for one another; families without an entry hide among any. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  B: 'PDR',
  C: 'GSQ',
  D: 'BTP',
  F: 'VTP',
  G: 'CJQ',
  H: 'NML',
  J: 'GLX',
  L: 'JTN',
  M: 'NBV',
  N: 'MHV',
  P: 'BRD',
  R: 'PBN',
  S: 'ZCX',
  T: 'DFL',
  V: 'FNX',
  X: 'ZVK',
  Z: 'SXN',
}
/** Read alone, a rude word: only the family that teaches it shows it. */
const UNWANTED_ALONE = new Set(['CU', 'KU'])
const COLUMNS = 5
const ROWS = 6
/** Counts of a family's syllables, dealt in random order: they differ, because equal answers would need no counting. */
const TIMES = [1, 2, 3, 4, 5]

/** Repeats each syllable of the family by its dealt count, and fills the grid with syllables of similar families. */
export function makeHunt(random: Random, consonant: string): HuntTask {
  const own = syllablesOfFamily(consonant)
  const others = [...(LOOK_ALIKE[consonant] ?? FAMILIES.join('').replace(consonant, ''))]
    .filter((letter) => letter !== 'Q')
    .flatMap(syllablesOfFamily)
    .filter((syllable) => !UNWANTED_ALONE.has(syllable))
  const times = random.shuffle(TIMES)
  const counts = own.map((_, i) => times[i % times.length] ?? 1)
  const wanted = own.flatMap((syllable, i) => Array.from({ length: counts[i] ?? 1 }, () => syllable))
  const fill = Array.from({ length: COLUMNS * ROWS - wanted.length }, () => random.pick(others))
  const syllables = random.shuffle([...wanted, ...fill])
  return { syllables, counts, wanted: syllables.map((syllable) => own.includes(syllable)) }
}

export interface HuntLook {
  readonly consonant: string
  /** Begins with the family's letter. */
  readonly picture: Picture
  readonly fill: Ink
  readonly options: SheetOptions
  readonly random: Random
}

/** The plate above the bubbles, and their room, mm. */
const HEAD: Box = { x: 15, y: 56, width: 180, height: 42 }
const FIELD: Box = { x: 16, y: 101, width: 178, height: 147 }
const RADIUS = 11.3
const BOX = 13.5
/** The ground, feet on it, mm, and the size of a child. */
const [GROUND, FOOT, CHILD] = [256, 282.5, 0.5]
const FILMS: readonly [Fill, ...Fill[]] = ['white', 'pinkPale', 'white', 'yellowPale']

/** The picture and, beside it, the family with a box under each syllable for how often it was found. */
function drawHead({ counts }: HuntTask, { consonant, picture, fill, options }: HuntLook): PageMark[] {
  const box = { ...HEAD, x: HEAD.x + 48, y: HEAD.y + 3, width: HEAD.width - 51, height: HEAD.height - 6 }
  const tally = eachCell(syllablesOfFamily(consonant), cellsOf(COLUMNS, 1, { box, gap: 3.5 }), (syllable, cell, i) => {
    const top = cell.y + cell.height - BOX - 3
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, fill }),
      centredText(middleX(cell), cell.y + 10, syllable, 9),
      rect(middleX(cell) - BOX / 2, top, BOX, BOX, { radius: 2, width: 0.5, fill: WHITE }),
      writtenAnswer(middleX(cell), top + BOX / 2, String(counts[i] ?? ''), 7),
    ]
  }).flat()
  const room = { x: HEAD.x + 4, y: HEAD.y + 3, width: 40, height: HEAD.height - 6 }
  return [slotAt(HEAD, options.color), wordInBox(new Pen(options.color), picture, room), ...tally]
}

/** Small ones above the bucket, mm. */
const FROTH: readonly (readonly [x: number, y: number, r: number])[] = [
  [97, 262, 2.6],
  [103, 257.5, 1.8],
  [109, 261, 3],
  [115, 256.5, 2],
]

/** Sky and ground, and two children beside a bucket with foam. */
function drawPlace(pen: Pen, { options, random }: HuntLook): PageMark[] {
  const [one, other] = castOfPage(random.shuffle(STANDING), 0)
  return [
    ...marksOf([
      pen.shape(boxData(0, 0, 210, 297), 'sky', null),
      meadow(pen.plane('far', 'hillLine'), GROUND - 10, 'hill'),
      meadow(pen.plane('middle', 'hillLine'), GROUND, 'meadow'),
      bush(pen.plane('middle'), 186, GROUND + 8, 0.8, 'leaf', 'yellow'),
      bush(pen.plane('middle'), 22, GROUND + 7, 0.7, 'lime', 'red'),
      FROTH.map(([x, y, r]) => pen.shape(circleData(x, y, r), 'white', 0.7)),
      bucket(pen, 106, FOOT, 0.72, 'teal'),
      person(pen, one ?? 'bia', 62, FOOT, CHILD, { pose: WAVE }),
      person(pen, other ?? 'davi', 150, FOOT, CHILD, { pose: WAVE_LEFT }),
    ]),
    ...taskTitle(pen, { title: options.title, instruction: FAMILY_TEXTS.hunt }),
  ]
}

function bubble(pen: Pen, cx: number, cy: number, fill: Fill): Mark[] {
  return marksOf([
    pen.shape(circleData(cx, cy, RADIUS), fill, 0.9),
    pen.line(`M${round(cx - 8.4)} ${round(cy - 3.4)}q1.4 -3.6 4.6 -5`, 0.8, 'hillLine'),
  ])
}

export function drawHunt(task: HuntTask, look: HuntLook): PageMark[] {
  const { options, random } = look
  const pen = new Pen(options.color)
  const cells = cellsOf(COLUMNS, ROWS, { box: FIELD, gap: 0 })
  const bubbles = eachCell(task.syllables, cells, (syllable, cell, i): PageMark[] => {
    const sway = (Math.floor(i / COLUMNS) % 2 ? 1 : -1) * 3.4
    const [cx, cy] = [round(middleX(cell) + sway), round(middleY(cell) + random.between(-0.9, 0.9))]
    const ring = task.wanted[i] ? [answer([circle(cx, cy, RADIUS - 1.4, { stroke: ANSWER_RED, width: 1.2 })])] : []
    return [
      ...bubble(pen, cx, cy, inTurn(FILMS, i + Math.floor(i / COLUMNS))),
      centredText(cx, cy + 0.4, syllable, 9.4),
      ...ring,
    ]
  }).flat()
  return [...drawPlace(pen, look), ...drawHead(task, look), ...bubbles]
}
