/** Cuts side by side up into a picture: ways to somebody, or on the hardest level the strips of a puzzle. */
import { paperOf, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { centredText, circleData, type Point, path, polylineData } from '../../scene/marks.ts'
import type { Level, Mark, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, childAt } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { viewNamed } from '../../studio/scenes/views.ts'
import { KITES } from './cut-kites.ts'
import { PEAKS, ROADS, SUNFLOWERS, TOWERS } from './cut-lands.ts'
import { type CutForm, dashed, middlesOf, scissors, upwards } from './cut-lines.ts'
import { ROCKETS, SEAWEEDS, STORM } from './cut-skies.ts'
import type { CutPlace, Way } from './cut-ways.ts'
import type { Stroke } from './stroke.ts'

export interface Cut {
  readonly form: string
  readonly stroke: Stroke
  readonly repetitions: number
}

export interface StripPlan {
  readonly strips: number
  /** Width of the dashed line, and of the way around it, mm; 0 where it runs over a picture. */
  readonly line: number
  readonly band: number
  readonly repetitions: readonly [min: number, max: number]
  readonly mixed: readonly CutForm[]
}

/** Places for the cuts of a theme, one a page in turn. */
const PLACES: Readonly<Record<string, readonly CutPlace[]>> = {
  retas: [ROCKETS, SUNFLOWERS, TOWERS],
  ondas: [SEAWEEDS, SUNFLOWERS, ROADS],
  ziguezague: [PEAKS, STORM],
  degraus: [TOWERS, ROADS],
  mistas: [ROADS, ROCKETS, SEAWEEDS],
}
/** From the middle level on. */
const WAVY: readonly CutPlace[] = [KITES, SEAWEEDS]

/** Scenes that become puzzles. */
const SCENES: Readonly<Record<string, readonly string[]>> = {
  retas: ['cidade', 'parquinho', 'fazenda'],
  ondas: ['mar', 'praia', 'pantanal'],
  ziguezague: ['dinossauros', 'floresta', 'circo'],
  degraus: ['castelo', 'cidade', 'parquinho'],
  mistas: ['fazenda', 'circo', 'amazonia', 'parquinho'],
}

/** Letters of the strips in order: together they are a word. */
const WORDS: Readonly<Record<number, string>> = { 5: 'CORTE', 7: 'TESOURA' }

/** Heights on the paper, mm: where a cut begins to turn, and the highest end. */
const [TURNS, HIGHEST] = [261, 92]
/** Of the line that frees the strips, in the picture: below the instruction. */
const ACROSS = 55.4
const SCISSORS_AT = 270
const LETTER = 5.2
/** White paper for letters and scissors, at the foot of a scene. */
const LABEL = box(0, 268.5, 214, 30)

const inTurn = <One>(list: readonly One[], i: number): One => {
  const found = list[i % list.length]
  if (found === undefined) throw new RangeError('an empty list has no turn')
  return found
}

interface Asked {
  readonly options: SheetOptions
  readonly plan: StripPlan
  readonly own: CutForm | undefined
  readonly random: Random
  readonly index: number
}

/** The cuts from left to right; `topOf` is the height of an end. */
function cutsOf({ options, plan, own, random }: Asked, topOf: (i: number) => number): Cut[] {
  const { level } = options
  const middles = middlesOf(plan.strips, plan.band, level)
  const room = Math.min(...middles.slice(1).map((x, i) => x - (middles[i] ?? 0)), 48) - 3
  const mixed = random.shuffle(plan.mixed)
  // Straight cuts are all the same: the others repeat with another number of turns.
  const forms = level === 'facil' ? mixed : [...mixed, ...mixed.filter((form) => form !== 'reta')]
  const [least, most] = plan.repetitions
  return middles.map((x, i): Cut => {
    const form = own ?? inTurn(forms, i)
    const top = topOf(i)
    const wide = Math.max(6, room - plan.band - 2) * (level === 'desafio' ? 0.7 : 0.66)
    // A short line swings less.
    const width = form === 'reta' ? 0 : Math.min(wide, (TURNS - top) * 0.3)
    const again = !own && i >= mixed.length ? most : least
    const repetitions = form === 'reta' ? 1 : own || level === 'facil' ? random.integer(least, most) : again
    return { form, stroke: upwards(form, { x, width, top, bottom: TURNS }, repetitions), repetitions }
  })
}

function placeOf({ options, index }: Asked): CutPlace {
  const theme = options.theme ?? 'mistas'
  const places = theme === 'ondas' && options.level !== 'facil' ? WAVY : (PLACES[theme] ?? [ROADS])
  return inTurn(places, options.seed + index)
}

/** Share of the height that the shortest cut has on the easiest level. */
const SHORTEST = 0.15

/** Across on a line that climbs, at this height. */
function acrossAt(spots: readonly Point[], y: number): number {
  const i = spots.findIndex((spot) => spot.y <= y)
  const [above, below] = [spots.at(i), spots[i - 1]]
  if (!above) return 0
  return below ? above.x + ((below.x - above.x) * (y - above.y)) / (below.y - above.y || 1) : above.x
}

const TO_CUT: Readonly<Record<Level, number>> = { facil: 5.6, medio: 5, desafio: 3.8 }

export function drawWays(asked: Asked) {
  const { options, plan, index } = asked
  const { level, color, school, seed } = options
  const place = placeOf(asked)
  const { inPicture, scale } = paperOf(school ?? false)
  const grows = level === 'facil'
  // The first cuts are short, the last one is as high as the sheet.
  const share = (i: number) => (grows ? SHORTEST + ((1 - SHORTEST) * i) / Math.max(1, plan.strips - 1) : 1)
  const cuts = cutsOf(asked, (i) => TURNS - (TURNS - HIGHEST) * share(i))
  const ways = cuts.map(({ stroke }): Way => {
    const spots = stroke.map(inPicture)
    const end = spots.at(-1) ?? { x: 0, y: 0 }
    return {
      d: polylineData(spots),
      x: end.x,
      foot: spots[0]?.x ?? end.x,
      across: (y) => acrossAt(spots, y),
      top: end.y,
      width: plan.band / scale,
    }
  })
  const pen = new Pen(color)
  const marks = [
    ...marksOf(place.draw(pen, ways, (i) => childAt(seed + index * 4 + i))),
    ...marksOf(pictureTitle(pen, options)),
  ]
  const beyond: Mark[] = cuts.flatMap(({ stroke }) => {
    const x = stroke[0]?.x ?? 0
    return [
      ...dashed(stroke, plan.line),
      scissors(
        x + (place.scissorsLeft ? -1 : 1) * (plan.band / 2 + TO_CUT[level] + 2),
        SCISSORS_AT,
        true,
        TO_CUT[level],
      ),
    ]
  })
  return {
    marks,
    beyond,
    cuts,
    items: cuts.map(({ form }, i) => `${form}: ${place.goals[i] ?? place.name}`),
    pictures: [...(place.shows ?? [])],
  }
}

export function drawPuzzle(asked: Asked) {
  const { options, plan, index } = asked
  const { color, school, seed, level, theme = 'mistas' } = options
  const view = viewNamed(inTurn(SCENES[theme] ?? ['fazenda'], seed + index), level)
  const across = paperOf(school ?? false).onPaper({ x: 0, y: ACROSS }).y
  const cuts = cutsOf(asked, () => across)
  const pen = new Pen(color)
  const from = (seed + index * 5) % CHILDREN.length
  const cast = [...CHILDREN.slice(from), ...CHILDREN.slice(0, from)]
  const middles = cuts.map(({ stroke }) => stroke[0]?.x ?? 0)
  const edges = [12, ...middles, 198]
  const letters = WORDS[edges.length - 1] ?? ''
  const beyond: Mark[] = [
    ...dashed(
      [
        { x: 11.7, y: across },
        { x: 198.3, y: across },
      ],
      plan.line,
      true,
    ),
    ...cuts.flatMap(({ stroke }) => dashed(stroke, plan.line, true)),
    ...middles.map((x) => scissors(x + 5.4, SCISSORS_AT + 3, true, TO_CUT.desafio)),
    ...[...letters].flatMap((letter, i): Mark[] => {
      const x = ((edges[i] ?? 0) + (edges[i + 1] ?? 0)) / 2 + (i > 0 ? 2.4 : 0)
      return [
        path(circleData(x, SCISSORS_AT + 1.6, LETTER), { fill: WHITE, stroke: BLACK, width: 0.7 }),
        centredText(x, SCISSORS_AT + 1.6, letter, 6.4),
      ]
    }),
  ]
  return {
    marks: marksOf([view.draw(pen, cast, index), pen.shape(LABEL, 'white', 0.8), pictureTitle(pen, options)]),
    beyond,
    cuts,
    items: cuts.map(({ form, repetitions }, i) => `${view.id} ${i} ${form} ${repetitions}`),
    pictures: [...view.shows],
  }
}
