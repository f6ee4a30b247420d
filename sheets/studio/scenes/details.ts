/** Small things that scenes bear besides, for pictures that are looked at closely: in front of everything else. */

import { boundsOf } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { box, circle, ellipse, star } from '../paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { bale, chick } from '../shapes/farm.ts'
import { bin } from '../shapes/feasts.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { backpack, bucket, mushroom, popcorn, stripedBall, sweet } from '../shapes/handy.ts'
import { pandeiro } from '../shapes/instruments.ts'
import { accordion } from '../shapes/june.ts'
import { bush, tuft } from '../shapes/nature.ts'
import { balloon, juice } from '../shapes/party.ts'
import { bee, butterfly, cat, dog, duck, frog, ladybird, rabbit, snail } from '../shapes/pets.ts'
import { bowl } from '../shapes/rooms.ts'
import { SEASIDE } from '../shapes/seaside.ts'
import { alien, brightStar, planet } from '../shapes/space.ts'
import { ROOM_DETAILS } from './room-details.ts'

const bow = (pen: Pen, x: number, y: number, fill: Fill) =>
  pen.at(x, y, 1, (own) => [
    own.shape('M0 0C-3 -6 -11 -6 -9 0C-11 6 -3 6 0 0C3 -6 11 -6 9 0C11 6 3 6 0 0z', fill, 1),
    own.shape(circle(0, 0, 2.2), fill, 0.9),
  ])

const shield = (pen: Pen, x: number, y: number) =>
  pen.at(x, y, 1, (own) => [
    own.shape('M-7 -9H7V0C7 6 3 8 0 10C-3 8 -7 6 -7 0z', 'blue', 1),
    own.shape(star(0, -1, 4.2), 'yellow', 0.8),
  ])

const dots = (pen: Pen, spots: readonly (readonly [number, number])[], r: number, fill: Fill): Drawing =>
  spots.map(([x, y]) => pen.at(x, y, 1, (own) => own.shape(circle(0, 0, r), fill, 1)))

/** By the id of the scene, in its own lengths; the youngest see the first ones. */
const DETAILS: Readonly<Record<string, (pen: Pen) => readonly Drawing[]>> = {
  ...ROOM_DETAILS,
  praia: (pen) => [
    bird(pen, 84, 121, 0.8, 'white', { flip: true }),
    stripedBall(pen, -2, 278, 8, 'blue', 'yellow'),
    dog(pen, 212, 284, 0.8),
    backpack(pen, 14, 250, 0.8, 'teal'),
    pen.at(168, 196, 0.7, (own) => SEASIDE.siri(own)),
    stripedBall(pen, 110, 166, 5, 'red', 'white'),
    bird(pen, 112, 127, 0.7, 'white'),
    bird(pen, 224, 206, 0.8, 'white', { flip: true }),
    bucket(pen, 92, 214, 0.75, 'red'),
    pen.at(132, 204, 0.75, (own) => SEASIDE.concha(own), { turn: 16 }),
    pen.at(112, 284, 0.8, (own) => SEASIDE.concha(own), { turn: -20 }),
    pen.at(-8, 222, 0.75, (own) => SEASIDE.estrela(own), { turn: 20 }),
    pen.at(54, 284, 0.7, (own) => SEASIDE.estrela(own), { turn: 40 }),
    pen.at(160, 284, 0.75, (own) => SEASIDE.siri(own)),
  ],
  circo: (pen) => [
    stripedBall(pen, 10, 272, 8, 'yellow', 'red'),
    popcorn(pen, 200, 272, 0.9),
    balloon(pen, 12, 190, 0.9, 'blue', -2),
    bird(pen, 48, 136, 0.8, 'white'),
    dog(pen, 222, 274, 0.75),
    rabbit(pen, 78, 277, 0.45, 'purple'),
    balloon(pen, 198, 190, 0.9, 'purple', 2),
    dots(
      pen,
      [
        [84, 254],
        [126, 254],
        [90, 238],
        [121, 238],
      ],
      3,
      'red',
    ),
    pen.at(146, 276, 1, (own) => [own.shape('M-9 0V-4H9V0z', 'purple', 1), own.shape('M-6 -4V-16H6V-4z', 'purple', 1)]),
  ],
  junina: (pen) => [
    bowl(pen, 122, 177, 0.45, 'orange'),
    bowl(pen, 142, 177, 0.45, 'blue'),
    bale(pen, 30, 228, 0.8),
    cat(pen, 34, 250, 0.55, 'grey'),
    accordion(pen, 60, 280, 0.85),
    pandeiro(pen, 108, 281, 0.8, 20),
    popcorn(pen, 192, 284, 0.8),
    bird(pen, 150, 126, 0.75, 'blue'),
    tuft(pen, 20, 207, 1.1),
    dog(pen, 214, 284, 0.75),
    bird(pen, 76, 146, 0.75, 'red', { flip: true }),
    mushroom(pen, 2, 254, 0.9),
    snail(pen, 146, 246, 0.7, 'pink'),
    bush(pen, -8, 206, 1.1, 'leaf', 'red'),
    duck(pen, 218, 240, 0.55, 'white'),
    frog(pen, -4, 284, 0.6),
    bush(pen, 220, 204, 0.9, 'lime', 'orange'),
  ],
  castelo: (pen) => [
    butterfly(pen, 184, 150, 0.8, 'yellow', 10),
    bird(pen, 20, 138, 0.6, 'blue'),
    bird(pen, 194, 128, 0.6, 'red', { flip: true }),
    shield(pen, 86, 158),
    shield(pen, 132, 158),
    duck(pen, 28, 220, 0.5, 'white'),
    rabbit(pen, 72, 282, 0.45, 'blue'),
    mushroom(pen, 14, 252, 1),
    mushroom(pen, 200, 252, 0.9),
    snail(pen, 178, 285, 0.8, 'pink'),
    frog(pen, 64, 284, 0.6),
  ],
  festa: (pen) => [
    bow(pen, 46, 226, 'red'),
    bow(pen, 92, 228, 'red'),
    bow(pen, 138, 228, 'red'),
    bow(pen, 182, 226, 'red'),
    [62, 72, 136, 146].map((x) => sweet(pen, x, 199)),
    stripedBall(pen, 140, 277, 7.4, 'blue', 'yellow'),
    ladybird(pen, 198, 284, 0.7, { flip: true }),
  ],
  aniversario: (pen) => [
    stripedBall(pen, 148, 279, 7.4, 'blue', 'yellow'),
    juice(pen, 78, 234, 0.9, 'orange'),
    bow(pen, 82, 257, 'red'),
    bow(pen, 130, 257, 'red'),
    balloon(pen, 12, 232, 1.1, 'purple', -2),
    butterfly(pen, 74, 200, 1.1, 'yellow', 12),
    bird(pen, 62, 176, 0.75, 'blue'),
    bow(pen, 106, 259, 'red'),
    ladybird(pen, 124, 286, 0.6, { flip: true }),
    popcorn(pen, 54, 285, 0.65),
    pen.at(132, 233, 0.6, (own) => FRUIT.maca(own)),
    snail(pen, 24, 285, 0.7, 'pink'),
  ],
  fazenda: (pen) => [
    mushroom(pen, 60, 284, 0.8),
    frog(pen, 18, 266, 0.55),
    bird(pen, 148, 128, 0.6, 'blue'),
    chick(pen, 90, 224, 0.9),
    bucket(pen, 28, 262, 0.6, 'blue'),
    mushroom(pen, 84, 242, 0.8),
  ],
  espaco: (pen) => [
    alien(pen, 190, 262, 0.6, 'teal'),
    pen.at(28, 270, 1, (own) => [
      own.line('M-4 -14V-24', 1),
      own.shape(circle(-4, -25, 2), 'red', 0.8),
      own.shape(box(-14, -15, 28, 10, 3), 'bluePale'),
      own.shape(box(2, -13, 8, 5, 1), 'white', 0.8),
      own.shape(circle(-8, -3, 4) + circle(8, -3, 4), 'greyDark', 1),
    ]),
    planet(pen, 100, 176, 0.4, 'red', 'spots', 'redPale'),
    planet(pen, 190, 136, 0.5, 'blue', 'ring', 'yellow'),
    brightStar(pen, 64, 128, 5),
    brightStar(pen, 118, 152, 5),
    brightStar(pen, 198, 164, 5),
    brightStar(pen, 16, 182, 5),
    mushroom(pen, 24, 232, 0.7),
    pen.at(190, 240, 1, (own) => [
      own.rope('M0 0V-22', 1.2, 'metal', 0.8),
      own.shape('M0 -22L15 -18L0 -13z', 'red', 1),
    ]),
    pen.at(72, 156, 1, (own) => [
      own.shape(ellipse(0, 0, 15, 5), 'teal', 1),
      own.shape('M-8 -3C-8 -12 8 -12 8 -3z', 'bluePale', 1),
      own.shape(circle(-7, 1, 1.5) + circle(0, 2, 1.5) + circle(7, 1, 1.5), 'yellow', 0.6),
    ]),
    dots(
      pen,
      [
        [88, 264],
        [172, 284],
      ],
      4,
      'stone',
    ),
  ],
  onibus: (pen) => [
    bird(pen, 84, 136, 0.75, 'yellow'),
    stripedBall(pen, 214, 278, 7, 'red', 'white'),
    butterfly(pen, -6, 188, 1, 'yellow', 12),
    dog(pen, 8, 280, 0.8),
    backpack(pen, 104, 284, 0.8, 'red'),
    bird(pen, 40, 140, 0.65, 'blue'),
    bird(pen, 122, 140, 0.6, 'red', { flip: true }),
    cat(pen, 126, 285, 0.55, 'grey'),
    bin(pen, -13, 264, 0.7, 'green'),
    juice(pen, 74, 284, 0.7, 'orange'),
  ],
  'volta-as-aulas': (pen) => [
    bird(pen, 16, 132, 0.9, 'blue'),
    stripedBall(pen, 70, 280, 7, 'orange', 'yellow'),
    dog(pen, 208, 284, 0.75),
    cat(pen, -2, 284, 0.65, 'grey'),
    butterfly(pen, 2, 188, 1.1, 'yellow', 12),
    bird(pen, 216, 238, 0.8, 'yellow', { flip: true }),
    backpack(pen, 130, 262, 0.6, 'green'),
    bush(pen, -6, 238, 0.9, 'leaf', 'red'),
    bird(pen, 200, 132, 0.8, 'red', { flip: true }),
    tuft(pen, 40, 284, 1),
    snail(pen, 186, 284, 0.9, 'pink'),
  ],
  cidade: (pen) => [
    stripedBall(pen, 122, 288, 7, 'orange', 'yellow'),
    dog(pen, 24, 287, 0.8),
    balloon(pen, 188.5, 204, 0.9, 'red', 2),
    cat(pen, 214, 287, 0.6, 'grey'),
    backpack(pen, 160, 288, 0.7, 'teal'),
    bush(pen, 214, 166, 1, 'leaf', 'red'),
    bird(pen, 212, 112, 0.8, 'red', { flip: true }),
    bird(pen, -4, 118, 0.7, 'blue'),
    bin(pen, 0, 178, 0.6, 'green'),
    bird(pen, 122, 101, 0.6, 'yellow'),
    butterfly(pen, 216, 140, 0.8, 'yellow', 12),
  ],
  pomar: (pen) => [
    bird(pen, 158, 172, 0.65, 'blue'),
    bird(pen, 100, 98, 0.6, 'red', { flip: true }),
    bucket(pen, 214, 240, 0.6, 'blue'),
    mushroom(pen, -8, 238, 0.9),
    frog(pen, 219, 284, 0.6),
    pen.at(74, 224, 0.75, (own) => FRUIT.laranja(own)),
  ],
  floresta: (pen) => [
    mushroom(pen, 128, 246, 1),
    mushroom(pen, 194, 248, 0.9),
    ladybird(pen, 72, 284, 0.6),
    bird(pen, 82, 142, 0.6, 'red'),
    bird(pen, 90, 226, 0.6, 'blue', { flip: true }),
    butterfly(pen, 66, 116, 0.9, 'blue', -10),
    rabbit(pen, 84, 262, 0.5, 'purple'),
    pen.at(150, 258, 0.7, (own) => FRUIT.maca(own)),
  ],
  jardim: (pen) => [
    bush(pen, -6, 210, 1.4, 'lime', 'pink'),
    bush(pen, 216, 210, 1.3, 'leaf', 'red'),
    bird(pen, 148, 124, 0.6, 'red'),
    frog(pen, 214, 262, 0.55),
  ],
  presentes: (pen) => [
    stripedBall(pen, 178, 280, 6, 'blue', 'yellow'),
    butterfly(pen, 92, 196, 1.1, 'orange', 12),
    balloon(pen, 42, 250, 1, 'yellow', -3),
    bird(pen, 136, 194, 0.8, 'blue'),
    popcorn(pen, 68, 287, 0.55),
    duck(pen, 136, 239, 0.5, 'white'),
    bird(pen, 66, 191, 0.7, 'red', { flip: true }),
    snail(pen, 120, 286, 0.7, 'pink'),
    pen.at(46, 284, 0.7, (own) => FRUIT.maca(own)),
    bee(pen, 114, 192, 0.6),
    ladybird(pen, 92, 286, 0.6, { flip: true }),
  ],
  mar: (pen) => [
    pen.at(34, 152, 1.1, (own) => SEASIDE.peixe(own)),
    pen.at(-4, 284, 0.9, (own) => SEASIDE.estrela(own), { turn: 20 }),
    pen.at(104, 282, 0.8, (own) => SEASIDE.concha(own)),
    pen.at(52, 280, 0.8, (own) => SEASIDE.siri(own)),
    pen.at(213, 277, 0.9, (own) => SEASIDE.concha(own)),
    pen.at(84, 140, 0.8, (own) => SEASIDE.peixe(own), { flip: true }),
    pen.at(219, 194, 0.8, (own) => SEASIDE.peixe(own)),
  ],
}

/** Under the small things of a scene. */
const GROUNDS: Readonly<Record<string, (pen: Pen) => readonly Drawing[]>> = {
  cidade: (pen) => [pen.shape(box(-60, 280.6, 330, 20), 'stone', 1), pen.line('M-60 283.4H270', 0.7)],
  onibus: (pen) => [
    pen.at(84, 268, 1, (own) => [
      own.rope('M0 0V-52', 2, 'metal', 1),
      own.shape(box(-9, -68, 18, 18, 2), 'blue'),
      own.shape(box(-5, -64, 10, 6, 1.4), 'white', 0.8),
      own.shape(circle(-3, -56, 1.5) + circle(3, -56, 1.5), 'white', 0.7),
    ]),
  ],
}

/** Of the list of a scene. */
const MOST_FOR_YOUNGEST = 7
/** Things are so much larger for the youngest. */
const ENLARGED = 1.3

/** Larger on the same foot. */
function enlarged(mark: Mark): Mark {
  if (mark.kind !== 'group') return mark
  const large = { ...mark, scale: Math.round((mark.scale ?? 1) * ENLARGED * 100) / 100 }
  const [before, after] = [boundsOf([mark]), boundsOf([large])]
  return before && after ? { ...large, y: round(mark.y + before.y + before.height - after.y - after.height) } : large
}

/** The small things of a scene; the youngest see few, and those large. */
export const detailsOf =
  (scene: string, level: Level) =>
  (pen: Pen): readonly Mark[] => {
    const all = DETAILS[scene]?.(pen) ?? []
    const ground = marksOf(GROUNDS[scene]?.(pen) ?? [])
    const things = level === 'facil' ? marksOf(all.slice(0, MOST_FOR_YOUNGEST)).map(enlarged) : marksOf(all)
    return [...ground, ...things]
  }
