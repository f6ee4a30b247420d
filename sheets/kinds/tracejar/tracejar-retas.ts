/** Straight lines to trace as parts of a scene: rain, lanes, a guitar, slides and hills. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, pictureReach } from '../../pictures/drawing.ts'
import { lookingRight } from '../../pictures/facing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { BROWN, PALE_GREY, SOFT_GREY, WHITE } from '../../scene/inks.ts'
import { rect } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { points } from '../../studio/paths.ts'
import { Pen } from '../../studio/pen.ts'
import { hill } from '../../studio/shapes/nature.ts'
import { backdrop, FIELD, rowsOf as placeRows } from '../matematica/counted-rows.ts'
import { drawGuitar } from './guitar.ts'
import { drawSlopes } from './slopes.ts'
import { type Drawn, ends, type Plan, type Scene, type StraightFacts, type Traveller } from './straight-scene.ts'

const THEMES = ['verticais', 'horizontais', 'inclinadas', 'chuva', 'pistas', 'violao', 'escorregadores'] as const

type Theme = (typeof THEMES)[number]

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { lines: 3, picture: 32, dot: 2 },
  medio: { lines: 5, picture: 25, dot: 1.6 },
  desafio: { lines: 7, picture: 20, dot: 1.3 },
}

/** Something falls, flies, climbs down or hangs: the line is its way. */
const DOWN: readonly Traveller[] = [
  ['balloon', 'gift'],
  ['apple', 'straw-basket'],
  ['bird', 'nest'],
  ['bee', 'flower'],
  ['leaf', 'snail'],
  ['monkey', 'banana'],
  ['butterfly', 'tulip'],
  ['sun', 'sunflower'],
  ['drop', 'frog'],
  ['cloud', 'umbrella'],
  ['parachute', 'target'],
  ['orange', 'bucket'],
  ['spider', 'web'],
  ['hummingbird', 'hibiscus'],
  ['ufo', 'cow'],
  ['helicopter', 'hospital'],
  ['feather', 'duck'],
  ['ladybug', 'mushroom'],
  ['parrot', 'palm'],
  ['pear', 'bag'],
  ['dove', 'house'],
  ['owl', 'tree'],
  ['kite', 'boy'],
  ['toucan', 'papaya'],
  ['cherry', 'cake'],
  ['airplane', 'tower'],
  ['coconut', 'crab'],
]

const RAIN: readonly Traveller[] = [
  ['cloud', 'flower'],
  ['rain', 'umbrella'],
  ['cloud', 'tree'],
  ['rain', 'boot'],
  ['cloud', 'frog'],
  ['rain', 'duck'],
  ['cloud', 'house'],
]

const ACROSS: readonly Traveller[] = [
  ['rabbit', 'carrot'],
  ['dog', 'bone'],
  ['mouse', 'cheese'],
  ['bee', 'flower'],
  ['cat', 'yarn'],
  ['snail', 'leaf'],
  ['chick', 'corn'],
  ['butterfly', 'tulip'],
]

const LANES: readonly Traveller[] = [
  ['car', 'house'],
  ['school-bus', 'school'],
  ['ambulance', 'hospital'],
  ['bicycle', 'house-garden'],
  ['truck', 'factory'],
  ['police-car', 'bank'],
  ['tractor', 'corn'],
  ['scooter', 'store'],
  ['race-car', 'trophy'],
  ['taxi', 'hotel'],
  ['motorcycle', 'church'],
  ['bus', 'circus'],
  ['fire-engine', 'office'],
  ['train', 'bridge'],
  ['horse', 'castle'],
]

/** So many more lines, nearer together, on each further page of those who have a firm hand. */
const MORE_LINES = 2

/** From pictures at the top to pictures that stand on the ground. */
function drawDown(scene: Scene, pairs: readonly Traveller[]): Drawn {
  const { plan, color } = scene
  const pitch = FIELD.width / plan.lines
  const bottom = FIELD.y + FIELD.height
  const drawn = scene.deal(pairs, plan.lines).map(([start, goal], i) => {
    const x = FIELD.x + pitch * (i + 0.5)
    const stroke = [
      { x, y: FIELD.y + plan.picture + 4 },
      { x, y: bottom - plan.picture - 6 },
    ]
    return {
      stroke,
      marks: [
        drawPicture(wordPicture(start), { cx: x, cy: FIELD.y + plan.picture / 2, size: plan.picture, color }),
        drawPicture(wordPicture(goal), { cx: x, cy: bottom - plan.picture / 2 - 2, size: plan.picture, color }),
        ...ends(stroke, scene),
      ],
    }
  })
  const bank = bottom - plan.picture * 0.6
  const ground = hill(
    new Pen(color).plane('far', 'hillLine'),
    points(`-6,${bank} 60,${bank - 2} 140,${bank + 1} 216,${bank - 2}`),
    'meadow',
  )
  return {
    marks: [ground, ...drawn.flatMap(({ marks }) => marks)],
    strokes: drawn.map(({ stroke }) => stroke),
    place: { terrain: 'sky', rows: [{ ...FIELD, bank }] },
  }
}

/** Lanes over the whole width, the pictures above their ends. */
function drawAcross(scene: Scene, pairs: readonly Traveller[], isRoad: boolean): Drawn {
  const { plan, color } = scene
  const boxes = placeRows(plan.lines)
  const road = isRoad ? Math.min(13, (boxes[0]?.height ?? 30) * 0.36) : 0
  const drawn = scene.deal(pairs, plan.lines).map(([start, goal], i) => {
    const box = boxes[i] ?? CONTENT
    const size = Math.min(plan.picture, box.height - road - 4)
    const y = box.y + box.height - 1 - road / 2
    const stroke = [
      { x: box.x + 7, y },
      { x: box.x + box.width - 7, y },
    ]
    // The wheels, and the walls, touch the lane.
    const onLane = (id: string) => {
      const { cy, height } = pictureReach(id, color)
      return y - road / 2 - (isRoad ? 0.2 : 3) - (cy + height / 2) * size
    }
    const left = box.x
    return {
      stroke,
      marks: [
        ...(isRoad
          ? [
              rect(left, y - road / 2, box.width, road, {
                stroke: BROWN_OR_BLACK(color),
                width: 0.6,
                fill: color ? SOFT_GREY : WHITE,
                radius: road / 2,
              }),
            ]
          : []),
        drawPicture(lookingRight(start), { cx: left + size / 2 + 1, cy: onLane(start), size, color }),
        drawPicture(wordPicture(goal), { cx: left + box.width - size / 2 - 1, cy: onLane(goal), size, color }),
        ...ends(stroke, scene),
      ],
    }
  })
  return {
    marks: drawn.flatMap(({ marks }) => marks),
    strokes: drawn.map(({ stroke }) => stroke),
    place: { terrain: 'meadow', rows: boxes.map((box) => ({ ...box, bank: box.y + box.height * 0.6 })) },
  }
}

const BROWN_OR_BLACK = (color: boolean): Ink => (color ? BROWN : PALE_GREY)

/** On each further page of the hardest level more lines, with smaller pictures at their ends. */
function finer(plan: Plan, level: Level, index: number): Plan {
  if (level !== 'desafio' || index === 0) return plan
  const lines = plan.lines + MORE_LINES * Math.min(index, 2)
  return { ...plan, lines, picture: Math.min(plan.picture, CONTENT.width / lines - 2) }
}

/** Lines of the pages before this one. */
const linesBefore = (plan: Plan, level: Level, index: number) =>
  Array.from({ length: index }, (_, i) => finer(plan, level, i).lines).reduce((sum, lines) => sum + lines, 0)

const SCENES: Readonly<Record<Theme, (scene: Scene) => Drawn>> = {
  verticais: (scene) => drawDown(scene, DOWN),
  chuva: (scene) => drawDown(scene, RAIN),
  horizontais: (scene) => drawAcross(scene, ACROSS, false),
  pistas: (scene) => drawAcross(scene, LANES, true),
  violao: drawGuitar,
  inclinadas: (scene) => drawSlopes(scene, false),
  escorregadores: (scene) => drawSlopes(scene, true),
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const theme = THEMES.find((name) => name === options.theme) ?? 'verticais'
  const isDown = theme === 'verticais' || theme === 'chuva'
  const first = PLANS[options.level]
  const plan = isDown ? finer(first, options.level, index) : first
  const deal = <T>(list: readonly T[], count: number): T[] => {
    const deck = count >= list.length ? random.shuffle(list) : sheet.fork('deck').shuffle(list)
    const from = isDown ? linesBefore(first, options.level, index) : index * count
    return Array.from({ length: count }, (_, i) => deck[(from + i) % deck.length]).filter((one) => one !== undefined)
  }
  const { marks, strokes, place } = SCENES[theme]({ plan, color: options.color, random, deal })
  const lines = strokes.map((stroke) => ({ from: stroke[0] ?? { x: 0, y: 0 }, to: stroke.at(-1) ?? { x: 0, y: 0 } }))
  const facts: StraightFacts = { lines }
  if (!place) return { marks, facts }
  const banks = place.rows.map(({ bank }) => bank)
  const behind = backdrop(options, place, place.rows, banks, sheet.fork('people').integer(0, 99) + index)
  return { marks: [...behind, ...marks], whole: true, facts }
}

export const tracejarRetas: SheetKind<PagesFacts<StraightFacts>> = {
  id: 'tracejar-retas',
  category: 'tracejar',
  themes: THEMES,
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
