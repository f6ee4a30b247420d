/** A sailing boat with its crew among dolphins; a fishing raft of the north-east comes home at sunset. */
import { person } from '../cast/cast.ts'
import { POINT_LEFT, WAVE } from '../cast/poses.ts'
import { box, circle, ellipse, scallop, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backdrop, birdsAfar, ripples } from '../scenes/ground.ts'
import { dolphin } from '../shapes/food-web-water.ts'
import { cloud } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { fish } from '../shapes/sea.ts'
import type { Portrait } from './portrait.ts'

/** Rows of waves, the nearer the larger, to the foot of the page. */
const waves = (pen: Pen, tops: readonly number[]): Drawing =>
  tops.map((y, i) => {
    const step = 22 + i * 6
    const spots = Array.from(
      { length: Math.ceil(240 / step) + 1 },
      (_, k) => [-20 - (i % 2) * step * 0.5 + k * step, y] as const,
    )
    return pen.shape(`${scallop(spots, 0.42, false)}V310H-30z`, i % 2 ? 'water' : 'bluePale')
  })

const atSea: Portrait = {
  shows: ['dolphin', 'crianças'],
  draw: ({ pen, more, most, who }) => {
    const far = pen.plane('far')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 36, 88, 1),
      more(() => [cloud(far, 172, 82, 1), birdsAfar(pen, '28,128,20 54,116,16', 1.1)]),
      far.shape('M-8 190H218V310H-8z', 'bluePale', 1),
      waves(pen.plane('middle'), [204]),
      pen.rope('M112 222V64', 3.4, 'brown'),
      pen.shape('M112 66L132 72L112 80z', 'red', 1.1),
      pen.plane('hero').shape('M118 84C154 112 172 156 176 194Q146 200 118 194z', 'white'),
      pen.line('M118 112Q134 114 146 110M118 140Q142 144 161 138M118 168Q148 174 172 167', 1.1),
      pen.shape(star(134, 155, 8, 5, 0.5), 'yellow', 1.1),
      pen.plane('hero').shape('M106 92C88 122 64 156 44 186Q76 198 106 190z', 'yellow'),
      pen.line('M94 112L106 116M78 138Q92 144 106 143M60 164Q84 172 106 170', 1.1),
      person(pen, who(0), 74, 244, 1.1, { pose: { ...POINT_LEFT, hide: ['legL', 'legR'] } }),
      person(pen, who(1), 152, 244, 1.1, { pose: { ...WAVE, hide: ['legL', 'legR'] } }),
      pen.plane('hero').shape('M22 220Q105 232 194 218C190 240 176 262 160 268H62C44 262 30 246 22 220z', 'wood'),
      pen.line('M27 233Q105 244 190 232M36 248Q105 257 182 246', 1.1),
      [74, 105, 136].map((x) => pen.shape(circle(x, 240.5, 5), 'bluePale', 1.1)),
      waves(pen, [260]),
      more(() => dolphin(pen, 46, 264, 0.9, { turn: 14 })),
      more(() => dolphin(pen, 164, 262, 0.8, { turn: 12 })),
      waves(pen, [276]),
      most(() => ripples(pen, '20,212 170,210 100,214')),
    ]
  },
}

const raft: Portrait = {
  shows: ['fish', 'sun'],
  draw: ({ pen, more, most, who }) => {
    const middle = pen.plane('middle')
    const rays = Array.from({ length: 9 }, (_, i) => {
      const angle = Math.PI + (i / 8) * Math.PI
      const at = (r: number) => `${(58 + r * Math.cos(angle)).toFixed(1)} ${(168 + r * Math.sin(angle)).toFixed(1)}`
      return `M${at(40)}L${at(52)}`
    })
    return [
      backdrop(pen, 'skyLow'),
      middle.shape('M24 168A34 34 0 0 1 92 168z', 'sun'),
      middle.line(rays.join(''), 1.3),
      more(() => [cloud(pen.plane('far'), 36, 84, 0.9), birdsAfar(pen, '20,118,18 66,106,20', 1.1)]),
      middle.shape('M140 170C160 156 196 154 218 158V172H140z', 'sand'),
      more(() => palm(middle, 182, 160, 0.9)),
      middle.shape('M-8 168H218V310H-8z', 'bluePale', 1),
      middle.line('M36 176H80M42 184H74M48 192H68', 1),
      waves(middle, [206]),
      pen.rope('M76 238C84 190 96 130 116 74', 3.4, 'brown'),
      pen.plane('hero').shape('M116 78C150 104 168 150 172 196L82 204C88 168 102 118 116 78z', 'white'),
      pen.line('M106 108Q124 116 142 102M96 140Q130 148 160 136M88 172Q132 180 169 168', 1.1),
      person(pen, who(0), 48, 240, 1.1, {
        pose: { turn: 30, expr: 'alegre', armR: { at: [15, -30], hand: 'fist', z: 'front', dir: 60 } },
      }),
      pen.rope('M64 207L104 202', 1.6, 'wood', 0.8),
      pen.shape('M126 240L130 218H160L164 240z', 'straw', 1.2),
      pen.line('M129 226H161M127 233H163M138 219L136 240M152 219L154 240', 0.8),
      [134, 146, 156].map((x, i) =>
        pen.at(x, 216, 0.5, (own) => fish(own, 0, 0, 1, i % 2 ? 'orange' : 'blue'), { turn: 70 }),
      ),
      [0, 1, 2].map((i) => pen.shape(box(18 + i * 5, 238 + i * 6, 176 - i * 10, 8, 4), i % 2 ? 'woodPale' : 'wood')),
      pen.shape([40, 92, 178].map((x) => ellipse(x, 242, 2.4, 2.4)).join(''), 'brown', 0.9),
      waves(pen, [258, 274]),
      most(() => ripples(pen, '20,214 120,216 170,212')),
    ]
  },
}

export const BOATS: readonly [Portrait, Portrait] = [atSea, raft]
