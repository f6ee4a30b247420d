/** The sheets of a booklet in their order: a path of cards with a star to colour for each, or a list of many. Lengths in mm. */
import { fitTextSize, measureText } from '../lettering/fonts.ts'
import { wrapText } from '../lettering/wrapped-text.ts'
import { BLACK, GREY, PALE_GREY } from '../scene/inks.ts'
import { group, line, path, rect, rectData, starData, text } from '../scene/marks.ts'
import { type Mark, PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { inTurn } from '../studio/in-turn.ts'
import { box, circle, type Spot, smooth } from '../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../studio/pen.ts'
import { board, house } from '../studio/shapes/built.ts'
import { hill, sun, tuft } from '../studio/shapes/nature.ts'
import { CONTENTS_ROWS, contentsCount, PATH_CARDS } from './rows.ts'
import { BOOKLET_TEXTS } from './texts.ts'

const LEFT = 20
const WIDTH = PAGE_WIDTH_MM - 2 * LEFT
const MIDDLE = PAGE_WIDTH_MM / 2
const RIGHT = PAGE_WIDTH_MM - LEFT

/** A sheet in the contents. */
export interface Listed {
  readonly title: string
  /** Its first page; null where the sheets of all children are spread. */
  readonly page: number | null
}

/** A page of contents, and the places of the small first pages of its sheets. */
export interface ContentsPage {
  readonly page: ScenePage
  /** By sheet of this page: upper left corner and scale. */
  readonly miniatures: readonly { readonly x: number; readonly y: number; readonly scale: number }[]
}

const FRAME = { x: 11, y: 12, width: PAGE_WIDTH_MM - 22, height: 272 }
const CARD = { width: 50, height: 60 }
const COLUMNS = [40, MIDDLE, PAGE_WIDTH_MM - 40] as const
/** Middles of the rows, and the scale of the cards, by the number of rows. */
const GRIDS = [
  { rows: [160], scale: 1.06 },
  { rows: [122, 216], scale: 1.06 },
  { rows: [96, 170, 244], scale: 1 },
] as const
/** The card in the middle of a row is lower than its neighbours. */
const LOWERED = 6
/** The small page on a card. */
const MINIATURE = { scale: 0.118, left: 4.5, top: 4.5 }
const TINTS: readonly [Fill, ...Fill[]] = ['yellowPale', 'sky', 'pinkPale', 'cream', 'glow', 'foam']

/** Middles of the cards from left to right and back, as a snake, and of the cup behind the last one. */
function spotsOf(cards: number) {
  const last = Math.floor(cards / COLUMNS.length)
  const { rows, scale } = GRIDS[Math.min(last, GRIDS.length - 1) as 0 | 1 | 2]
  const spots = Array.from({ length: cards + 1 }, (_, i): Spot => {
    const row = Math.floor(i / COLUMNS.length)
    const column = row % 2 ? COLUMNS.length - 1 - (i % COLUMNS.length) : i % COLUMNS.length
    return [COLUMNS[column] ?? MIDDLE, (rows[row] ?? MIDDLE) + (column === 1 ? LOWERED : 0)]
  })
  return { spots, scale }
}

const cup = (pen: Pen, [x, y]: Spot): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.rope('M-13 -22C-24 -22 -24 -6 -9 -4M13 -22C24 -22 24 -6 9 -4', 2.4, 'orange', 0.9),
    own.shape('M-14 -26H14C14 -8 9 0 3 2V9H-3V2C-9 0 -14 -8 -14 -26z', 'yellow'),
    own.shape(box(-15.5, -28.5, 31, 4.4, 2), 'orange'),
    own.shape(starData(0, -14, 6.4, 2.9), 'white', 0.9),
    own.shape(box(-9, 8, 18, 4.4, 1), 'wood'),
    own.shape(box(-22, 13, 44, 12, 2), 'woodPale'),
    own.text(0, 21.2, BOOKLET_TEXTS.finished, 6),
  ])

/** Sizes of a title on its card, the largest first. */
const SIZES = [4.9, 4.5, 4.1, 3.7]
const SMALLEST = 3.3

/** A card about its middle. */
function card(pen: Pen, { title, page }: Listed, number: number, tint: Fill): Mark[] {
  const [x, left, top] = [0, -CARD.width / 2, -CARD.height / 2]
  const width = CARD.width - 6
  const linesOf = (size: number) => wrapText(title, 'display', size, width)
  const room = (size: number) => Math.floor(15.5 / (size * 1.2))
  const fits = (size: number) =>
    linesOf(size).length <= room(size) && linesOf(size).every((words) => measureText(words, 'display', size) <= width)
  const size = SIZES.find(fits) ?? SMALLEST
  const lines = linesOf(size).slice(0, room(size))
  const base = top + 50.4 - ((lines.length - 1) * size * 1.2) / 2
  const mini = { x: left + MINIATURE.left, y: top + MINIATURE.top }
  return [
    ...marksOf([
      pen.shape(box(left, top, CARD.width, CARD.height, 5), tint),
      pen.shape(
        box(mini.x, mini.y, PAGE_WIDTH_MM * MINIATURE.scale, PAGE_HEIGHT_MM * MINIATURE.scale, 1.4),
        'white',
        0.7,
      ),
      pen.shape(circle(left + CARD.width - 10.5, top + 11.5, 6.6), 'white', 1),
      pen.text(left + CARD.width - 10.5, top + 14, number, 7),
      pen.shape(starData(left + CARD.width - 10.5, top + 29, 8, 3.7), 'white', 1),
    ]),
    ...lines.map((words, i) => text(x, base + i * size * 1.2, words, size, { font: 'display' })),
    ...(page === null
      ? []
      : [text(x, top + CARD.height - 2.4, BOOKLET_TEXTS.onPage(page), 3.2, { font: 'text', fill: GREY })]),
  ]
}

const ground = (pen: Pen): Drawing => {
  const { x, y, width } = FRAME
  return [
    pen.shape(box(x, y, width, 60), 'sky', null),
    sun(pen.plane('middle'), x + width - 13, y + 15, 0.5),
    hill(
      pen.plane('far', 'hillLine'),
      [
        [x - 4, 64],
        [60, 54],
        [110, 62],
        [160, 52],
        [x + width + 4, 60],
      ],
      'hillFar',
      90,
    ),
    pen.plane('middle').shape(`M${x - 4} 70Q60 62 ${MIDDLE} 68T${x + width + 4} 66V300H${x - 4}z`, 'meadow'),
    house(pen.plane('middle'), x + 21, 66, 0.62),
  ]
}

/** Few sheets: a way from the house to the cup. */
function pathPage(sheets: readonly Listed[], color: boolean): ContentsPage {
  const pen = new Pen(color)
  const { x, y, width, height } = FRAME
  const { spots, scale } = spotsOf(sheets.length)
  const way = smooth([[x + 21, 64], ...spots], false)
  const title = BOOKLET_TEXTS.way
  const foot = y + height - 8
  const picture = marksOf([
    ground(pen),
    pen.rope(way, 13, 'straw', 1),
    pen.line(way, 0.9, 'brown', [3, 3]),
    [
      [17, 132],
      [72, foot],
      [193, foot - 4],
      [132, foot],
    ].map(([at = 0, from = 0]) => tuft(pen, at, from, 0.8)),
    board(pen, MIDDLE - 62, y + 8, 124, 17, measureText(title, 'display', 9.4)),
    pen.text(MIDDLE, y + 20, title, 9.4),
    pen.text(MIDDLE, y + 34, BOOKLET_TEXTS.wayHint, 5, { font: 'text' }),
    sheets.map((sheet, i) => {
      const [cx, cy] = spots[i] ?? [0, 0]
      return pen.at(cx, cy, scale, (own) => card(own, sheet, i + 1, inTurn(TINTS, i)))
    }),
    spots.slice(-1).map(([cx, cy]) => pen.at(cx, cy, scale, (own) => cup(own, [0, 2]))),
  ])
  return {
    page: {
      marks: [
        group(0, 0, picture, { clip: rectData(x, y, width, height, 7) }),
        rect(x, y, width, height, { radius: 7, width: 1.2 }),
      ],
    },
    miniatures: spots.slice(0, sheets.length).map(([cx, cy]) => ({
      x: cx + (MINIATURE.left - CARD.width / 2) * scale,
      y: cy + (MINIATURE.top - CARD.height / 2) * scale,
      scale: MINIATURE.scale * scale,
    })),
  }
}

const [LIST_STEP, ROW_SIZE] = [11, 5.6]
const STAR = RIGHT - 4

function listPage(sheets: readonly Listed[], first: number): ContentsPage {
  const rows = sheets.flatMap(({ title, page }, i): Mark[] => {
    const y = 58 + i * LIST_STEP
    const words = `${first + i + 1}. ${title}`
    const size = fitTextSize(words, 'text', ROW_SIZE, WIDTH - 34)
    const end = LEFT + measureText(words, 'text', size)
    const number = page === null ? '' : String(page)
    const style = { font: 'text', fill: BLACK } as const
    return [
      text(LEFT, y, words, size, { ...style, anchor: 'start' }),
      ...(number === '' ? [] : [text(STAR - 7, y, number, ROW_SIZE, { ...style, anchor: 'end' })]),
      line(end + 3, y, STAR - 9 - measureText(number, 'text', ROW_SIZE), y, {
        stroke: PALE_GREY,
        width: 0.35,
        dash: [0.4, 1.6],
        cap: 'round',
      }),
      path(starData(STAR, y - 2, 4.6, 2.1), { stroke: GREY, width: 0.6 }),
    ]
  })
  return {
    page: {
      marks: [
        text(MIDDLE, 32, BOOKLET_TEXTS.contents, 9, { font: 'display' }),
        text(MIDDLE, 42, BOOKLET_TEXTS.wayHint, 5, { font: 'text', fill: GREY }),
        ...rows,
      ],
    },
    miniatures: [],
  }
}

/** All pages of contents. */
export function contentsPages(sheets: readonly Listed[], color: boolean): ContentsPage[] {
  if (sheets.length <= PATH_CARDS) return sheets.length === 0 ? [] : [pathPage(sheets, color)]
  return Array.from({ length: contentsCount(sheets.length) }, (_, page) =>
    listPage(sheets.slice(page * CONTENTS_ROWS, (page + 1) * CONTENTS_ROWS), page * CONTENTS_ROWS),
  )
}
