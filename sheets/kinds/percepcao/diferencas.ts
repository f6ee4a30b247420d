/** Two scenes, one below the other: find what changed. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { mirror } from '../../pictures/transforms.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { circle, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'

/** How a thing stands in a scene. */
export interface Standing {
  readonly id: string
  readonly mirrored: boolean
  /** Share of its cell. */
  readonly size: number
  readonly shown: boolean
}

type Change = 'gone' | 'other' | 'mirrored' | 'smaller'

export interface DifferenceFacts {
  readonly first: readonly Standing[]
  readonly second: readonly Standing[]
  /** Indexes of the things that differ. */
  readonly changed: readonly number[]
}

interface LevelRule {
  readonly columns: number
  readonly rows: number
  readonly differences: number
  readonly changes: readonly Change[]
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { columns: 3, rows: 2, differences: 3, changes: ['gone', 'other'] },
  medio: { columns: 4, rows: 2, differences: 4, changes: ['gone', 'other', 'mirrored', 'smaller'] },
  desafio: { columns: 5, rows: 3, differences: 7, changes: ['gone', 'other', 'mirrored', 'smaller'] },
}

const SETS: Readonly<Record<string, readonly string[]>> = {
  jardim: [
    'tree',
    'flower',
    'snail',
    'ladybug',
    'butterfly',
    'bird',
    'mushroom',
    'bee',
    'leaf',
    'sun',
    'cloud',
    'rabbit',
    'frog',
    'turtle',
    'nest',
    'spider',
    'carrot',
    'duck',
  ],
  praia: [
    'boat',
    'fish',
    'star',
    'umbrella',
    'sun',
    'cloud',
    'ice-cream',
    'whale',
    'ball',
    'kite',
    'hat',
    'glasses',
    'turtle',
    'bird',
    'drop',
    'watermelon',
    'duck',
    'lemon',
  ],
  quarto: [
    'bed',
    'sock',
    'boot',
    'robot',
    'ball',
    'book',
    'drum',
    'candle',
    'table',
    'moon',
    'pencil',
    'suitcase',
    'car',
    'dice',
    'yarn',
    'bear',
    'umbrella',
    'star',
  ],
  festa: [
    'cake',
    'balloon',
    'gift',
    'crown',
    'ice-cream',
    'lollipop',
    'drum',
    'bell',
    'star',
    'heart',
    'candle',
    'hat',
    'cup',
    'strawberry',
    'apple',
    'grape',
    'banana',
    'robot',
  ],
  rua: [
    'car',
    'bus',
    'house',
    'tree',
    'dog',
    'cat',
    'sun',
    'cloud',
    'bird',
    'umbrella',
    'kite',
    'ball',
    'flower',
    'balloon',
    'hat',
    'suitcase',
    'key',
    'boot',
  ],
}

/** Pictures whose mirror image is plainly another one. */
const SIDED = [
  'fish',
  'bird',
  'snail',
  'duck',
  'turtle',
  'whale',
  'bee',
  'key',
  'cup',
  'boot',
  'sock',
  'pencil',
  'bed',
  'umbrella',
  'boat',
  'moon',
  'banana',
  'leaf',
  'carrot',
  'car',
  'house',
  'bus',
]

const GAP = 8
const FRAME_HEIGHT = (CONTENT.height - GAP) / 2

function changeOf(random: Random, thing: Standing, free: readonly string[], rule: LevelRule): Standing {
  const possible = rule.changes.filter((change) => change !== 'mirrored' || SIDED.includes(thing.id))
  const change = random.pick(possible)
  if (change === 'gone') return { ...thing, shown: false }
  if (change === 'other') return { ...thing, id: random.pick(free) }
  if (change === 'mirrored') return { ...thing, mirrored: !thing.mirrored }
  return { ...thing, size: thing.size * 0.6 }
}

function makeScenes(random: Random, theme: string, rule: LevelRule): DifferenceFacts {
  const set = SETS[theme] ?? []
  const count = rule.columns * rule.rows
  const ids = random.sample(set, count)
  const free = set.filter((id) => !ids.includes(id))
  const first = ids.map(
    (id): Standing => ({ id, mirrored: random.chance(0.4), size: random.between(0.8, 0.94), shown: true }),
  )
  const changed = random.sample(
    first.map((_, i) => i),
    rule.differences,
  )
  // Each new thing appears once.
  const spare = random.shuffle(free)
  const second = first.map((thing, i) => {
    const turn = changed.indexOf(i)
    return turn < 0 ? thing : changeOf(random, thing, spare.slice(turn % spare.length, (turn % spare.length) + 1), rule)
  })
  return { first, second, changed }
}

function drawScene(
  things: readonly Standing[],
  frame: Box,
  cells: readonly Box[],
  shifts: readonly { x: number; y: number }[],
  color: boolean,
): Mark[] {
  return [
    rect(frame.x, frame.y, frame.width, frame.height, { radius: 4 }),
    ...things.flatMap((thing, i): Mark[] => {
      const [cell, shift] = [cells[i], shifts[i]]
      if (!cell || !shift || !thing.shown) return []
      const size = Math.min(cell.width, cell.height) * thing.size
      const picture = wordPicture(thing.id)
      return [
        drawPicture(thing.mirrored ? mirror(picture) : picture, {
          cx: middleX(cell) + shift.x * (cell.width - Math.min(cell.width, cell.height)),
          cy: middleY(cell) + frame.y - CONTENT.y + shift.y,
          size,
          color,
        }),
      ]
    }),
  ]
}

export const diferencas: SheetKind<PagesFacts<DifferenceFacts>> = {
  id: 'diferencas',
  category: 'percepcao',
  themes: Object.keys(SETS),
  draw: (options) => {
    const rule = LEVELS[options.level]
    return composeSheet(options, 'look', (random) => {
      const facts = makeScenes(random, options.theme ?? 'jardim', rule)
      const frames = [0, 1].map((i) => ({ ...CONTENT, y: CONTENT.y + i * (FRAME_HEIGHT + GAP), height: FRAME_HEIGHT }))
      const inner = { x: CONTENT.x + 4, y: CONTENT.y + 4, width: CONTENT.width - 8, height: FRAME_HEIGHT - 8 }
      const cells = cellsOf(rule.columns, rule.rows, { box: inner, gap: 3 })
      const shifts = cells.map(() => ({ x: random.between(-0.4, 0.4), y: random.between(-0.8, 0.8) }))
      const [above, below] = frames
      const scenes =
        above && below
          ? [
              ...drawScene(facts.first, above, cells, shifts, options.color),
              ...drawScene(facts.second, below, cells, shifts, options.color),
            ]
          : []
      const rings = facts.changed.flatMap((i): Mark[] => {
        const [cell, shift] = [cells[i], shifts[i]]
        if (!cell || !shift) return []
        const side = Math.min(cell.width, cell.height)
        const cx = middleX(cell) + shift.x * (cell.width - side)
        return [
          circle(cx, middleY(cell) + FRAME_HEIGHT + GAP + shift.y, side * 0.5, { stroke: ANSWER_RED, width: 1.3 }),
        ]
      })
      return { marks: scenes, solved: [...scenes, ...rings], facts }
    })
  },
}
