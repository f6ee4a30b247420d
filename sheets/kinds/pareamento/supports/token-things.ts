/** Tokens in the hand of the cards, the pale outline of each in its place, and what bears a place. */
import type { Box } from '../../../lettering/bounds.ts'
import { group } from '../../../scene/marks.ts'
import type { Mark } from '../../../scene/scene.ts'
import { centred, faded, type Thing } from '../../../studio/fit.ts'
import { circle, ellipse, heart, ring, scallop, star } from '../../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../../studio/pen.ts'
import { longNeck } from '../../../studio/shapes/dinosaurs.ts'
import { rocket } from '../../../studio/shapes/vehicles.ts'
import { capybara } from '../../../studio/shapes/wild.ts'
import { TOKENS } from './activities.ts'

/** Eyes, a smile and cheeks about a point. */
const face = (pen: Pen, y: number): Drawing => [
  pen.shade(ellipse(-8, y + 4.4, 2.6, 1.8) + ellipse(8, y + 4.4, 2.6, 1.8), 'blush', 0.8),
  pen.spot(-5, y, 1.6),
  pen.spot(5, y, 1.6),
  pen.line(`M-4 ${y + 4}q4 4 8 0`, 1.1),
]

const starry: Thing = (pen) => [pen.shape(star(0, 0, 26, 5, 0.52), 'yellow', 1.4), face(pen, -1)]
const hearty: Thing = (pen) => [pen.shape(heart(0, 0, 24), 'red', 1.4), face(pen, -4)]
const flowery: Thing = (pen) => [
  pen.shape(scallop(ring(0, 0, 17, 17, 7, -90, 270), 0.58), 'pink', 1.4),
  pen.shape(circle(0, 0, 12), 'yellow', 1.2),
  face(pen, -2),
]

const THINGS: Readonly<Record<string, Thing>> = {
  estrelas: starry,
  foguetes: (pen) => rocket(pen, 0, 0, 1),
  bichos: (pen) => capybara(pen, 0, 0, 1.2),
  flores: flowery,
  coracoes: hearty,
  dinossauros: (pen) => longNeck(pen, 0, 0, 1),
}

/** Part of its paper that a token fills. */
const SHARE: Readonly<Record<string, number>> = { foguetes: 0.86, dinossauros: 0.84 }
const thingOf = (theme: string): Thing => THINGS[theme] ?? starry
const sizeOn = (theme: string, side: number) => side * (SHARE[theme] ?? 0.76)
/** Rockets fly up at a slant: on their paper they are longer. */
const tiltOf = (theme: string) => (theme === 'foguetes' ? { turn: 28 } : {})

/** A token about the middle of its paper, known by the name of its picture. */
export function drawToken(theme: string, { x, y, width, height }: Box, color: boolean): Mark {
  const [cx, cy] = [x + width / 2, y + height / 2]
  const drawn = centred(new Pen(color), thingOf(theme), 0, 0, sizeOn(theme, width), tiltOf(theme))
  return group(cx, cy, [drawn], { picture: TOKENS[theme] ?? 'star' })
}

/** Its outline where it is to be glued. */
export function drawGhost(theme: string, { x, y, width, height }: Box, color: boolean): Mark[] {
  const pen = new Pen(color)
  const size = sizeOn(theme, width)
  return faded(pen, centred(pen, thingOf(theme), x + width / 2, y + height / 2, size, tiltOf(theme)), 'white')
}

/** Below a place, from the middle of its lower edge; `side` is the place's. */
type Bearer = (pen: Pen, side: number) => Drawing

const cloudBelow: Bearer = (pen, side) => pen.shape(scallop(ring(0, 0, side / 2, 3.4, 10), 0.58), 'cloud', 0.9)

const launchPad: Bearer = (pen, side) => {
  const half = side / 2
  return [
    pen.rope(`M${half + 1.6} 1V${-side * 0.86}`, 1.2, 'red', 0.6),
    pen.shape(`M${-half} 0H${half + 2.6}L${half + 1.6} 4.4H${-half + 1}z`, 'metal', 0.9),
    pen.line(`M${-half * 0.5} 0v4.4M${half * 0.5} 0v4.4`, 0.7),
  ]
}

const islet: Bearer = (pen, side) => [
  pen.shape(ellipse(0, 0.6, side / 2 + 4, 4.6), 'grass', 0.9),
  pen.line(
    `M${-side / 2 - 1} -1v-3M${-side / 2 + 1} -1l1.600 -2.600M${side / 2 + 1} -1v-3M${side / 2 - 1} -1l-1.600 -2.600`,
    0.8,
  ),
]

const stem: Bearer = (pen) => [
  pen.rope('M0 -1V7', 1.8, 'leafDark', 0.8),
  pen.shape('M0 5.400C-3 1 -9 0.600 -11 2C-9 5.600 -4 6.800 0 5.400z', 'leaf', 0.8),
  pen.shape('M0 5.400C3 1 9 0.600 11 2C9 5.600 4 6.800 0 5.400z', 'leaf', 0.8),
]

const shelf: Bearer = (pen, side) => [
  pen.line(`M${-side * 0.3} 2l2.600 4M${side * 0.3} 2l-2.600 4`, 1),
  pen.shape(`M${-side / 2 - 3} 0H${side / 2 + 3}V3H${-side / 2 - 3}z`, 'wood', 0.9),
]

const nest: Bearer = (pen, side) => {
  const half = side / 2 + 2
  return [
    pen.shape(
      `M${-half} -3C${-half - 1} 3 ${-half * 0.6} 5.600 0 5.600C${half * 0.6} 5.600 ${half + 1} 3 ${half} -3z`,
      'straw',
      0.9,
    ),
    pen.line(`M${-half * 0.8} 1q6 3 ${half * 0.7} 1.600M${half * 0.8} 1q-6 3 ${-half * 0.7} 1.600`, 0.7),
  ]
}

const BEARERS: Readonly<Record<string, Bearer>> = {
  estrelas: cloudBelow,
  foguetes: launchPad,
  bichos: islet,
  flores: stem,
  coracoes: shelf,
  dinossauros: nest,
}

export function drawBearer(theme: string, { x, y, width, height }: Box, color: boolean): Mark[] {
  const draw = BEARERS[theme] ?? cloudBelow
  return marksOf(new Pen(color).at(x + width / 2, y + height, 1, (own) => draw(own, width)))
}
