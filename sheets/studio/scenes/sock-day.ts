/** 21 March: odd socks all round. Duda jumps the rope that her friends swing, others clap and pull on their socks. */
import { CLOTH, type Tone } from '../cast/inks.ts'
import type { Person, Sock } from '../cast/person.ts'
import { CLAP, HANDS_UP } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { SITTING } from '../cast/things.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { bloom } from '../shapes/plants.ts'
import { clothesPeg, sock } from '../shapes/socks.ts'
import { backdrop, birdsAfar, ground, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

const striped = (tone: Tone, printTone: Tone): Sock => ({ tone, print: 'stripes', printTone })
const dotted = (tone: Tone, printTone: Tone = CLOTH.branco): Sock => ({ tone, print: 'dots', printTone })
const { amarelo, coral, verde, azul, rosa, lilas, vermelho, agua, branco, jeans } = CLOTH

/** Two socks of each child, never a pair. */
const ODD: readonly (readonly [Sock, Sock])[] = [
  [striped(amarelo, vermelho), dotted(lilas)],
  [dotted(coral), striped(agua, branco)],
  [striped(rosa, branco), { tone: verde }],
  [dotted(azul), striped(amarelo, verde)],
  [striped(verde, branco), dotted(vermelho)],
]

/** Bare knees, so that the socks are seen. */
const wearing = (i: number, rest: Partial<Person> = {}): Partial<Person> => ({
  bottom: { tone: jeans, kind: 'shorts' },
  socks: ODD[i],
  ...rest,
})

const SWINGER: Pose = {
  turn: 30,
  expr: 'alegre',
  plain: true,
  armL: { at: [13.6, -25], z: 'front', dir: 90, hand: 'fist', thumb: 1 },
  armR: [-12, 4],
}

const JUMP: Pose = {
  ...HANDS_UP,
  legL: { at: [-6.4, -4], toe: 16 },
  legR: { at: [6.4, -5], toe: -16 },
}

/** Sits on the bench and pulls a sock up. */
const PULLING: Pose = {
  turn: 30,
  expr: 'alegre',
  plain: true,
  hip: [-3, -17],
  lean: 20,
  nod: 1,
  legL: { at: [11, -9], toe: -8 },
  legR: { at: [5, -3] },
  armL: { at: [11, -15], z: 'front', dir: 40, hand: 'fist', thumb: 1 },
  armR: { at: [14, -14], z: 'back', dir: 40 },
}

/** 14 units high, its foot in the middle below. */
const bench = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.rope('M-17 0V-12M17 0V-12', 2.6, 'brown', 0.9),
    own.shape(box(-22, -14, 44, 4, 1.4), 'wood', 1),
  ])

/** From hand to hand, below whoever jumps. */
const ROPE = 'M56 243C72 262 84 279 105 279S138 262 154 243'

const LINE: readonly (readonly [x: number, y: number, fill: Fill, other: Fill, print: 'stripes' | 'dots' | 'heart'])[] =
  [
    [36, 84, 'yellow', 'red', 'stripes'],
    [64, 89, 'purple', 'white', 'dots'],
    [92, 91.6, 'teal', 'white', 'stripes'],
    [120, 91.6, 'red', 'yellow', 'heart'],
    [148, 89, 'green', 'white', 'dots'],
    [176, 84, 'pink', 'purple', 'stripes'],
  ]

/** For the youngest, larger. */
const FEW: typeof LINE = [
  [50, 86.4, 'purple', 'white', 'dots'],
  [98, 91.8, 'red', 'yellow', 'heart'],
  [146, 89.2, 'pink', 'purple', 'stripes'],
]

/** Socks on a line between two trees, none like the next. */
const clothesline = (pen: Pen, few: boolean): Drawing => {
  const lower = few ? 14 : 0
  const shown = few ? FEW : LINE
  return [
    pen.line(`M10 ${78 + lower}Q106 ${106 + lower} 202 ${78 + lower}`, 1.2),
    shown.map(([x, y, fill, other, print]) => [
      sock(pen, x, y + lower, few ? 1.5 : 1, { fill, other, print }),
      clothesPeg(pen, x, y + lower),
    ]),
  ]
}

export const SOCK_DAY: Scene = {
  id: 'sindrome-de-down',
  name: 'no dia das meias trocadas',
  horizon: 140,
  front: 284,
  metre: 70,
  spots: {
    left: { at: [34, 276], width: 46, height: 84, on: 'ground' },
    right: { at: [176, 276], width: 46, height: 84, on: 'ground' },
    jumper: { at: [105, 254], width: 44, height: 82, on: 'air' },
    lia: { at: [70, 194], width: 38, height: 56, on: 'ground' },
    bench: { at: [143, 197], width: 38, height: 56, on: 'seat' },
  },
  shows: ['crianças', 'corda', 'sock', 'tree'],
  close: { x: 105, zoom: 1.03 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const few = stage.level === 'facil'
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () =>
        stage.tall(() => [sun(middle, 30, 66, 0.75), cloud(far, 92, 68, 0.8), cloud(far, 164, 66, 0.7)]),
      ),
      stage.from('desafio', () => birdsAfar(far, '120,72,12 132,78,10')),
      hill(far, points('-8,156 50,140 110,152 160,138 218,154'), 'hillFar'),
      tree(middle, 12, 184, 3.4),
      tree(middle, 200, 184, 3.4, 'lime'),
      stage.from('medio', () => [tree(far, 84, 166, 1, 'hill'), tree(far, 128, 166, 0.9, 'hill')]),
      meadow(middle, 164, 'meadow'),
      stage.tall(() => clothesline(pen, few)),
      stage.from('medio', () => [
        stage.person('lia', 'lia', {
          pose: { ...SITTING, armL: CLAP.armL, armR: CLAP.armR, expr: 'alegre' },
          wear: wearing(4),
        }),
        bench(middle, 147, 197, stage.size(197, 0.28, 14)),
        stage.person('bench', 2, { pose: PULLING, wear: wearing(3) }),
      ]),
      ground(pen, points('-8,222 50,216 110,222 160,215 218,220'), 'path'),
      pen.rope(ROPE, 1.8, 'orange', 0.8),
      stage.person('jumper', 'duda', { pose: JUMP, wear: wearing(0) }),
      stage.person('left', 0, { pose: SWINGER, wear: wearing(1) }),
      stage.person('right', 1, { pose: SWINGER, flip: true, wear: wearing(2) }),
      stage.from('desafio', () => [
        bloom(pen, 16, 232, 1.2, 'red'),
        bloom(pen, 196, 230, 1.2, 'yellow'),
        tuft(pen, 70, 284, 1),
        tuft(pen, 140, 284, 1),
      ]),
    ]
  },
}
