/** Straight lines to trace as parts of a scene: rain, lanes, a guitar, slides and hills. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import {
  BROWN,
  GREEN,
  LIME,
  ORANGE,
  PALE_GREY,
  SAND,
  SOFT_FILLS,
  SOFT_GREY,
  tint,
  WHITE,
  YELLOW,
} from '../../scene/inks.ts'
import { area, circle, group, line, type Point, path, polylineData, rect, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { dotted, guides, type Stroke } from './stroke.ts'
import { rowsOf } from './track-row.ts'

const THEMES = ['verticais', 'horizontais', 'inclinadas', 'chuva', 'pistas', 'violao', 'escorregadores'] as const
type Theme = (typeof THEMES)[number]

interface Plan {
  readonly lines: number
  readonly picture: number
  readonly dot: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { lines: 3, picture: 32, dot: 2 },
  medio: { lines: 5, picture: 25, dot: 1.6 },
  desafio: { lines: 7, picture: 20, dot: 1.3 },
}

export interface StraightFacts {
  readonly lines: readonly { readonly from: Point; readonly to: Point }[]
}

type Traveller = readonly [start: string, goal: string]

const DOWN: readonly Traveller[] = [
  ['balloon', 'gift'],
  ['spider', 'web'],
  ['apple', 'ladder'],
  ['bird', 'nest'],
  ['bee', 'flower'],
  ['star', 'boat'],
  ['kite', 'rabbit'],
  ['leaf', 'snail'],
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
  ['bird', 'nest'],
  ['butterfly', 'flower'],
]
const LANES: readonly Traveller[] = [
  ['car', 'house'],
  ['bus', 'house'],
  ['rocket', 'moon'],
  ['boat', 'fish'],
  ['ball', 'gift'],
]
const SLIDERS = ['bear', 'cat', 'rabbit', 'dog', 'pig', 'mouse', 'frog'] as const

interface Drawn {
  readonly marks: readonly Mark[]
  readonly strokes: readonly Stroke[]
}

interface Scene {
  readonly plan: Plan
  readonly color: boolean
  readonly random: Random
  /** Pictures of all pages of the sheet, in the order in which they are dealt. */
  readonly deal: <T>(list: readonly T[], count: number) => T[]
}

const ends = (stroke: Stroke, { color, plan }: Scene): Mark[] => [
  dotted(stroke, plan.dot),
  ...guides([stroke], { color, radius: 2.3, offset: 4, arrowLength: 10, stop: true }),
]

/** From pictures at the top to pictures at the bottom. */
function drawDown(scene: Scene, pairs: readonly Traveller[]): Drawn {
  const { plan, color } = scene
  const pitch = CONTENT.width / plan.lines
  const bottom = CONTENT.y + CONTENT.height
  const drawn = scene.deal(pairs, plan.lines).map(([start, goal], i) => {
    const x = CONTENT.x + pitch * (i + 0.5)
    const stroke = [
      { x, y: CONTENT.y + plan.picture + 4 },
      { x, y: bottom - plan.picture - 6 },
    ]
    return {
      stroke,
      marks: [
        drawPicture(wordPicture(start), { cx: x, cy: CONTENT.y + plan.picture / 2, size: plan.picture, color }),
        drawPicture(wordPicture(goal), { cx: x, cy: bottom - plan.picture / 2 - 2, size: plan.picture, color }),
        ...ends(stroke, scene),
      ],
    }
  })
  const grass = line(CONTENT.x, bottom - 0.6, CONTENT.x + CONTENT.width, bottom - 0.6, {
    stroke: color ? GREEN : PALE_GREY,
    width: 1.2,
  })
  return { marks: [grass, ...drawn.flatMap(({ marks }) => marks)], strokes: drawn.map(({ stroke }) => stroke) }
}

/** Lanes over the whole width, the pictures above their ends. */
function drawAcross(scene: Scene, pairs: readonly Traveller[], isRoad: boolean): Drawn {
  const { plan, color } = scene
  const boxes = rowsOf(CONTENT, plan.lines, 2)
  const road = isRoad ? Math.min(13, (boxes[0]?.height ?? 30) * 0.36) : 0
  const drawn = scene.deal(pairs, plan.lines).map(([start, goal], i) => {
    const box = boxes[i] ?? CONTENT
    const size = Math.min(plan.picture, box.height - road - 8)
    const y = box.y + box.height - 3 - road / 2
    const stroke = [
      { x: CONTENT.x + 7, y },
      { x: CONTENT.x + CONTENT.width - 7, y },
    ]
    const cy = y - road / 2 - 3 - size / 2
    const left = CONTENT.x
    return {
      stroke,
      marks: [
        ...(isRoad
          ? [
              rect(left, y - road / 2, CONTENT.width, road, {
                stroke: BROWN_OR_BLACK(color),
                width: 0.6,
                fill: color ? SOFT_GREY : WHITE,
                radius: road / 2,
              }),
            ]
          : []),
        drawPicture(wordPicture(start), { cx: left + size / 2 + 1, cy, size, color }),
        drawPicture(wordPicture(goal), { cx: left + CONTENT.width - size / 2 - 1, cy, size, color }),
        ...ends(stroke, scene),
      ],
    }
  })
  return { marks: drawn.flatMap(({ marks }) => marks), strokes: drawn.map(({ stroke }) => stroke) }
}

const BROWN_OR_BLACK = (color: boolean): Ink => (color ? BROWN : PALE_GREY)

const GUITAR_STRINGS = 6

/** A guitar as wide as the page: its strings are the lines. */
function drawGuitar(scene: Scene): Drawn {
  const { color, plan, random } = scene
  const [x, right] = [CONTENT.x, CONTENT.x + CONTENT.width]
  const cy = CONTENT.y + CONTENT.height / 2
  const wood = color ? tint(random.pick([ORANGE, SAND, YELLOW]), 0.7) : WHITE
  const rosette = { width: 0.9, dash: [random.between(1.5, 4), random.between(1.2, 2.4)] }
  const gap = 9.4
  const half = (gap * (GUITAR_STRINGS - 1)) / 2
  const neck = half + 7
  const bodyX = x + 84
  const p = (px: number, py: number) => `${round(px)} ${round(cy + py)}`
  const body = `M${p(bodyX, -neck)}C${p(bodyX + 4, -96)} ${p(bodyX + 44, -104)} ${p(bodyX + 52, -70)}C${p(bodyX + 56, -52)} ${p(bodyX + 60, -108)} ${p(right, -98)}L${p(right, 98)}C${p(bodyX + 60, 108)} ${p(bodyX + 56, 52)} ${p(bodyX + 52, 70)}C${p(bodyX + 44, 104)} ${p(bodyX + 4, 96)} ${p(bodyX, neck)}Z`
  const strokes = Array.from({ length: GUITAR_STRINGS }, (_, i) => {
    const y = cy - half + i * gap
    return [
      { x: x + 22, y },
      { x: right - 10, y },
    ]
  })
  const pegs = strokes.map(([start], i): Mark => {
    const above = i < GUITAR_STRINGS / 2
    const px = x + 4 + (i % 3) * 6
    const y = above ? cy - neck - 3.4 : cy + neck + 3.4
    return start ? circle(px, y, 2.4, { width: 0.6, fill: color ? YELLOW : WHITE }) : circle(px, y, 2, {})
  })
  const frets = Array.from({ length: 5 }, (_, i) =>
    line(x + 30 + i * 12, cy - neck, x + 30 + i * 12, cy + neck, { stroke: PALE_GREY, width: 0.8 }),
  )
  const marks: Mark[] = [
    path(body, { width: 0.9, fill: wood }),
    circle(bodyX + 42, cy, 34, { width: 0.7, fill: color ? tint(BROWN, 0.8) : WHITE }),
    circle(bodyX + 42, cy, 37, rosette),
    circle(bodyX + 42, cy, 31, { width: 0.5, fill: color ? tint(BROWN, 0.5) : WHITE }),
    rect(x + 19, cy - neck, bodyX - x - 19 + 8, 2 * neck, { width: 0.7, fill: color ? tint(BROWN, 0.6) : WHITE }),
    rect(x, cy - neck, 19, 2 * neck, { width: 0.7, radius: 3, fill: color ? tint(BROWN, 0.9) : WHITE }),
    ...pegs,
    ...frets,
    rect(right - 8, cy - neck, 5, 2 * neck, { width: 0.7, radius: 1.5, fill: color ? BROWN : WHITE }),
    ...strokes.flatMap((stroke) => [
      dotted(stroke, plan.dot),
      ...guides([stroke], { color, radius: 1.9, offset: 0, arrowLength: 7 }),
    ]),
  ]
  return { marks: [group(0, 0, marks)], strokes }
}

/** A slide or a hill: down to the right, or mirrored. */
function drawSlope(
  scene: Scene,
  box: Box,
  mirrored: boolean,
  isSlide: boolean,
  who: string,
  ink: Ink,
): { mark: Mark; stroke: Stroke } {
  const { plan, color } = scene
  const size = Math.min(plan.picture, box.height * 0.42)
  const at = (px: number, py: number): Point => ({
    x: mirrored ? box.x + box.width - px : box.x + px,
    y: box.y + py,
  })
  const [top, floor] = [size + 4, box.height - 3]
  const [from, to] = [at(size + 7, top), at(box.width - 9, floor - 4)]
  const ladderX = size * 0.5 + 3
  const rungs = Array.from({ length: 5 }, (_, i) => {
    const y = top + ((floor - top) * (i + 0.6)) / 5
    const [a, b] = [at(ladderX - 5, y), at(ladderX + 5, y)]
    return line(a.x, a.y, b.x, b.y, { width: 0.8 })
  })
  const post = (px: number) => {
    const [a, b] = [at(px, top + 3), at(px, floor)]
    return line(a.x, a.y, b.x, b.y, { width: 1 })
  }
  const bed = [at(2, top), at(size + 7, top), at(box.width - 9, floor - 4), at(box.width - 1, floor - 3)]
  const under = [...bed.map((p) => ({ x: p.x, y: p.y + 3.4 })), at(box.width - 1, floor), at(2, floor)]
  const slide: Mark[] = isSlide
    ? [
        post(ladderX - 5),
        post(ladderX + 5),
        ...rungs,
        path(polylineData(bed.map((p) => ({ x: p.x, y: p.y + 1.6 }))), { width: 7.6, stroke: color ? ink : PALE_GREY }),
        path(polylineData(bed.map((p) => ({ x: p.x, y: p.y + 1.6 }))), { width: 6, stroke: WHITE }),
      ]
    : [area(polylineData(under, true), color ? ink : [0, 0, 0, 7])]
  const centre = at(size / 2 + 2, top - size / 2 - 2.4)
  const stroke = [from, to].map((p) => ({ x: p.x, y: p.y + (isSlide ? 1.6 : 0) }))
  const sand = at(box.width - 9, floor)
  const mark = group(0, 0, [
    line(box.x, box.y + floor, box.x + box.width, box.y + floor, { stroke: color ? SAND : PALE_GREY, width: 1 }),
    ...slide,
    drawPicture(wordPicture(who), { cx: centre.x, cy: centre.y, size, color }),
    ...(isSlide ? [] : [drawPicture(wordPicture('flower'), { cx: sand.x, cy: sand.y - 11, size: 9, color })]),
    ...ends(stroke, scene),
  ])
  return { mark, stroke }
}

function drawSlopes(scene: Scene, isSlide: boolean): Drawn {
  const { plan, color, random } = scene
  const columns = plan.lines > 3 ? 2 : 1
  const rows = plan.lines > 5 ? 4 : 3
  const width = (CONTENT.width - 8 * (columns - 1)) / columns
  const inks = random.shuffle(SOFT_FILLS)
  const first = random.chance(0.5)
  const who = scene.deal(
    isSlide ? SLIDERS : ['ball', 'car', 'snail', 'rabbit', 'dog', 'duck', 'cat', 'mouse'],
    columns * rows,
  )
  const drawn = rowsOf(CONTENT, rows, 6).flatMap((row, r) =>
    Array.from({ length: columns }, (_, c) => {
      const box = { ...row, x: row.x + c * (width + 8), width }
      const ink = isSlide ? (inks[(r * columns + c) % inks.length] ?? LIME) : tint(LIME, 0.8)
      return drawSlope(
        { ...scene, color },
        box,
        (r + c) % 2 === (first ? 0 : 1),
        isSlide,
        who[r * columns + c] ?? 'cat',
        ink,
      )
    }),
  )
  return { marks: drawn.map(({ mark }) => mark), strokes: drawn.map(({ stroke }) => stroke) }
}

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
  const deal = <T>(list: readonly T[], count: number): T[] => {
    const deck = count >= list.length ? random.shuffle(list) : sheet.fork('deck').shuffle(list)
    return Array.from({ length: count }, (_, i) => deck[(index * count + i) % deck.length]).filter(
      (one) => one !== undefined,
    )
  }
  const { marks, strokes } = SCENES[theme]({ plan: PLANS[options.level], color: options.color, random, deal })
  const lines = strokes.map((stroke) => ({ from: stroke[0] ?? { x: 0, y: 0 }, to: stroke.at(-1) ?? { x: 0, y: 0 } }))
  return { marks, facts: { lines } satisfies StraightFacts }
}

export const STRAIGHT: SheetKind<PagesFacts<StraightFacts>> = {
  id: 'tracejar-retas',
  category: 'tracejar',
  themes: THEMES,
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
