/** A round hill under the sky: the place for the dots of a letter, and things that stand, lie and fly around them. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK } from '../../scene/inks.ts'
import { area, text } from '../../scene/marks.ts'
import { PALETTE } from '../../studio/palette.ts'
import { box, ellipse, points } from '../../studio/paths.ts'
import { marksOf, mixed, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { stump } from '../../studio/shapes/big-things.ts'
import { hill } from '../../studio/shapes/nature.ts'
import type { Home, Thing } from './letter-things.ts'

/** Edges of the picture that things keep away from, mm. */
const [LEFT, RIGHT] = [13, 197]
/** The foot of whatever is nearest, and of the lowest row of a wide page. */
const FRONT = 272

interface Stand {
  /** Foot of the thing, mm. */
  readonly foot: number
  readonly height: number
  readonly width: number
}

/** In front, beside the plate to write on, and beside the letter, mm. */
const [FRONT_ROOM, WIDEST] = [56, 52]

/** Large things are far away, small ones in front: all in one size law. */
const STANDS: Readonly<Record<Home, Stand>> = {
  sky: { foot: 88, height: 30, width: 40 },
  far: { foot: 108, height: 42, width: 42 },
  air: { foot: 160, height: 38, width: 42 },
  middle: { foot: 188, height: 54, width: 50 },
  front: { foot: FRONT, height: 50, width: 54 },
}

/** Below a word: over the ground, and on it. */
const ALOFT: Stand = { foot: 232, height: 44, width: 50 }
const IN_ROW: Stand = { foot: 250, height: 62, width: 54 }

/** Rise of a stump, in its own lengths, and its size on the page. */
const STUMP = { rise: 10, scale: 0.95 }
const NAME_SIZE = 6
/** On the grass. */
const SHADE = mixed(PALETTE.meadow, BLACK, 0.16)

const STUMP_RISE = STUMP.rise * STUMP.scale

/** The hill and the sky, without anything that could be a clue. */
export function hillside(pen: Pen): PageMark[] {
  const far = pen.plane('far', 'hillLine')
  return marksOf([
    backdrop(pen, 'sky'),
    hill(far, points('-8,104 30,94 70,112 140,108 176,90 218,104'), 'hillFar'),
    hill(far, points('-8,110 30,88 70,64 105,57.5 140,64 180,88 218,110'), 'meadow'),
    hill(far, points('-8,236 40,246 105,252 170,246 218,238'), 'grass'),
    blades(far, '14,204 194,200 60,262 150,263 92,258 124,259'),
  ])
}

/** The name on a white plate: red is too pale on grass. */
function named(pen: Pen, cx: number, y: number, name: string, room: number) {
  const size = fitTextSize(name, 'text', NAME_SIZE, room - 4)
  const width = measureText(name, 'text', size) + 5
  return marksOf([
    pen.shape(box(cx - width / 2, y - size * 0.95, width, size * 1.32, 2), 'white', null),
    text(cx, y, name, size, { font: 'text', fill: ANSWER_RED }),
  ])
}

/** A thing with its foot at a place, in a box at one side; its name is in the key alone. */
export function stand(pen: Pen, { thing, at, cx, room }: Placed): PageMark[] {
  const { draw, name, raised, home } = thing
  const { foot, height, width } = at
  const reach = boundsOf(marksOf(draw(new Pen(pen.colour))))
  if (!reach) throw new RangeError(`${name} is not drawn`)
  const lift = raised ? STUMP_RISE : 0
  const scale = Math.min(Math.min(width, room) / reach.width, (height - lift) / reach.height, raised ? 2.2 : 2.6)
  const y = foot - lift - (reach.y + reach.height) * scale
  const x = cx - (reach.x + reach.width / 2) * scale
  const floats = home === 'sky' || home === 'air'
  return [
    ...marksOf([
      floats || !pen.colour ? [] : area(ellipse(cx, foot, Math.min(room, reach.width * scale) * 0.44, 2), SHADE),
      raised ? pen.at(cx, foot, STUMP.scale, stump) : [],
      pen.at(x, y, scale, draw),
    ]),
    answer(named(pen, cx, foot + 6.6, name, room)),
  ]
}

interface Placed {
  readonly thing: Thing
  readonly at: Stand
  /** Middle of its room, and the width of it. */
  readonly cx: number
  readonly room: number
}

/** Beside one letter: to its left and right, each at the height where it is at home; who finds no room is left out. */
export function besideLetter(things: readonly Thing[], letter: Box, random: Random): Placed[] {
  const taken = new Set<string>()
  const first = random.chance(0.5) ? 0 : 1
  const columns = [
    { from: LEFT, to: letter.x },
    { from: letter.x + letter.width, to: RIGHT },
  ]
  return things.flatMap((thing, i) => {
    const band = thing.home === 'air' ? 'middle' : thing.home === 'sky' ? 'far' : thing.home
    const sides = [(first + i) % 2, (first + i + 1) % 2]
    const side = sides.find((one) => !taken.has(`${band} ${one}`))
    if (side === undefined) return []
    taken.add(`${band} ${side}`)
    const { from, to } = columns[side] ?? { from: LEFT, to: RIGHT }
    const room = band === 'front' ? FRONT_ROOM : Math.min(to - from, WIDEST)
    return [{ thing, at: STANDS[thing.home], cx: side === 0 ? LEFT + room / 2 : RIGHT - room / 2, room }]
  })
}

/** In one row at the foot of the hill, where a word takes the whole width above; the sky is where it always is. */
export function below(things: readonly Thing[]): Placed[] {
  const inRow = things.filter(({ home }) => home !== 'sky')
  const pitch = (RIGHT - LEFT) / inRow.length
  const standing = inRow.map((thing, i) => ({
    thing,
    at: thing.home === 'air' ? ALOFT : IN_ROW,
    cx: LEFT + pitch * (i + 0.5),
    room: pitch - 6,
  }))
  const high = things.filter(({ home }) => home === 'sky')
  return [...standing, ...high.map((thing) => ({ thing, at: STANDS.sky, cx: RIGHT - 20, room: 40 }))]
}
