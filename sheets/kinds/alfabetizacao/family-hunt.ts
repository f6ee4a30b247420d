/** Syllables of one family among similar ones: the child rings them. */
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle, rect } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'
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

const HEAD_HEIGHT = 44
const RADIUS = 13
const BOX = 13.5

export interface HuntLook {
  readonly consonant: string
  /** Begins with the family's letter. */
  readonly picture: Picture
  readonly color: boolean
  readonly fill: Ink
}

/** The picture and, beside it, the family with a box under each syllable for how often it was found. */
function drawHead({ counts }: HuntTask, { consonant, picture, color, fill }: HuntLook): PageMark[] {
  const box = { ...CONTENT, x: CONTENT.x + 50, width: CONTENT.width - 50, height: HEAD_HEIGHT - 2 }
  const tally = eachCell(syllablesOfFamily(consonant), cellsOf(COLUMNS, 1, { box, gap: 4 }), (syllable, cell, i) => {
    const top = cell.y + cell.height - BOX - 4
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, fill }),
      centredText(middleX(cell), cell.y + 11.5, syllable, 9),
      rect(middleX(cell) - BOX / 2, top, BOX, BOX, { radius: 2, width: 0.5, fill: WHITE }),
      writtenAnswer(middleX(cell), top + BOX / 2, String(counts[i] ?? ''), 7),
    ]
  }).flat()
  return [drawPicture(picture, { cx: CONTENT.x + 22, cy: CONTENT.y + 21, size: 42, color }), ...tally]
}

export function drawHunt(task: HuntTask, look: HuntLook): PageMark[] {
  const box = { ...CONTENT, y: CONTENT.y + HEAD_HEIGHT + 4, height: CONTENT.height - HEAD_HEIGHT - 4 }
  const bubbles = eachCell(task.syllables, cellsOf(COLUMNS, ROWS, { box, gap: 2 }), (syllable, cell, i): PageMark[] => {
    const [cx, cy] = [middleX(cell), middleY(cell)]
    const ring = task.wanted[i] ? [answer([circle(cx, cy, RADIUS - 1.6, { stroke: ANSWER_RED, width: 1 })])] : []
    return [circle(cx, cy, RADIUS, { fill: WHITE }), centredText(cx, cy, syllable, 10), ...ring]
  }).flat()
  return [...drawHead(task, look), ...bubbles]
}
