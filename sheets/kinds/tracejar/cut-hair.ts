/** A salon: hair down to the foot of the page is cut into locks. */
import { person } from '../../studio/cast/cast.ts'
import type { FigurePen } from '../../studio/cast/figure-pen.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HANDS_UP } from '../../studio/cast/poses.ts'
import { bust } from '../../studio/cast/showing.ts'
import { box, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { flowerHead } from '../../studio/shapes/nature.ts'
import type { CutPlace } from './cut-ways.ts'

const STRANDS =
  'M24 290C34 224 56 180 84 146M56 290C66 230 80 190 96 158M92 290C96 240 101 196 103 160M118 290C116 240 110 196 108 160M154 290C146 230 132 190 115 158M186 290C176 224 154 180 126 146'

/** Mirrors with their shelves. */
const mirrors = (pen: Pen): Drawing =>
  [34, 176].map((x) => [
    pen.shape(box(x - 18, 62, 36, 52, 10), 'yellow'),
    pen.shape(box(x - 14.5, 65.5, 29, 45, 8), 'bluePale', 0.8),
    pen.line(`M${x - 8} 84l9 -11M${x - 7} 92l16 -19`, 0.7, 'white'),
  ])

const comb = (near: FigurePen) => ({
  armFront: [
    near.shape('M12,-48H26V-45H12Z', CLOTH.lilas),
    near.ink('M14,-45v3M16.500,-45v3M19,-45v3M21.500,-45v3M24,-45v3'),
  ],
})

const BEHIND = 'M70 116C60 78 84 74 105 74C126 74 150 78 140 116C146 160 180 204 208 300H2C30 204 64 160 70 116z'
const FRONT = 'M2 300C30 216 60 170 80 126C88 142 96 147 105 147C114 147 122 142 130 126C150 170 180 216 208 300z'

const salon = (hero: CastName, hair: Fill): CutPlace => ({
  name: `cabelo de ${hero}`,
  evenTop: 172,
  goals: ['primeira mecha', 'segunda mecha', 'terceira mecha', 'quarta mecha', 'quinta mecha'],
  draw: (pen, ways, who) => {
    const middle = pen.plane('middle')
    return [
      pen.shape(box(0, 0, 214, 300), 'pinkPale', null),
      mirrors(middle),
      pen.plane('far', 'woodDark').shape(box(-4, 188, 220, 110), 'woodPale'),
      person(middle, who(0), 30, 200, 1.02, {
        pose: { expr: 'alegre', armR: { at: [15.4, -40], dir: 140, hand: 'fist', z: 'front' } },
        extra: comb,
      }),
      person(middle, who(1), 180, 200, 1.02, { pose: HANDS_UP }),
      middle.shape(BEHIND, hair, 1),
      pen.at(105, 206, 2.1, (own) => bust(own.plane('middle'), hero, 'alegre')),
      middle.shape(FRONT, hair, 1),
      middle.line(STRANDS, 0.8),
      points('88,152 122,152').map(([x, y], i) => flowerHead(middle, x, y, 6, i ? 'pink' : 'red')),
      ways.map(({ d, width }) => pen.plane('far').rope(d, width, 'cream', 0.8)),
    ]
  },
})

export const HAIRS: readonly CutPlace[] = [salon('malu', 'straw'), salon('sofia', 'tan')]
