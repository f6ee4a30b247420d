/** The night between the stars: clouds of dust with things in them, two astronauts beside the title. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { cos, sin } from '../../scene/angles.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { astronauts } from './terrace-outings.ts'
import { FAR_FOOT, FOOT, type Look } from './terrace-parts.ts'

const DUST: readonly [Fill, ...Fill[]] = ['purplePale', 'bluePale', 'pinkPale', 'foam']

/** Bumps around an oval that is nearly a box. */
function cloudAround({ x, y, width, height }: Box): string {
  const bumps = 16
  const [cx, cy] = [x + width / 2, y + height / 2 + 1]
  const spots = Array.from({ length: bumps }, (_, i): Spot => {
    const angle = (i / bumps) * 2 * Math.PI
    const [c, s] = [cos(angle), sin(angle)]
    const square = (n: number) => Math.sign(n) * Math.sqrt(Math.abs(n))
    return [cx + square(c) * (width / 2 - 1), cy + square(s) * (height / 2 - 2)]
  })
  return scallop(spots, 0.62)
}

/** Small and far: whatever is counted is larger. */
const SPARKS = points('14,44 30,50 52,26 160,27 178,50 198,45 104,96 109,98 101,145 107,148 105,194 110,197')

/** Nothing beside the clouds looks like what is in them. */
export function nebulaSky(pen: Pen, clouds: readonly Box[], variant: number, people: Look['people']): Drawing {
  const far = pen.plane('far', 'greyDark')
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'nightSky', null),
    pen.shape(SPARKS.map(([x, y]) => circle(x, y, 0.7)).join(''), 'white', 0.4),
    clouds.map((cloud, i) => far.shape(cloudAround(cloud), inTurn(DUST, i + variant), 0.8)),
    people ? astronauts(pen.plane('middle'), people, FAR_FOOT) : [],
  ]
}
