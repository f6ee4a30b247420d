/** Pages of words in tiers: each row's things on their ground, and at the foot a child with one more task. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { clearOfTitle, taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { round, text } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { POINT, WAVE } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { wordLook } from '../../studio/words/looks.ts'
import { headroom, wordTiers } from '../../studio/words/tiers.ts'

export interface TierRooms {
  /** Above the ground of each row. */
  readonly rows: readonly Box[]
  readonly front: number
  readonly top: number
  /** At the foot of the page, for the child and the last task. */
  readonly strip: Box
}

const [LEFT, RIGHT, TOP, FOOT] = [15, 195, 58, 285]

export function tierRooms(
  { theme }: SheetOptions,
  turn: number,
  { rows, front, strip }: { readonly rows: number; readonly front: number; readonly strip: number },
): TierRooms {
  const top = TOP + headroom(wordLook(theme, turn))
  const pitch = (FOOT - strip - top) / rows
  return {
    rows: Array.from({ length: rows }, (_, i) => ({
      ...{ x: LEFT, y: round(top + pitch * i), width: RIGHT - LEFT, height: round(pitch - front) },
    })),
    front,
    top,
    strip: { x: LEFT, y: FOOT - strip, width: RIGHT - LEFT, height: strip },
  }
}

export const groundOf = ({ y, height }: Box): number => round(y + height)

interface Look {
  readonly turn: number
  readonly people: number
  /** Beside the things of the first row. */
  readonly free: readonly number[]
}

/** Width of the child's side of the strip. */
const HOST = 36

function host(pen: Pen, { x, y, height }: Box, people: number): Drawing {
  const [who = 'bia'] = castOfPage(STANDING, people)
  const scale = round((height - 4) / 62)
  return person(pen, who, x + 16, y + height - 2, scale, { pose: people % 2 ? WAVE : POINT })
}

export function tierPlace(pen: Pen, options: SheetOptions, rooms: TierRooms, look: Look): PageMark[] {
  const feet = rooms.rows.map(groundOf)
  return [
    ...clearOfTitle(
      marksOf([
        wordTiers(pen, wordLook(options.theme, look.turn), {
          ...{ feet, left: LEFT - 2, right: wordLook(options.theme, look.turn).kind === 'banks' ? 210 : RIGHT + 2 },
          ...{ top: rooms.top, bottom: 268, front: rooms.front, free: look.free, bare: true },
        }),
        host(pen, rooms.strip, look.people),
      ]),
      options.title,
    ),
    ...taskTitle(pen, options),
  ]
}

/** The low table beside the child, and the room on its front. */
function table(pen: Pen, strip: Box, top: number): Drawing {
  const { x, width } = strip
  const [left, right] = [x + HOST, x + width]
  return [
    [left + 5, right - 9].map((leg) => pen.shape(box(leg, top + 3, 4, FOOT - top - 4, 1), 'woodDark', 0.9)),
    pen.shape(box(left, top, right - left, 4.4, 1), 'wood', 1),
  ]
}

const BLOCKS: readonly [Fill, Fill, Fill, Fill, Fill] = ['red', 'yellow', 'lime', 'bluePale', 'pink']

/** Letters or syllables on blocks to choose from. */
export function blocksOf(pen: Pen, strip: Box, letters: readonly string[]): PageMark[] {
  const top = strip.y + strip.height - 12
  const step = (strip.width - HOST - 8) / letters.length
  const side = Math.min(21, strip.height - 16, step - 1.6)
  const size = Math.min(11.4, ...letters.map((one) => fitTextSize(one, 'display', 11.4, side - 8.8)))
  return marksOf([
    table(pen, strip, top),
    letters.map((letter, i) => {
      const x = strip.x + HOST + 4 + step * (i + 0.5)
      return [
        pen.shape(box(x - side / 2, top - side, side, side, 2.4), BLOCKS[i % BLOCKS.length] ?? 'yellow', 1.1),
        pen.shape(box(x - side / 2 + 2.6, top - side + 2.6, side - 5.2, side - 5.2, 1.4), 'white', 0.8),
        pen.text(x, top - side / 2 + size * 0.35, letter, size),
      ]
    }),
  ])
}

/** One more thing to write, on a board beside the child. A small key leaves the request out. */
export function lastTask(pen: Pen, strip: Box, request: string): PageMark[] {
  const board = { x: strip.x + HOST, y: strip.y + 5, width: strip.width - HOST, height: Math.min(30, strip.height - 9) }
  const size = fitTextSize(request, 'text', 4.8, board.width - 12)
  const writing = Math.min(12, board.height - 14)
  return [
    ...marksOf([
      [board.x + 8, board.x + board.width - 12].map((leg) =>
        pen.shape(box(leg, board.y + board.height - 1, 4, FOOT - board.y - board.height - 1, 1), 'woodDark', 0.9),
      ),
      pen.shape(box(board.x, board.y, board.width, board.height, 2), 'woodPale', 1),
      pen.shape(box(board.x + 2, board.y + 2, board.width - 4, board.height - 4, 1.4), 'white', 0.8),
    ]),
    answer([], [text(board.x + 6, board.y + 8, request, size, { font: 'text', anchor: 'start' })]),
    ...writingLine(board.x + 6, board.x + board.width - 6, board.y + board.height - 4, writing),
  ]
}

/** A framed white panel on the ground, or on the front below it. */
export const panel = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 2), 'woodPale', 1),
  pen.shape(box(x + 1.8, y + 1.8, width - 3.6, height - 3.6, 1.4), 'white', 0.8),
]
