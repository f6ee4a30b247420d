/** An owl watches from its branch among animals of the night; another glides over the sleeping village. */

import { bat } from '../pairs/wild-homes.ts'
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { front } from '../scenes/habitat.ts'
import { house } from '../shapes/built.ts'
import { flyingOwl } from '../shapes/flying-birds.ts'
import { hill, tree, tuft } from '../shapes/nature.ts'
import { armadillo, firefly } from '../shapes/night-animals.ts'
import { frog, owl, snail } from '../shapes/pets.ts'
import { broadLeaf, fern } from '../shapes/plants.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import type { Portrait } from './portrait.ts'

const night = (pen: Pen): Drawing => pen.shape('M-10 -10H220V310H-10z', 'dusk', null)

/** Feathers in rows that an owl has on the finest pages. */
const feathers = (pen: Pen): Drawing =>
  points(
    '-3.600,-14 0,-14 3.600,-14 -5,-10.600 -1.700,-10.600 1.700,-10.600 5,-10.600 -3.400,-7.200 0,-7.200 3.400,-7.200',
  ).map(([x, y]) => pen.line(`M${x - 1.3} ${y}q1.300 2 2.600 0`, 0.8))

const watching: Portrait = {
  shows: ['moon', 'star', 'armadillo'],
  draw: ({ pen, more, most }) => {
    const middle = pen.plane('middle')
    return [
      night(pen),
      crescent(middle, 44, 92, 1.5, true),
      points('84,80 108,78 160,78').map(([x, y]) => brightStar(pen, x, y, 5)),
      most(() => points('26,130 150,120 160,104').map(([x, y]) => brightStar(pen, x, y, 3.6))),
      hill(pen.plane('far', 'hillLine'), points('-8,232 50,214 110,230 165,212 218,230'), 'hillFar'),
      more(() => middle.at(172, 118, 0.9, bat)),
      front(pen, 246, 'meadow'),
      pen.shape('M218 40C190 60 186 120 190 180C194 230 186 262 176 292H218z', 'brownPale'),
      pen.line('M204 90Q198 130 204 170M198 200Q202 230 194 262M210 120v30', 1),
      pen.shape('M218 192C150 184 80 196 8 186L6 196C80 212 150 206 218 218z', 'brown'),
      pen.line('M40 196q14 3 28 1M92 200q16 1 30 -1M142 199q14 0 24 2', 0.9),
      pen.plane('hero').at(100, 190, 2.9, (own) => [owl(own, 0, 0), own.fine(() => feathers(own))]),
      broadLeaf(pen, 22, 192, 0.66, -30),
      broadLeaf(pen, 30, 198, 0.6, 200, 'lime'),
      more(() => [
        broadLeaf(pen, 162, 196, 0.6, 24),
        broadLeaf(pen, 150, 206, 0.6, 165, 'lime'),
        pen.at(52, 272, 1.2, armadillo),
        pen.at(164, 156, 0.7, firefly),
      ]),
      most(() => [
        frog(pen, 138, 278, 0.9),
        snail(pen, 104, 279, 1),
        pen.at(30, 160, 0.6, firefly, { flip: true }),
        fern(pen, 168, 282, 0.8),
        tuft(pen, 20, 280, 1.1),
      ]),
    ]
  },
}

const gliding: Portrait = {
  shows: ['moon', 'star', 'house'],
  draw: ({ pen, more, most }) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      night(pen),
      middle.shape(circle(105, 122, 54), 'sun'),
      middle.shape(ellipse(82, 96, 7, 5) + circle(134, 106, 5) + ellipse(118, 164, 8, 5), 'glow', 0.9),
      points('24,84 50,180 178,86 192,190').map(([x, y]) => brightStar(pen, x, y, 5)),
      most(() => points('58,78 152,78 20,126 192,130').map(([x, y]) => brightStar(pen, x, y, 3.6))),
      hill(far, points('-8,222 50,206 110,220 165,202 218,220'), 'hillFar'),
      more(() => [
        house(middle, 42, 240, 1.5, { roof: 'red' }),
        house(middle, 112, 236, 1.2, { roof: 'purple' }),
        house(middle, 170, 242, 1.6, { roof: 'blue' }),
        tree(middle, 78, 240, 1.2),
        tree(middle, 140, 238, 1, 'lime'),
      ]),
      front(pen, 240, 'meadow'),
      pen
        .plane('hero')
        .at(105, 146, 2.1, (own) => [
          flyingOwl(own),
          own.fine(() =>
            [1, -1].map((side) =>
              own.line(
                `M${side * 16} -14q${side * 3} 3 ${side * 6} 1M${side * 20} -19q${side * 3} 3 ${side * 6} 1M${side * 27} -21q${side * 3} 3 ${side * 6} 1`,
                0.8,
              ),
            ),
          ),
        ]),
      more(() => [pen.at(54, 276, 1.1, armadillo), pen.at(160, 198, 0.6, firefly)]),
      most(() => [
        middle.at(32, 148, 0.5, bat),
        middle.at(178, 164, 0.5, bat),
        frog(pen, 170, 279, 0.9),
        snail(pen, 104, 280, 1),
        pen.at(32, 200, 0.5, firefly, { flip: true }),
        fern(pen, 190, 280, 0.8),
      ]),
    ]
  },
}

export const OWLS: readonly [Portrait, Portrait] = [watching, gliding]
