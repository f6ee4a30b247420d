/** Two blossoming trees with room for four words each, and ten leaves with words on the lawn below them. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, ring, type Spot, scallop } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { backdrop } from '../../studio/scenes/ground.ts'
import { bush, cloud, flower, flowerHead, hill, sun, tuft } from '../../studio/shapes/nature.ts'
import { type Couple, pointingPair } from './pointing-pair.ts'

export interface TreeTask {
  readonly trees: readonly {
    readonly sign: string
    readonly means?: string
    /** The four that belong to it. */
    readonly words: readonly string[]
    readonly riddle: readonly [says: string, answer: string]
  }[]
  /** All words on the lawn, in their order. */
  readonly fallen: readonly string[]
}

const GROUND = 160
const TREES = [58.5, 151.5]
const PLATE = { width: 45, height: 11.4 }
/** Middles of the four plates from the middle of a crown. */
const HUNG = [
  [-7, -18.5],
  [9, -5.5],
  [-9, 7.5],
  [7, 20.5],
] as const
const CROWN_Y = 95
const [BLOSSOMS, LEAVES]: readonly [readonly (readonly [Fill, Fill])[], readonly Fill[]] = [
  [
    ['yellow', 'orange'],
    ['pink', 'yellow'],
    ['purplePale', 'yellow'],
    ['redPale', 'yellow'],
  ],
  ['lime', 'yellow', 'orange', 'yellowPale', 'tan'],
]

/** Blossoms above and below the plates, from the middle of a crown. */
const BLOOMS = [
  [-12, -28.5],
  [8, -29.5],
  [24, -21],
  [-25, -6],
  [24.5, 8],
  [-25, 20],
  [-8, 30],
  [11, 31],
] as const

/** The second tree of a page has another crown and other leaves. */
function wordTree(pen: Pen, x: number, look: number, isSecond: boolean): Drawing {
  const [bloom, heart] = BLOSSOMS[look % BLOSSOMS.length] ?? (['yellow', 'orange'] as const)
  const lobes = isSecond ? 11 : 15
  const crown = scallop(ring(x, CROWN_Y, 44.5, 34, lobes), 0.6)
  const lean = isSecond ? -4 : 3
  return [
    pen.shape(
      `M${x - 9} ${GROUND + 4}C${x - 3} 148 ${x - 5 - lean} 136 ${x - 7} 120L${x + 7} 120C${x + 5 - lean} 136 ${x + 3} 148 ${x + 9} ${GROUND + 4}q-9 4 -18 0z`,
      isSecond ? 'woodDark' : 'brown',
      1.3,
    ),
    pen.shape(crown, isSecond ? 'leafDark' : 'leaf', 1.3),
    isSecond ? [] : pen.clip(crown, pen.shade(scallop(ring(x + 8, CROWN_Y + 12, 42, 32, 15), 0.6), 'leafDark', 0.3)),
    pen.shape(crown, null, 1.3),
    pen.shape(
      scallop(ring(x - 2, CROWN_Y - 3, 35, 26, 13), 0.6),
      pen.colour ? (isSecond ? 'leaf' : 'lime') : 'white',
      null,
    ),
    BLOOMS.map(([dx, dy], i) => flowerHead(pen, x + dx, CROWN_Y + dy, 3.2 + (i % 3) * 0.5, bloom, heart)),
  ]
}

function sign(pen: Pen, x: number, { sign: word, means }: TreeTask['trees'][number]): Drawing {
  const width = Math.max(34, measureText(word, 'display', 8) + 14)
  return [
    pen.shape(box(x - width / 2, 138, width, means ? 18 : 14, 2.4), 'woodPale', 1.2),
    pen.text(x, 147.4, word, 7.6),
    means ? pen.text(x, 153.4, means, 4.3, { font: 'text' }) : [],
  ]
}

const plates = (pen: Pen, x: number, words: readonly string[]): PageMark[] =>
  HUNG.flatMap(([dx, dy], i): PageMark[] => {
    const [cx, cy] = [x + dx, CROWN_Y + dy]
    const word = words[i] ?? ''
    return [
      pen.shape(box(cx - PLATE.width / 2, cy - PLATE.height / 2, PLATE.width, PLATE.height, 3), 'white', 0.9),
      writtenAnswer(cx, cy, word, fitTextSize(word, 'display', 5.6, PLATE.width - 5)),
    ]
  })

/** Middles of the leaves on the lawn: four, three, three. */
const FALLEN: readonly Spot[] = [
  ...[35, 81.5, 128.5, 175].map((x, i): Spot => [x, 179 + (i % 2) * 3]),
  ...[50, 105, 160].map((x, i): Spot => [x, 199 + (i % 2) * 2]),
  ...[42, 102, 165].map((x, i): Spot => [x, 218.5 + (i % 2) * 2]),
]

/** Largest size of a word on a leaf, and its room inside the rim. */
const [LEAF_SIZE, LEAF_ROOM] = [5.2, 29]

/** A leaf on the lawn, its stalk to the left or to the right. */
function fallenLeaf(
  pen: Pen,
  [x, y]: readonly [number, number],
  word: string,
  fill: Fill,
  flip: boolean,
  size: number,
): Drawing {
  const half = 20
  const side = flip ? -1 : 1
  return [
    pen.line(`M${x + side * half} ${y}q${side * 0.8} 0.600 ${side} 2.400`, 1.1),
    pen.shape(
      `M${x + side * half} ${y}C${x + side * 17} ${y - 11} ${x - side * 11} ${y - 12.5} ${x - side * half} ${y - 2.4}C${x - side * 17} ${y + 9.5} ${x + side * 11} ${y + 11.5} ${x + side * half} ${y}z`,
      fill,
      1,
    ),
    pen.text(x, y + 1.6, word, size),
  ]
}

const PAPER = { x: 47, y: 236, width: 116, height: 46 }

function riddles(pen: Pen, { trees }: TreeTask): PageMark[] {
  const [left, right] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]
  return trees.flatMap(({ riddle: [says, word] }, i): PageMark[] => {
    const base = PAPER.y + 16 + i * 20
    const from = left + measureText(says, 'text', 5) + 2.4
    return [
      pen.text(left, base, says, 5, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${base + 1}H${right}`, 0.7),
      writtenAnswer((from + right) / 2, base - 2.8, word, fitTextSize(word, 'display', 5.4, right - from - 1)),
    ]
  })
}

const PAIRS: readonly [Couple, ...Couple[]] = [
  ['bia', 'caio'],
  ['iara', 'davi'],
  ['malu', 'gil'],
  ['nina', 'theo'],
  ['sofia', 'davi'],
]

export function familyTreesPage(pen: Pen, look: number, task: TreeTask): PageMark[] {
  const far = pen.plane('far', 'hillLine')
  const size = Math.min(...task.fallen.map((word) => fitTextSize(word, 'display', LEAF_SIZE, LEAF_ROOM)))
  return [
    ...marksOf([
      backdrop(pen, 'sky'),
      sun(pen.plane('middle'), 105, 68, 0.4),
      cloud(far, 24, 62, 0.6),
      cloud(far, 190, 60, 0.6),
      hill(
        far,
        [
          [-8, 146],
          [50, 134],
          [110, 142],
          [170, 132],
          [218, 144],
        ],
        'hillFar',
      ),
      pen.shape(box(-4, GROUND - 6, 222, 150), 'meadow', 1.1),
      bush(pen.plane('middle'), 105, GROUND - 5, 0.8, 'leaf', 'red'),
      task.trees.map((tree, i) => [wordTree(pen, TREES[i] ?? 0, look + i, i > 0), sign(pen, TREES[i] ?? 0, tree)]),
      [22, 188].map((x) => tuft(pen, x, 165, 0.8)),
      [99, 111].map((x, i) => flower(pen, x, 166, 0.7, i ? 'red' : 'yellow')),
      task.fallen.map((word, i) =>
        fallenLeaf(
          pen,
          FALLEN[i] ?? [0, 0],
          word,
          LEAVES[(i * 3 + look) % LEAVES.length] ?? 'lime',
          (i + look) % 2 === 0,
          size,
        ),
      ),
      notePaper(pen, PAPER),
      pointingPair(pen, PAIRS, look, 0.74),
    ]),
    ...task.trees.flatMap(({ words }, i) => plates(pen, TREES[i] ?? 0, words)),
    ...riddles(pen, task),
  ]
}
