/** Five places that children share, as backdrops for six of them in two rows; their feet are at `FEET`. */
import { box, circle, points, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { lawn } from '../scenes/ground.ts'
import { house, school } from '../shapes/built.ts'
import { fountain } from '../shapes/map-places.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { bookcase, curtained } from '../shapes/rooms.ts'

export const FEET = [122, 189] as const
const WALL_FOOT = 108

const floor = (pen: Pen, wall: 'yellowPale' | 'bluePale' | 'pinkPale'): Drawing => [
  pen.shape(box(0, 0, 214, WALL_FOOT), wall, null),
  pen.shape(box(-4, WALL_FOOT, 220, 200), 'woodPale', 1),
  pen.shape(box(-4, WALL_FOOT - 4, 220, 4), 'cream', 0.9),
  pen.line('M-4 116H214M-4 127H214M-4 142H214M-4 164H214M-4 190H214', 0.6, 'wood'),
]

const classroom = (pen: Pen): Drawing => {
  const far = pen.plane('middle')
  return [
    floor(far, 'yellowPale'),
    far.shape(box(66, 56, 80, 42, 1.5), 'wood', 1),
    far.shape(box(69, 59, 74, 36, 1), 'leafDark', 0.9),
    far.line('M76 68h22M76 75h16', 1, 'white'),
    far.shape(box(64, 97, 84, 3.4, 1), 'woodPale', 0.9),
    far.shape(box(16, 58, 30, 26, 1), 'white', 1),
    far.shape(box(18, 60, 26, 22), 'sky', 0.8),
    far.line('M31 60V82M18 71H44', 0.8),
    far.line('M150.500 59.500H193.500', 0.8),
    (['pink', 'yellow', 'lime'] as const).map((fill, i) => [
      far.shape(box(152.5 + i * 14, 60, 11, 13, 0.6), 'white', 0.8),
      far.shape(i === 1 ? star(172, 66.4, 4) : circle(158 + i * 14, 66.4, 3.6), fill, 0.7),
    ]),
  ]
}

const library = (pen: Pen): Drawing => {
  const far = pen.plane('middle')
  return [
    floor(far, 'bluePale'),
    [9, 57, 105, 153].map((x) => far.at(x, WALL_FOOT, 0.78, (own) => bookcase(own, 0, 0))),
  ]
}

const home = (pen: Pen): Drawing => {
  const far = pen.plane('middle')
  return [
    floor(far, 'pinkPale'),
    curtained(far, 88, 58, 36, 32, 'sky', 'yellow'),
    far.shape(box(22, 60, 20, 16, 1), 'wood', 0.9),
    far.shape(box(24.5, 62.5, 15, 11), 'cream', 0.7),
    far.shape(circle(30, 68, 2.6) + circle(35, 68, 2.6), 'orange', 0.7),
    far.shape(box(156, 56, 42, 14, 1), 'woodPale', 0.9),
    far.line('M177 56V70M174 63h1.500M179 63h1.500', 0.8),
  ]
}

const outdoors = (pen: Pen, behind: Drawing): Drawing => {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    pen.shape(box(0, 0, 214, 200), 'sky', null),
    cloud(far, 32, 66, 0.5),
    cloud(far, 146, 70, 0.42),
    hill(far, points('-6,98 40,84 90,96 150,82 216,98'), 'hillFar'),
    behind,
    lawn(middle, points('-6,109 70,107 140,109 216,107'), 'meadow'),
    middle.shape('M-4 150C40 143 80 156 120 148S190 152 216 146V205H-4z', 'path', 0.9),
    points('20,136 66,136 140,133 190,136 74,146').map(([x, y]) => tuft(middle, x, y, 0.5)),
  ]
}

const square = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, [
      [22, 66, 142, 190].map((x, i) =>
        house(middle, x, 110, 1.1, {
          wall: (['cream', 'yellowPale', 'bluePale', 'pinkPale'] as const)[i] ?? 'cream',
          roof: (['orange', 'redPale', 'copper', 'orange'] as const)[i] ?? 'orange',
        }),
      ),
      sun(middle, 186, 66, 0.4),
    ]),
    tree(middle, 142, 118, 0.9, 'lime'),
    middle.at(73, 114, 0.62, fountain),
  ]
}

const yard = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, [school(middle, 105, 111, 0.78), sun(middle, 188, 66, 0.4)]),
    tree(middle, 20, 116, 0.9),
    bush(middle, 192, 114, 0.6, 'leaf', 'yellow'),
  ]
}

export const SHARED_PLACES = { sala: classroom, biblioteca: library, patio: yard, praca: square, casa: home } as const
export type SharedPlace = keyof typeof SHARED_PLACES
