/** 7 September 1822: Dom Pedro on his horse by the stream Ipiranga, soldiers who wave their hats. */
import type { Mark } from '../../scene/scene.ts'
import { person, type Standing } from '../cast/cast.ts'
import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import type { Person } from '../cast/person.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { birdsAfar, ground, meadow, ripples } from '../scenes/ground.ts'
import { horse } from '../shapes/farm.ts'
import { bush, tree } from '../shapes/nature.ts'

/** Numbers of what the scene shows, each beside its thing. */
export const IPIRANGA_SPOTS = {
  cavalo: [103, 247],
  espada: [101, 196.5],
  riacho: [60, 276],
  chapéu: [151, 205],
  soldado: [191, 258],
} as const satisfies Readonly<Record<string, Spot>>

const [RIDER, HORSE_FOOT] = [0.6, 266]

const sword = (near: FigurePen): Drawing => [
  near.shape('M-21,-86L-47,-97.6L-50,-101L-45.600,-100.4L-20,-89Z', CLOTH.cinza),
  near.rope('M-23,-92L-20.600,-83.6', CLOTH.amarelo, 1.6),
]
/** Two points, worn across the head. */
const bicorne = (near: FigurePen): Drawing => [
  near.shape('M-19,-84Q-12,-101 0,-101T19,-84Q0,-92 -19,-84Z', CLOTH.marinho),
  near.shape('M-3,-100L3,-100L2,-91L-2,-91Z', CLOTH.amarelo, near.inner),
]
const sash = (near: FigurePen): Drawing => [
  near.ink('M0,-68V-44', near.inner),
  near.shape('M-9,-68L-4,-68L9,-48L9,-42Z', CLOTH.verde, near.inner),
]

const UNIFORM: Pick<Person, 'top' | 'bottom' | 'shoes'> = {
  top: { tone: CLOTH.azul, kind: 'long' },
  bottom: { tone: CLOTH.branco, kind: 'pants' },
  shoes: CLOTH.marinho,
}
const CRY: Pose = {
  turn: -26,
  expr: 'alegre',
  plain: true,
  armL: { at: [-20, -86], z: 'front', hand: 'fist', dir: -60 },
  armR: { at: [-4, -50], z: 'front', hand: 'fist' },
}
const PEDRO: Standing = {
  pose: CRY,
  wear: { ...UNIFORM, top: { tone: CLOTH.marinho, kind: 'long' }, skin: 's2', hairColour: 'castanho' },
  extra: (near) => ({ armBack: sword(near), torso: sash(near), head: bicorne(near) }),
}

/** A tall hat with a peak, raised in a hand. */
const shako = (near: FigurePen, x: number): Drawing => [
  near.shape(`M${x - 7},-91L${x - 8.6},-106H${x + 8.6}L${x + 7},-91Z`, CLOTH.vermelho),
  near.shape(`M${x - 9},-91.6H${x + 9}V-88.6H${x - 9}Z`, CLOTH.marinho),
]

const soldier = (skin: Person['skin'], hair: Person['hair'], x: -1 | 1): Standing => ({
  pose: {
    turn: -24,
    expr: 'alegre',
    plain: true,
    ...(x < 0
      ? { armL: { at: [-17, -87], z: 'front', hand: 'fist', dir: 190 } }
      : { armR: { at: [17, -87], z: 'front', hand: 'fist', dir: 170 } }),
  },
  wear: { ...UNIFORM, skin, hair, beard: false },
  extra: (near) => ({
    torso: [near.shape('M-9,-68L9,-48M9,-68L-9,-48', CLOTH.branco), near.ink('M-9,-68L9,-46M9,-68L-9,-46', near.outer)],
    top: shako(near, 17 * x),
  }),
})

/** Cloth under the saddle, the rider's near leg and the reins. */
const onHorse = (pen: Pen): Drawing => [
  pen.shape('M-4 -38.500C2 -37 12 -37 20 -38L21 -24H-3z', 'red', 1),
  pen.line('M-2.600 -26.600H20.600', 0.8, 'yellow'),
  pen.shape('M3 -42C-1 -36 -3 -30 -4 -26L3 -24C5 -29 10 -34 13 -40z', 'white', 1),
  pen.shape('M-4 -26L3 -24L1 -12L-5 -10.600C-8 -11 -7 -13 -4.600 -14z', 'greyDark', 1),
  pen.line('M-29 -37Q-12 -32 2 -44', 0.9, 'brownDark'),
]

const rider = (pen: Pen): Drawing => [
  person(pen, 'pai', 120, HORSE_FOOT - 6.6, RIDER, PEDRO),
  horse(pen, 116, HORSE_FOOT, 0.8, { coat: 'tan', mane: 'brown' }),
  pen.at(116, HORSE_FOOT, 0.8, onHorse),
]

const [CRY_LEFT, CRY_TOP] = [17, 196]
const cry = (pen: Pen): Drawing => [
  pen.shape(
    `M${CRY_LEFT + 5} ${CRY_TOP}H${CRY_LEFT + 60}q5 0 5 5v1.500l13 5.500l-13 -0.500v3.500q0 5 -5 5H${CRY_LEFT + 5}q-5 0 -5 -5v-10q0 -5 5 -5z`,
    'white',
    0.9,
  ),
  pen.text(CRY_LEFT + 32.5, CRY_TOP + 12.1, 'Independência!', 5.6),
]

/** The scene in the lower third of a page; `names` are those with a number. */
export function ipiranga(
  pen: Pen,
  names: readonly string[],
  tag: ((index: number, at: Spot) => readonly Mark[]) | undefined,
): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const spots: Readonly<Record<string, Spot>> = IPIRANGA_SPOTS
  return [
    pen.shape(box(0, 0, 210, 297), 'sky', null),
    birdsAfar(pen, '150,198,9 172,203,8'),
    meadow(far, 224, 'hillFar'),
    meadow(middle, 236, 'hill'),
    [18, 192].map((x, i) => tree(middle, x, 246, 0.9, i ? 'lime' : 'leaf')),
    bush(middle, 48, 246, 0.8),
    meadow(pen, 248, 'meadow'),
    ground(pen, points('-8,272 40,268 92,272 150,277 218,270'), 'water'),
    ripples(pen, '30,277 96,281 150,283 184,279'),
    person(pen, 'pai', 34, 264, 0.5, soldier('s5', 'curto', -1)),
    rider(pen),
    person(pen, 'pai', 178, 268, 0.56, soldier('s3', 'curto', -1)),
    cry(pen),
    names.flatMap((name, i): Drawing[] => {
      const at = spots[name]
      return at && tag ? [...tag(i, at)] : []
    }),
  ]
}
