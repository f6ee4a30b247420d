/** An ice-cream cart on the promenade: one child sells, one has a cone already. */
import { person } from '../cast/cast.ts'
import { WAVE } from '../cast/poses.ts'
import { box, circle, points, ring, scallop, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cobbles } from '../scenes/finery.ts'
import { birdsAfar, ripples } from '../scenes/ground.ts'
import { iceCream } from '../shapes/party.ts'
import { palm } from '../shapes/plants.ts'
import { boat } from '../shapes/seaside.ts'
import type { Portrait } from './portrait.ts'

const wheel = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(circle(x, y, r), 'grey'),
  pen.shape(circle(x, y, r - 4), 'white', 1),
  pen.line(
    ring(x, y, r - 4, r - 4, 8)
      .map(([px, py]) => `M${x} ${y}L${px} ${py}`)
      .join(''),
    0.9,
  ),
  pen.shape(circle(x, y, 4), 'yellow', 1.1),
]

export const ICE_CART: Portrait = {
  shows: ['boat', 'crianças'],
  draw: ({ pen, more, most, who }) => {
    const middle = pen.plane('middle')
    return [
      pen.shape('M-10 -10H220V310H-10z', 'sky', null),
      more(() => birdsAfar(pen, '20,92,18 176,84,18', 1.1)),
      middle.shape('M-8 158H218V222H-8z', 'bluePale', 1),
      more(() => [boat(middle, 30, 166, 0.7), ripples(middle, '20,186 150,178 60,198')]),
      most(() => [boat(middle, 186, 162, 0.45), ripples(middle, '180,196 100,186')]),
      palm(middle, 184, 224, 2, { flip: true }),
      middle.shape('M-8 216H218V226H-8z', 'sand', 1.1),
      pen.shape('M-8 226H218V310H-8z', 'path', 1.1),
      pen.fine(() => cobbles(pen, 230)),
      pen.rope('M105 84V200', 3, 'metal'),
      [-3, -2, -1, 0, 1, 2].map((i) =>
        pen.shape(
          `M105 66Q${105 + i * 15} 76 ${105 + i * 22} 106Q${116 + i * 22} 99 ${127 + i * 22} 106Q${105 + (i + 1) * 15} 76 105 66z`,
          i % 2 ? 'teal' : 'white',
          1.2,
        ),
      ),
      person(pen, who(2), 38, 272, 1.42, {
        pose: { turn: 32, expr: 'alegre', armR: { at: [17, -28], z: 'front', dir: 70, hand: 'fist' } },
      }),
      person(pen, who(3), 174, 274, 1.3, {
        pose: { ...WAVE, turn: -26, armL: { at: [-10, -26], z: 'front', dir: 70, hand: 'fist' } },
      }),
      pen.rope('M62 234L76 226', 2.4, 'metal'),
      pen.plane('hero').shape(box(68, 188, 78, 66, 4), 'pink'),
      pen.shape(box(64, 182, 86, 10, 3), 'white'),
      pen.shape(
        `${scallop(points('146,196 130,194 115,196 99,194 84,196 68,194'), 0.5, false)}V191H146z`,
        'cream',
        1.1,
      ),
      pen.shape(box(76, 206, 62, 28, 3), 'yellowPale', 1.1),
      pen.text(107, 223.6, 'SORVETE', 8),
      most(() =>
        points('76,243 92,245 108,243 124,245 139,243').map(([x, y], i) =>
          pen.shape(i % 2 ? circle(x, y, 2.6) : star(x, y, 4, 5, 0.5), 'yellow', 0.9),
        ),
      ),
      wheel(pen, 86, 258, 16),
      wheel(pen, 130, 258, 16),
      pen.plane('hero').at(107, 184, 1.06, (own) => iceCream(own, 0, 0)),
      iceCream(pen, 161, 243, 0.42),
    ]
  },
}
