/** Forms by which things are counted in a picture, wherever and however large they are drawn. */
import type { Mark } from '../../scene/scene.ts'
import type { Thing } from '../../studio/fit.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { football } from '../../studio/scenes/football.ts'
import { streamer } from '../../studio/shapes/feasts.ts'
import type { NamedThing } from '../../studio/shapes/named-things.ts'
import { flower } from '../../studio/shapes/nature.ts'

/** Corners of a shape that is drawn at its place: only their number is the same everywhere. */
const ANYWHERE = /^M[^a-zA-Z]+(?:L[^a-zA-Z]+){9}z$/

/** Whatever is drawn here, wherever and however large: the data of its paths. */
export const formOf = (mark: Mark): string =>
  mark.kind === 'path'
    ? ANYWHERE.test(mark.d)
      ? 'star'
      : mark.d
    : mark.kind === 'group'
      ? mark.children.map(formOf).join('')
      : ''

/** Forms of the mark and of all inside it. */
export const formsIn = (mark: Mark): string[] => [
  formOf(mark),
  ...(mark.kind === 'group' ? mark.children.flatMap(formsIn) : []),
]

/** The thing as its marks are, about its own origin. */
export const formOfThing = (thing: NamedThing, pen: Pen): string => marksOf(thing.draw(pen)).map(formOf).join('')

/** Drawings of the scenes that a child would count among things of this name. */
const ALIKE: Readonly<Record<string, readonly Thing[]>> = {
  flor: [(pen) => flower(pen, 0, 0, 1, 'red')],
  serpentina: [(pen) => streamer(pen, 0, 0, 1, 'pink')],
  'bola de futebol': [(pen) => football(pen, 0, 0, 1)],
}

/** Of everything that a child would count with it. */
export const formsLike = (thing: NamedThing, pen: Pen): string[] =>
  [thing.draw, ...(ALIKE[thing.name] ?? [])].map((draw) => marksOf(draw(pen)).map(formOf).join(''))
