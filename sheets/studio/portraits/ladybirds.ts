/** A ladybird walks up a leaf; another opens its wing cases and flies over the flowers. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backdrop } from '../scenes/ground.ts'
import { front } from '../scenes/habitat.ts'
import { cloud, flowerHead, hill, sun } from '../shapes/nature.ts'
import { snail } from '../shapes/pets.ts'
import type { Portrait } from './portrait.ts'

const face = (pen: Pen): Drawing => [
  pen.shape(ellipse(-7, -3, 4.6, 5.6) + ellipse(7, -3, 4.6, 5.6), 'white', 1.1),
  pen.spot(-6.4, -2.4, 3),
  pen.spot(7.6, -2.4, 3),
  pen.spot(-5.4, -3.8, 1, 'white'),
  pen.spot(8.6, -3.8, 1, 'white'),
  pen.line('M-6 6Q0 11 6 6', 1.2),
]

/** From the side, walking left, about its feet, 118 mm long, 84 high; its face looks out of the page. */
const walking = (pen: Pen): Drawing => [
  [-20, 8, 36].map((x) => pen.rope(`M${x} -16L${x - 6} -7L${x - 4} 0H${x - 10}`, 3.2, 'brownDark', 1)),
  pen.shape('M-34 -14C-36 -52 -10 -74 22 -72C52 -70 68 -42 64 -14C40 -8 -10 -8 -34 -14z', 'red'),
  pen.line('M20 -72C34 -52 34 -28 28 -10', 1.2),
  pen.shape(
    circle(-8, -48, 8) + circle(-12, -24, 7) + circle(14, -28, 8) + circle(48, -46, 7) + circle(46, -22, 7),
    'brownDark',
    1.1,
  ),
  pen.rope('M-50 -58Q-54 -72 -64 -74', 2.4, 'brownDark', 0.9),
  pen.rope('M-38 -60Q-36 -74 -44 -80', 2.4, 'brownDark', 0.9),
  pen.shape(circle(-65, -74.5, 4) + circle(-45, -81, 4), 'brownDark', 1.1),
  pen.shape(circle(-42, -38, 22), 'cream'),
  pen.at(-44, -38, 1, face),
]

/** From above, its wing cases open, about its middle, 120 mm wide. */
const flying = (pen: Pen): Drawing => [
  [false, true].map((flip) =>
    pen.at(
      0,
      0,
      1,
      (own) => [
        own.shape('M6 -2C30 8 44 34 34 52C22 56 8 34 4 12z', 'foam'),
        own.line('M10 8Q24 24 30 42', 0.9),
        own.shape('M4 -14C20 -36 52 -30 60 -6C58 14 34 18 16 10C8 4 4 -4 4 -14z', 'red'),
        own.shape(circle(24, -14, 6.4) + circle(44, -10, 6) + circle(30, 4, 5.6), 'brownDark', 1.1),
      ],
      { flip },
    ),
  ),
  pen.shape('M-10 -14C-16 6 -12 34 0 40C12 34 16 6 10 -14z', 'brownPale'),
  pen.line('M-12.500 4Q0 9 12.500 4M-12 17Q0 22 12 17M-8 29Q0 33 8 29', 1),
  pen.rope('M-8 -44Q-14 -56 -22 -56', 2.2, 'brownDark', 0.9),
  pen.rope('M8 -44Q14 -56 22 -56', 2.2, 'brownDark', 0.9),
  pen.shape(circle(-23, -56, 3.6) + circle(23, -56, 3.6), 'brownDark', 1.1),
  pen.shape(circle(0, -28, 20), 'cream'),
  pen.at(0, -28, 1, face),
]

const onLeaf: Portrait = {
  shows: [],
  draw: ({ pen, more, most }) => [
    backdrop(pen, 'skyLow'),
    sun(pen.plane('middle'), 168, 86, 1.1, true),
    more(() => cloud(pen.plane('far'), 70, 82, 1)),
    hill(pen.plane('far', 'hillLine'), points('-8,206 60,188 130,204 218,186'), 'hillFar'),
    pen.shape('M218 262C190 268 160 262 150 256L152 246C176 252 196 252 218 246z', 'leafDark'),
    pen.plane('hero').shape('M12 226C44 214 128 214 172 246C160 276 70 282 34 258C24 250 16 238 12 226z', 'leaf'),
    pen.line('M20 230C70 236 124 240 168 247M60 234L48 258M92 238L84 268M126 241L124 270', 1.1),
    pen.plane('hero').at(104, 238, 1.36, walking),
    more(() => snail(pen, 186, 249, 1.4, 'yellow')),
    most(() => points('28,272 120,280').map(([x, y]) => pen.shape(ellipse(x, y, 4, 5), 'water', 0.9))),
  ],
}

const tall = (pen: Pen, x: number, y: number, r: number, fill: 'pink' | 'yellow' | 'purple'): Drawing => [
  pen.rope(`M${x} ${y}Q${x - 4} ${(y + 290) / 2} ${x} 292`, 4, 'green', 1.1),
  pen.shape(`M${x} 276C${x + 8} 258 ${x + 26} 258 ${x + 30} 264C${x + 26} 276 ${x + 12} 280 ${x} 278z`, 'leaf', 1.2),
  flowerHead(pen, x, y, r, fill),
]

const overFlowers: Portrait = {
  shows: ['flower'],
  draw: ({ pen, more, most }) => [
    backdrop(pen, 'sky'),
    cloud(pen.plane('far'), 40, 84, 1.1),
    more(() => cloud(pen.plane('far'), 170, 80, 0.9)),
    hill(pen.plane('far', 'hillLine'), points('-8,222 60,208 130,220 218,204'), 'hillFar'),
    front(pen, 258, 'meadow'),
    tall(pen, 36, 234, 20, 'pink'),
    tall(pen, 152, 244, 20, 'yellow'),
    more(() => tall(pen, 94, 256, 15, 'purple')),
    most(() => tall(pen, 190, 262, 11, 'pink')),
    pen.plane('hero').at(105, 148, 1.4, flying),
  ],
}

export const LADYBIRDS: readonly [Portrait, Portrait] = [onLeaf, overFlowers]
