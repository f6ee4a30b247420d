/**
 * Six homes in a glade, each with an animal of the day and one of the night: the toucan, the rufous hornero, the hen and
 * the insects of flowers rest at night; the owl of the woods, bats, armadillos, fireflies, toads and crickets wake up.
 */
import { centred, standing, type Thing } from '../../studio/fit.ts'
import { hummingbird } from '../../studio/pairs/small-animals.ts'
import { bat, burrow, oven } from '../../studio/pairs/wild-homes.ts'
import { ellipse } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { bird } from '../../studio/shapes/animals.ts'
import { grasshopper, tallGrass, toad } from '../../studio/shapes/food-web.ts'
import { henhouse } from '../../studio/shapes/map-places.ts'
import { flowerHead } from '../../studio/shapes/nature.ts'
import { armadillo, firefly } from '../../studio/shapes/night-animals.ts'
import { bee, butterfly, owl } from '../../studio/shapes/pets.ts'
import { toucan } from '../../studio/shapes/wild.ts'

export interface Animal {
  readonly name: string
  readonly isNight: boolean
  /** About the middle of its label's upper edge. */
  readonly draw: (pen: Pen) => Drawing
}

const stalk = (pen: Pen, x: number, height: number, head: number, fill: Fill, heart: Fill): Drawing => [
  pen.rope(`M${x} -2q-1 ${-height / 2} 0 ${-height}`, 1.4, 'leafDark', 0.8),
  pen.shape(`M${x} ${-height * 0.3}q8 -8 11 -3q-5 5 -11 3z`, 'leaf', 0.9),
  flowerHead(pen, x, -height, head, fill, heart),
]
/** A branch above the label. */
const branch = -6
const put = (thing: Thing, x: number, foot: number, size: number) => (pen: Pen) => standing(pen, thing, x, foot, size)

const home = (day: Animal, night: Animal) => [day, night] as const

export const HOMES = [
  home(
    { name: 'tucano', isNight: false, draw: put((pen) => toucan(pen, 0, 0), 2, branch + 1, 27) },
    { name: 'coruja-do-mato', isNight: true, draw: put((pen) => owl(pen, 0, 0), 2, branch, 25) },
  ),
  home(
    {
      name: 'galinha',
      isNight: false,
      draw: put(henhouse, 0, -2, 46),
    },
    {
      name: 'tatu',
      isNight: true,
      draw: (pen) => [standing(pen, burrow, -14, -6, 38), standing(pen, armadillo, 12, -2, 31)],
    },
  ),
  home(
    {
      name: 'joão-de-barro',
      isNight: false,
      draw: (pen) => [
        pen.at(6, branch + 2, 0.5, oven),
        standing(pen, (own) => bird(own, 0, 0, 1, 'copper'), -14, branch + 0.5, 14),
      ],
    },
    { name: 'morcego', isNight: true, draw: (pen) => centred(pen, bat, -2, -22, 30) },
  ),
  home(
    {
      name: 'borboleta',
      isNight: false,
      draw: (pen) => [
        stalk(pen, -13, 15, 5, 'purple', 'yellow'),
        stalk(pen, 12, 13, 5, 'pink', 'yellow'),
        stalk(pen, 0, 20, 5.6, 'pink', 'yellow'),
        centred(pen, (own) => butterfly(own, 0, 0, 1, 'orange'), 2, -29, 18),
      ],
    },
    {
      name: 'vaga-lume',
      isNight: true,
      draw: (pen) => [tallGrass(pen, -16, -2, 0.7), tallGrass(pen, 17, -2, 0.5), centred(pen, firefly, 3, -24, 27)],
    },
  ),
  home(
    {
      name: 'abelha',
      isNight: false,
      draw: (pen) => [
        stalk(pen, 12, 14, 6, 'yellow', 'brown'),
        stalk(pen, -6, 20, 8, 'yellow', 'brown'),
        centred(pen, (own) => bee(own, 0, 0, 1), 8, -27, 17),
      ],
    },
    {
      name: 'sapo',
      isNight: true,
      draw: (pen) => [
        pen.shape(ellipse(0, -5, 26, 5.6), 'water', 0.9),
        pen.line('M-18 -6q3 -2 6 0t6 0M10 -3.500q3 -2 6 0t5 0', 0.8, 'waterLine'),
        tallGrass(pen, -21, -4, 0.6),
        standing(pen, (own) => toad(own, 0, 0, 1), 3, -4, 21),
      ],
    },
  ),
  home(
    {
      name: 'beija-flor',
      isNight: false,
      draw: (pen) => [
        stalk(pen, 15, 15, 6, 'red', 'yellow'),
        stalk(pen, 8, 24, 6.6, 'red', 'yellow'),
        centred(pen, hummingbird, -9, -26, 22, { flip: true }),
      ],
    },
    {
      name: 'grilo',
      isNight: true,
      draw: (pen) => [
        tallGrass(pen, 14, -2, 0.6),
        pen.shape('M-24 -6C-14 -14 8 -14 18 -6C8 0 -14 0 -24 -6z', 'leaf', 1),
        pen.line('M-22 -6H16', 0.7, 'leafDeep'),
        standing(pen, (own) => grasshopper(own, 0, 0, 1), -3, -7, 20),
      ],
    },
  ),
] as const
