/** A round hill under the sky: the place for the dots of a letter, and things around them, on the ground and in the air. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import { power } from '../../scene/angles.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK } from '../../scene/inks.ts'
import { area, text } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { PALETTE } from '../../studio/palette.ts'
import { box, ellipse, points } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, mixed, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { bush, hill, tuft } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { type Home, type Thing, YUMI } from './letter-things.ts'
import { metresOf } from './thing-sizes.ts'

/** Edges of the picture that things keep away from, mm. */
const [LEFT, RIGHT] = [16.5, 193.5]

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

/** Room on the sill, beside the plate to write on, in the grass before a post, and beside the board, mm. */
const [SILL_ROOM, FRONT_ROOM, WIDEST] = [54, 42, 50]

/** Seen from a window: small things lie near on its sill, animals are in front of it, buildings far up the hill. */
const STANDS: Readonly<Record<Home, Stand>> = {
  sky: { foot: 92, metre: 18, least: 20, height: 28, width: 36 },
  far: { foot: 114, metre: 19, least: 28, height: 46, width: 44 },
  air: { foot: 162, metre: 30, least: 22, height: 38, width: 38 },
  middle: { foot: 186, metre: 28, least: 26, height: 52, width: 48 },
  front: { foot: 242, metre: 38, least: 24, height: 40, width: 54 },
  sill: { foot: 272, metre: 80, least: 18, height: 36, width: 46 },
}
/** Upper edge of the sill, mm. */
const SILL = 251

/** Twice as large is drawn less than twice as tall, or the smallest would not be seen. */
const LAW = 0.55

const NAME_SIZE = 6
/** On the grass, and on the sill. */
const SHADE = mixed(PALETTE.meadow, BLACK, 0.16)
const SILL_SHADE = mixed(PALETTE.woodPale, BLACK, 0.14)

const PATH =
  'M84 300C60 250 168 214 176 186C180 176 170 172 166 171L172 171C182 174 192 180 190 190C186 220 150 250 150 300z'

/** Seasons and hours seen from the window; the whole land may be seen from its other side. */
interface Look {
  readonly sky: Fill
  readonly far: Fill
  readonly meadow: Fill
  readonly grass: Fill
  readonly sill: Fill
  /** Two rails between posts in place of pickets. */
  readonly rails: boolean
  readonly flip: boolean
}

const LOOKS: readonly [Look, ...Look[]] = [
  { sky: 'sky', far: 'hillFar', meadow: 'meadow', grass: 'grass', sill: 'woodPale', rails: false, flip: false },
  { sky: 'skyLow', far: 'hillPale', meadow: 'strawPale', grass: 'sprout', sill: 'cream', rails: true, flip: true },
  { sky: 'foam', far: 'hillFar', meadow: 'sprout', grass: 'meadow', sill: 'stone', rails: false, flip: true },
  { sky: 'sky', far: 'wallLilac', meadow: 'turf', grass: 'grass', sill: 'woodPale', rails: true, flip: false },
]

/** Rails from edge to edge on posts that stand in the grass. */
const railing = (pen: Pen, y: number): Drawing => [
  [12, 44, 76, 108, 140, 172, 200].map((x) => pen.shape(box(x - 1.6, y - 13, 3.2, 14, 0.8), 'woodPale', 0.8)),
  pen.shape(box(-6, y - 11, 222, 2.6, 0.8) + box(-6, y - 6, 222, 2.6, 0.8), 'woodPale', 0.8),
]

/** The hill and the sky behind a window's sill: fields, a fence, nothing that could be a clue; no path where an easel is. */
export function hillside(pen: Pen, word: boolean, variant: number): PageMark[] {
  const { sky, far: farHill, meadow, grass, sill, rails, flip } = inTurn(LOOKS, variant)
  const land = (own: Pen): Drawing => {
    const far = own.plane('far', 'hillLine')
    const bushes = own.plane('far', 'leafDeep')
    const wooden = own.plane('far', 'woodDark')
    return [
      hill(far, points('-8,98 30,86 70,96 140,94 176,84 218,96'), farHill),
      hill(far, points('-8,118 24,104 64,112 105,118 150,110 184,103 218,116'), meadow),
      far.line(
        rails
          ? 'M-8 128L60 112M-8 140L66 120M-8 152L70 130M30 150L84 132M136 118L190 144M150 114L214 142M168 112L218 132'
          : 'M-8 131Q30 116 64 126M-8 144Q30 128 70 141M146 126Q184 114 218 130M140 141Q184 127 218 143',
        0.6,
        'hillLine',
      ),
      rails ? railing(wooden, 167) : fence(wooden, 10, 204, 166, 11, 'woodPale'),
      [20, 62, 150, 190].map((x, i) => bush(bushes, x, 168 + (i % 2), i % 2 ? 0.62 : 0.75)),
      hill(far, points('-8,168 40,171 105,173 170,170 218,167'), meadow),
      word ? [] : far.shape(PATH, 'sand', 0.6),
      blades(far, '24,194 40,222 186,236 60,234 150,236 30,206'),
      hill(far, points('-8,236 40,246 105,252 170,246 218,238'), grass),
      [tuft(far, 84, 247, 0.8), tuft(far, 128, 248, 0.7)],
    ]
  }
  const frame = pen.plane('middle')
  return marksOf([
    backdrop(pen, sky),
    flip ? pen.at(210, 0, 1, land, { flip: true }) : land(pen),
    [-4, 196].map((x) => frame.shape(box(x, -5, 18, 300), sill === 'woodPale' ? 'wood' : sill)),
    frame.shape(box(-5, SILL, 220, 60), sill),
    pen.plane('far').line(`M-5 ${SILL + 5}H215M40 ${SILL + 5}L26 300M170 ${SILL + 5}L184 300`, 0.7, 'wood'),
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
  const tall = Math.min(Math.max(metre * power(metresOf(name), LAW), least), height)
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

const ROOMS: Readonly<Partial<Record<Home, number>>> = { sill: SILL_ROOM, front: FRONT_ROOM }
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
    const room = ROOMS[band] ?? Math.min(to - from, WIDEST)
    return [{ thing, at: STANDS[home], cx: side === 0 ? LEFT + room / 2 : RIGHT - room / 2, room }]
  })
  return placed.sort((one, other) => one.at.foot - other.at.foot)
}

const CHILD = { foot: 241, scale: 0.68, fromEdge: 20 }

/** A child before one of the posts points at the board, where nothing else is and no other child is meant. */
export function childBeside(pen: Pen, who: CastName, around: readonly Placed[]): PageMark[] {
  if (around.some(({ thing }) => thing.name === YUMI.name)) return []
  const at = (home: Home, left: boolean) => around.filter(({ thing, cx }) => thing.home === home && cx < 105 === left)
  const hiding = (left: boolean) => Math.max(0, ...at('sill', left).map(({ thing }) => metresOf(thing.name)))
  const [left] = [true, false]
    .filter((one) => at('front', one).length === 0)
    .sort((one, other) => hiding(one) - hiding(other))
  if (left === undefined) return []
  const { foot, scale, fromEdge } = CHILD
  const x = left ? LEFT + fromEdge : RIGHT - fromEdge
  return marksOf([
    pen.colour ? area(ellipse(x, foot, 12, 1.8), SHADE) : [],
    person(pen.plane('middle'), who, x, foot, scale, { pose: POINT, flip: !left }),
  ])
}
