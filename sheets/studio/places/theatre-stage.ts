/** A stage with curtains, a painted set for each place and actors whose names are at its edge. */
import { measureText } from '../../lettering/fonts.ts'
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP, WAVE } from '../cast/poses.ts'
import { standing, type Thing } from '../fit.ts'
import { box, circle, poly } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { dragon } from '../scenes/castle.ts'
import { house } from '../shapes/built.ts'
import { barn, cow, hen, horse, pig, sheep } from '../shapes/farm.ts'
import { bush, cloud, flower, tree } from '../shapes/nature.ts'
import { cat, dog, duck, frog, owl } from '../shapes/pets.ts'
import { capybara, jaguar, monkey, toucan } from '../shapes/wild.ts'
import { PLOTS, type PlotName } from './theatre-plots.ts'

/** A crown on the hair of an actor, at its height over the feet. */
const crowned = (pen: Pen, y: number, scale: number): Drawing =>
  pen.at(0, y, scale, (own) => [
    own.shape('M-9 0L-10 -9L-5 -4.500L0 -10L5 -4.500L10 -9L9 0Q0 2.500 -9 0z', 'yellow', 1),
    own.shape(circle(0, -2.6, 1.5), 'red', 0.7),
  ])

/** A long red robe with a pale collar. */
const ROBE = {
  top: { tone: CLOTH.vermelho, kind: 'dress', length: 30, shawl: CLOTH.creme },
  bottom: { tone: CLOTH.vermelho, kind: 'none' },
} as const

interface Actor {
  readonly draw: Thing
  /** The longer side on the stage, mm. */
  readonly size: number
}

const ACTORS = {
  Sapo: { draw: (pen) => frog(pen, 0, 0), size: 24 },
  Coruja: { draw: (pen) => owl(pen, 0, 0), size: 30 },
  Macaco: { draw: (pen) => monkey(pen, 0, 0), size: 38 },
  Galinha: { draw: (pen) => hen(pen, 0, 0), size: 28 },
  Porco: { draw: (pen) => pig(pen, 0, 0), size: 36 },
  Vaca: { draw: (pen) => cow(pen, 0, 0), size: 50 },
  Rei: { draw: (pen) => [person(pen, 'pai', 0, 0, 1, { wear: ROBE }), crowned(pen, -84, 0.9)], size: 60 },
  Princesa: { draw: (pen) => [person(pen, 'nina', 0, 0, 1, { pose: WAVE }), crowned(pen, -58.5, 0.7)], size: 48 },
  Dragão: { draw: (pen) => dragon(pen, 0, 0, 1), size: 54 },
  Gato: { draw: (pen) => cat(pen, 0, 0, 1, 'orange'), size: 30 },
  Cachorro: { draw: (pen) => dog(pen, 0, 0, 1, 'tan'), size: 33 },
  Lia: { draw: (pen) => person(pen, 'lia', 0, 0, 1), size: 44 },
  Malu: { draw: (pen) => person(pen, 'malu', 0, 0, 1, { pose: HANDS_UP }), size: 46 },
  Onça: { draw: (pen) => jaguar(pen, 0, 0), size: 42 },
  Capivara: { draw: (pen) => capybara(pen, 0, 0), size: 40 },
  Tucano: { draw: (pen) => toucan(pen, 0, 0), size: 32 },
  Pato: { draw: (pen) => duck(pen, 0, 0), size: 26 },
  Ovelha: { draw: (pen) => sheep(pen, 0, 0), size: 38 },
  Cavalo: { draw: (pen) => horse(pen, 0, 0), size: 50 },
} as const satisfies Readonly<Record<string, Actor>>

const sadDragon: Thing = (pen) => dragon(pen, 0, 0, 1, true)

export type ActorName = keyof typeof ACTORS

/** Upper and lower edge of the opening, the feet of the actors, and the front of the stage, mm. */
export const STAGE = { top: 56, floor: 116, feet: 126, front: 130, foot: 142 } as const

const tower = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x - 11, 80, 22, 40), 'stone', 0.9),
  pen.shape(`M${x - 14} 80L${x} 62L${x + 14} 80z`, 'purple', 0.9),
  pen.shape(`M${x - 4} 100v-8a4 4 0 0 1 8 0v8z`, 'bluePale', 0.8),
]

const SETS: Readonly<Record<string, readonly [sky: Fill, ground: Fill, things: (pen: Pen) => Drawing]>> = {
  floresta: [
    'hillFar',
    'hill',
    (pen) => [tree(pen, 62, 116, 1.5), tree(pen, 105, 114, 1.3), tree(pen, 150, 116, 1.5), bush(pen, 128, 117, 0.8)],
  ],
  fazenda: ['sky', 'meadow', (pen) => [barn(pen, 72, 117, 0.8), bush(pen, 128, 117, 0.7)]],
  castelo: [
    'sky',
    'meadow',
    (pen) => [
      pen.shape(
        poly([
          [66, 92],
          [144, 92],
          [144, 120],
          [66, 120],
        ]),
        'stone',
        0.9,
      ),
      tower(pen, 66),
      tower(pen, 144),
      flower(pen, 92, 118, 1, 'pink'),
      flower(pen, 120, 118, 1, 'red'),
    ],
  ],
  rua: [
    'sky',
    'path',
    (pen) => [house(pen, 64, 117, 1.2), house(pen, 146, 117, 1.2, { roof: 'blue' }), cloud(pen, 105, 78, 0.8)],
  ],
}

/** A curtain drawn to its side: folds to a band, then to the floor. */
const curtain = (pen: Pen, side: 1 | -1): Drawing => {
  const at = (dx: number) => 105 + side * dx
  return [
    pen.shape(
      `M${at(100)} 56H${at(58)}Q${at(64)} 92 ${at(82)} 100Q${at(84)} 112 ${at(80)} 130H${at(100)}z`,
      'red',
      1.3,
    ),
    pen.line(`M${at(70)} 62Q${at(75)} 86 ${at(87)} 98M${at(82)} 62Q${at(84)} 82 ${at(91)} 98`, 0.8),
    pen.line(`M${at(88)} 106Q${at(88)} 116 ${at(86)} 128`, 0.8),
    pen.shape(box(Math.min(at(81), at(98)), 98, 17, 5, 2), 'yellow', 1),
  ]
}

export interface Cast {
  readonly set: string
  readonly cast: readonly ActorName[]
  readonly plot: PlotName
  /** Middles of the actors, unless the plot needs other places. */
  readonly xs: readonly number[]
}

/** The stage with its actors, and their names on labels at the edge. */
export function theatreStage(pen: Pen, { set, cast, plot, xs }: Cast): Drawing {
  const [sky, ground, things] = SETS[set] ?? ['sky', 'meadow', () => []]
  const far = pen.plane('far')
  const { isRainy, behind, before, xs: places = xs, lift = {}, flip = [], sad = [] } = PLOTS[plot]
  return [
    pen.shape(box(0, 0, 214, 300), 'purplePale', null),
    pen.shape(box(14, STAGE.top, 182, 76), isRainy ? 'cloudShade' : sky, 1),
    far.shape('M14 110Q60 102 105 108T196 106V132H14z', ground, 0.8),
    things(far),
    behind?.(pen.plane('middle')) ?? [],
    pen.shape(`M9 ${STAGE.front}L26 ${STAGE.floor}H184L201 ${STAGE.front}z`, 'woodPale', 1.1),
    curtain(pen, -1),
    curtain(pen, 1),
    Array.from({ length: 10 }, (_, i) =>
      pen.shape(`M${10 + i * 19} 55h19v4.500a9.500 6.500 0 0 1 -19 0z`, i % 2 ? 'redDark' : 'red', 1),
    ),
    pen.shape(box(6, STAGE.front, 198, STAGE.foot - STAGE.front), 'wood', 1.2),
    cast.map((name, i) => {
      const { draw, size } = ACTORS[name]
      const x = places[i] ?? 105
      const thing = sad.includes(name) ? sadDragon : draw
      const width = measureText(name, 'display', 5.4) + 9
      return [
        standing(pen.plane('middle'), thing, x, STAGE.feet - (lift[name] ?? 0), size, { flip: flip.includes(name) }),
        pen.shape(box(x - width / 2, STAGE.front + 1.6, width, 8.8, 2), 'white', 0.9),
        pen.text(x, STAGE.front + 7.9, name, 5.4),
      ]
    }),
    before?.(pen.plane('middle')) ?? [],
  ]
}
