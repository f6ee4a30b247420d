/** People who care for me: a hug of three under a flowering arch, for a day of mothers, grandmothers or anybody who cares. */
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, heart, points, ring, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backdrop } from './ground.ts'
import type { Scene } from './scene.ts'

const flower = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(scallop(ring(x, y, r * 0.62, r * 0.62, 5, -54, 306), 0.56), 'pink'),
  pen.shape(circle(x, y, r * 0.34), 'yellow', 0.9),
]

const plant = (pen: Pen, x: number, y: number, pot: 'bluePale' | 'clay'): Drawing =>
  pen.at(x, y, 1, (pen) => [
    [-46, 46, -20, 20, 0].map((turn) =>
      pen.at(
        0,
        -22,
        1,
        (pen) => [
          pen.shape('M0 2C-8 -8 -8 -24 0 -36C8 -24 8 -8 0 2z', 'foliage'),
          pen.line('M0 -2V-26', 0.75, 'leafDeep'),
        ],
        { turn },
      ),
    ),
    pen.shape('M-16 -26H16L12 0H-12z', pot),
    pen.shape(box(-18, -30, 36, 8, 2), pot),
  ])

/** Arms around the child, eyes closed. */
const HUG: Pose = { expr: 'carinho', plain: true, tilt: 8 }

/** Behind the family: a trellis of diamonds, a heart or a flower in each. */
const lattice = (pen: Pen): Drawing => [
  pen.line(
    Array.from(
      { length: 14 },
      (_, i) => `M${i * 24 - 116} 76L${i * 24 + 44} 236M${i * 24 + 44} 76L${i * 24 - 116} 236`,
    ).join(''),
    0.6,
    'hillLine',
  ),
  Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 8 }, (_, i) => {
      const [x, y] = [24 + i * 24 - (row % 2) * 12, 84 + row * 12]
      return row % 2 ? pen.shape(heart(x, y, 3.4), 'pinkPale', 0.7) : flower(pen, x, y, 4.2)
    }),
  ),
]

/** Two adults and the child that they bring up. */
export type Family = readonly [left: CastName, right: CastName, child: CastName]

export const familyScene = (id: string, name: string, [left, right, child]: Family): Scene => ({
  id,
  name,
  horizon: 40,
  front: 300,
  metre: 104,
  spots: {
    left: { at: [72, 330], width: 60, height: 150, on: 'floor' },
    right: { at: [138, 334], width: 60, height: 150, on: 'floor' },
    child: { at: [105, 296], width: 56, height: 126, on: 'floor' },
  },
  shows: ['family', 'flower', 'plant', 'criança'],
  close: { x: 105, zoom: 1.04 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    const arch = ring(105, 168, 88, 106, 21, 180, 360)
    return [
      backdrop(pen, 'skyLow'),
      middle.shape('M13 300V170a92 110 0 0 1 184 0V300z', 'turf'),
      middle.shape('M26 300V172a79 94 0 0 1 158 0V300z', 'cream'),
      pen.fine(() => pen.clip('M26 300V172a79 94 0 0 1 158 0V300z', lattice(middle))),
      arch
        .filter((_, i) => stage.level === 'desafio' || i % (stage.level === 'facil' ? 4 : 2) === 0)
        .map(([x, y]) => flower(pen, x, y, stage.level === 'facil' ? 12 : 9)),
      pen.shape('M-8 232H218V470H-8z', 'cream', 1.1),
      stage.from('desafio', () =>
        pen.line(
          'M-8 250H218M-8 268H218M40 232V250M90 232V250M140 232V250M66 250V268M116 250V268M166 250V268',
          0.75,
          'sandLine',
        ),
      ),
      plant(pen, 28, 284, 'bluePale'),
      plant(pen, 184, 284, 'clay'),
      stage.person('left', left, { pose: { ...HUG, armL: [-8, 10], armR: { at: [22, -36], dir: 60, z: 'mid' } } }),
      stage.person('right', right, {
        pose: { ...HUG, tilt: -8, armR: [8, -10], armL: { at: [-22, -36], dir: -60, z: 'mid' } },
      }),
      stage.person('child', child, {
        wear: { top: { tone: CLOTH.amarelo, kind: 'dress', print: 'dots', printTone: CLOTH.branco } },
        pose: {
          expr: 'carinho',
          armL: { at: [-15, -38], dir: 150, z: 'mid' },
          armR: { at: [15, -38], dir: 210, z: 'mid' },
        },
      }),
      stage.from('desafio', () => points('50,60 160,60').map(([x, y]) => flower(pen, x, y + 10, 6))),
    ]
  },
})

export const MOTHERS: Scene = familyScene('maes', 'no abraço de quem cuida', ['avo', 'mae', 'nina'])
export const FATHERS: Scene = familyScene('pais', 'no abraço da família', ['mae', 'pai', 'malu'])
