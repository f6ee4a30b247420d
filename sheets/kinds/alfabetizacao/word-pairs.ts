/** The place of words to join to things: tiers at the left, signs at the right, clear room for lines between them. */
import type { Box } from '../../lettering/bounds.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { clearOfTitle, taskTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { pencil } from '../../studio/cast/things.ts'
import { standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { bush } from '../../studio/shapes/nature.ts'
import { potPlant } from '../../studio/shapes/weighed-things.ts'
import { basket } from '../../studio/shapes/woven.ts'
import { isWordTheme, type WordLook, type WordTheme, wordLook } from '../../studio/words/looks.ts'
import { wordSigns } from '../../studio/words/signs.ts'
import { headroom, stepEdge, wordTiers } from '../../studio/words/tiers.ts'

export interface PairRooms {
  readonly things: readonly Box[]
  readonly words: readonly Box[]
  readonly feet: readonly number[]
  readonly top: number
  readonly front: number
  /** For a drawing of the word too many. */
  readonly frame: Box | null
  readonly footOf: (room: Box) => number
}

interface Asked {
  readonly rows: number
  readonly words: number
  readonly labels: boolean
  readonly frame: boolean
}

const [TOP, BOTTOM] = [58, 286]
const TIERS = { left: 13, right: 79 }
const HILLSIDE = 86
const SIGNS = { left: 118, width: 76, top: 66 }
/** Front of a ground, with and without a label. */
const [FRONT, LABELLED] = [6, 15]
/** A sign at its highest, and the part of its step that it fills. */
const SIGN = { most: 27, share: 0.82 }
/** Below the signs: whoever shows them, and a frame to draw in. */
const [HOST_ROOM, FRAME_ROOM] = [74, 70]

const rightOf = (look: WordLook) => (look.kind === 'banks' ? HILLSIDE : TIERS.right)

export function pairRooms({ theme }: SheetOptions, turn: number, { rows, words, labels, frame }: Asked): PairRooms {
  const look = wordLook(theme, turn)
  const top = TOP + headroom(look)
  const front = labels ? LABELLED : FRONT
  const pitch = (BOTTOM - 4 - top) / rows
  const feet = Array.from({ length: rows }, (_, i) => round(top + pitch * (i + 1) - front))
  const right = rightOf(look)
  const things = feet.map((foot, i) => ({
    x: TIERS.left + 3,
    y: round(foot - pitch + front),
    width: round((look.kind === 'banks' ? stepEdge({ feet, right }, i) : right) - TIERS.left - 4),
    height: round(pitch - front),
  }))
  const room = BOTTOM - SIGNS.top - (frame ? FRAME_ROOM : HOST_ROOM)
  const step = Math.min(room / words, SIGN.most / SIGN.share)
  const height = round(step * SIGN.share)
  return {
    things,
    words: Array.from({ length: words }, (_, i) => ({
      ...{ x: SIGNS.left, y: round(SIGNS.top + step * i), width: SIGNS.width, height },
    })),
    feet,
    top,
    front,
    frame: frame ? { x: SIGNS.left + 2, y: BOTTOM - FRAME_ROOM + 8, width: 46, height: 48 } : null,
    footOf: (room) => room.y + room.height,
  }
}

/** The label in the front of a thing's ground. */
export const labelOf = ({ front }: PairRooms, { x, y, width, height }: Box): Box => ({
  ...{ x: x - 1, y: y + height + 1.4, width: width + 2, height: front - 2.8 },
})

const FEET = 281

/** Beside the host, never what a word of the theme names. */
const PROPS: Readonly<Record<WordTheme, (pen: Pen, x: number) => Drawing>> = {
  bichos: (pen, x) => bush(pen, x, FEET, 1.2, 'leaf', 'yellow'),
  passeio: (pen, x) => bush(pen, x, FEET, 1.2, 'lime', 'red'),
  comidas: (pen, x) => basket(pen, x, FEET, 1),
  casa: (pen, x) => standing(pen, potPlant, x, FEET, 30),
  tudo: (pen, x) => standing(pen, potPlant, x, FEET, 30),
}

const themeOf = ({ theme = 'tudo' }: SheetOptions): WordTheme => (isWordTheme(theme) ? theme : 'tudo')

/** Paper on an easel, for the word that has no thing. */
const easel = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.rope(
    `M${x + 8} ${y + height}L${x + 3} ${FEET}M${x + width - 8} ${y + height}L${x + width - 3} ${FEET}`,
    2.6,
    'woodDark',
    0.9,
  ),
  pen.shape(box(x - 2.4, y - 2.4, width + 4.8, height + 4.8, 2), 'wood', 1),
  pen.shape(box(x, y, width, height, 1), 'white', 0.8),
  pen.shape(box(x - 4, y + height + 1, width + 8, 3.4, 1), 'woodPale', 0.9),
]

function host(pen: Pen, rooms: PairRooms, people: number): Drawing {
  const [who = 'bia'] = castOfPage(STANDING, people)
  if (!rooms.frame) return person(pen, who, 174, FEET, rooms.words.length > 4 ? 0.96 : 1.06, { pose: POINT_LEFT })
  return person(pen, who, 184, FEET, 0.92, {
    pose: { ...POINT, turn: -30, armL: { at: [-15, -24], z: 'front', hand: 'fist' }, armR: [14, 4] },
    extra: (near) => ({ top: pencil(near, -21, -19, 50, CLOTH.azul, 15) }),
  })
}

interface Look {
  readonly turn: number
  readonly people: number
}

/** Tiers, signs, the host, and labels to write on. */
export function pairPlace(pen: Pen, options: SheetOptions, rooms: PairRooms, { turn, people }: Look): PageMark[] {
  const theme = themeOf(options)
  const look = wordLook(options.theme, turn)
  return [
    ...clearOfTitle(
      marksOf([
        wordTiers(pen, look, {
          ...{ feet: rooms.feet, left: TIERS.left, right: rightOf(look), top: rooms.top },
          ...{ bottom: BOTTOM - 4, front: rooms.front, free: [] },
          ...(rooms.front === LABELLED && { bare: true }),
        }),
        wordSigns(pen, theme, rooms.words),
        rooms.frame ? easel(pen, rooms.frame) : PROPS[theme](pen, 141),
        host(pen, rooms, people),
        rooms.front === LABELLED
          ? rooms.things.map((room) => {
              const { x, y, width, height } = labelOf(rooms, room)
              return [
                pen.shape(box(x, y, width, height, 1.6), 'white', 0.8),
                writingLine(x + 3, x + width - 3, y + height - 3, height - 5),
              ]
            })
          : [],
      ]),
      options.title,
    ),
    ...taskTitle(pen, options),
  ]
}
