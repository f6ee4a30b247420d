/** A round hill under the sky: the place for the dots of a letter, and things around them, on the ground and in the air. */
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
import { hill, tuft } from '../../studio/shapes/nature.ts'
import type { Home, Thing } from './letter-things.ts'
import { metresOf } from './thing-sizes.ts'

/** Edges of the picture that things keep away from, mm. */
const [LEFT, RIGHT] = [17, 193]

interface Stand {
  /** Foot of the thing, mm. */
  readonly foot: number
  /** Of a thing of one metre. */
  readonly metre: number
  /** No thing is less tall, more tall or wider. */
  readonly least: number
  readonly height: number
  readonly width: number
}

/** Room on the sill, beside the plate to write on, and beside the letter, mm. */
const [SILL_ROOM, WIDEST] = [54, 50]

/** Seen from a window: small things lie near on its sill, animals are in front of it, buildings far up the hill. */
const STANDS: Readonly<Record<Home, Stand>> = {
  sky: { foot: 92, metre: 18, least: 20, height: 28, width: 36 },
  far: { foot: 114, metre: 19, least: 28, height: 46, width: 44 },
  air: { foot: 162, metre: 30, least: 22, height: 38, width: 38 },
  middle: { foot: 184, metre: 32, least: 26, height: 52, width: 48 },
  front: { foot: 240, metre: 38, least: 24, height: 44, width: 54 },
  sill: { foot: 272, metre: 84, least: 19, height: 44, width: 50 },
}
/** Upper edge of the sill, mm. */
const SILL = 251

/** Twice as large is drawn less than twice as tall, or the smallest would not be seen. */
const LAW = 0.55

const NAME_SIZE = 6
/** On the grass, and on the sill. */
const SHADE = mixed(PALETTE.meadow, BLACK, 0.16)
const SILL_SHADE = mixed(PALETTE.woodPale, BLACK, 0.14)

/** The hill and the sky behind a window's sill, without anything that could be a clue; a word has no line behind it. */
export function hillside(pen: Pen, word: boolean): PageMark[] {
  const far = pen.plane('far', 'hillLine')
  return marksOf([
    backdrop(pen, 'sky'),
    word
      ? hill(far, points('-8,68 60,60 105,58 150,60 218,68'), 'meadow')
      : [
          hill(far, points('-8,104 30,94 70,112 140,108 176,90 218,104'), 'hillFar'),
          hill(far, points('-8,110 30,88 70,64 105,57.5 140,64 180,88 218,110'), 'meadow'),
          blades(far, '22,214 186,212 48,128 160,130 30,166 178,166'),
          [tuft(far, 40, 142, 0.5), tuft(far, 172, 146, 0.5)],
        ],
    hill(far, points('-8,236 40,246 105,252 170,246 218,238'), 'grass'),
    [tuft(far, 84, 247, 0.8), tuft(far, 128, 248, 0.7)],
    [-4, 196].map((x) => pen.plane('middle').shape(box(x, -5, 18, 300), 'wood')),
    pen.plane('middle').shape(box(-5, SILL, 220, 60), 'woodPale'),
    far.line(`M-5 ${SILL + 5}H215M40 ${SILL + 5}L26 300M170 ${SILL + 5}L184 300`, 0.7, 'wood'),
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
  const { draw, name, home } = thing
  const { foot, metre, least, height, width } = at
  const reach = boundsOf(marksOf(draw(new Pen(pen.colour))))
  if (!reach) throw new RangeError(`${name} is not drawn`)
  const tall = Math.min(Math.max(metre * metresOf(name) ** LAW, least), height)
  const scale = Math.min(Math.min(width, room) / reach.width, tall / reach.height)
  const y = foot - (reach.y + reach.height) * scale
  const x = cx - (reach.x + reach.width / 2) * scale
  const floats = home === 'sky' || home === 'air'
  const onSill = home === 'sill'
  const shade = ellipse(cx, foot, Math.min(room, reach.width * scale) * 0.44, onSill ? 1.4 : 2)
  return [
    ...marksOf([floats || !pen.colour ? [] : area(shade, onSill ? SILL_SHADE : SHADE), pen.at(x, y, scale, draw)]),
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

const isNear = (band: string) => band === 'front' || band === 'sill'

/** Beside one letter: to its left and right, each at the height where it is at home; who finds no room is left out. */
export function besideLetter(things: readonly Thing[], letter: Box, random: Random): Placed[] {
  const taken = new Set<string>()
  const first = random.chance(0.5) ? 0 : 1
  const columns = [
    { from: LEFT, to: letter.x },
    { from: letter.x + letter.width, to: RIGHT },
  ]
  const placed = things.flatMap((thing, i) => {
    const { home } = thing
    const band = home === 'air' ? 'middle' : home === 'sky' ? 'far' : home
    const near = (side: number) => ['front', 'sill'].filter((one) => taken.has(`${one} ${side}`)).length
    const sides = [(first + i) % 2, (first + i + 1) % 2].filter((one) => !taken.has(`${band} ${one}`))
    const side = isNear(band) ? sides.sort((one, other) => near(one) - near(other))[0] : sides[0]
    if (side === undefined) return []
    taken.add(`${band} ${side}`)
    const { from, to } = columns[side] ?? { from: LEFT, to: RIGHT }
    const room = isNear(band) ? SILL_ROOM : Math.min(to - from, WIDEST)
    return [{ thing, at: STANDS[home], cx: side === 0 ? LEFT + room / 2 : RIGHT - room / 2, room }]
  })
  return placed.sort((one, other) => one.at.foot - other.at.foot)
}
