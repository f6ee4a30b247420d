/** A stage with curtains, a painted set for each place and actors whose names are at its edge. */
import { measureText } from '../../lettering/fonts.ts'
import { standing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points, poly, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { barn } from '../shapes/farm.ts'
import { bush, cloud, flower, tree } from '../shapes/nature.ts'
import { ACTORS, type ActorName, sadDragon } from './theatre-actors.ts'
import { PLOTS, type Plot, type PlotName } from './theatre-plots.ts'

/** Upper and lower edge of the opening, the feet of the actors, and the front of the stage, mm. */
export const STAGE = { top: 56, floor: 116, feet: 126, front: 130, foot: 142 } as const

const tower = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x - 11, 80, 22, 40), 'stone', 0.9),
  pen.shape(`M${x - 14} 80L${x} 62L${x + 14} 80z`, 'purple', 0.9),
  pen.shape(`M${x - 4} 100v-8a4 4 0 0 1 8 0v8z`, 'bluePale', 0.8),
]

export const STAGE_SETS = ['floresta', 'fazenda', 'castelo', 'rua'] as const
export type StageSet = (typeof STAGE_SETS)[number]

const SETS: Readonly<Record<StageSet, readonly [sky: Fill, ground: Fill, things: (pen: Pen) => Drawing]>> = {
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

interface Curtain {
  readonly fills: readonly [light: Fill, dark: Fill]
  /** Sewn on the cloth, about a middle. */
  readonly ornament?: (x: number, y: number) => string
}

export const CURTAINS: readonly [Curtain, ...Curtain[]] = [
  { fills: ['red', 'redDark'] },
  { fills: ['blue', 'blueDark'], ornament: (x, y) => star(x, y, 3.2, 5, 0.5) },
  { fills: ['orange', 'redDark'], ornament: (x, y) => circle(x, y, 2.3) },
]

/** A curtain drawn to its side: folds to a band, then to the floor. */
const curtain = (pen: Pen, side: 1 | -1, { fills: [fill], ornament }: Curtain): Drawing => {
  const at = (dx: number) => 105 + side * dx
  return [
    pen.shape(`M${at(100)} 56H${at(58)}Q${at(64)} 92 ${at(82)} 100Q${at(84)} 112 ${at(80)} 130H${at(100)}z`, fill, 1.3),
    pen.line(`M${at(70)} 62Q${at(75)} 86 ${at(87)} 98M${at(82)} 62Q${at(84)} 82 ${at(91)} 98`, 0.8),
    pen.line(`M${at(88)} 106Q${at(88)} 116 ${at(86)} 128`, 0.8),
    ornament
      ? points('74,75 90,72 82,87 93,90 92,116').map(([x, y]) => pen.shape(ornament(at(x), y), 'yellow', 0.8))
      : [],
    pen.shape(box(Math.min(at(81), at(98)), 98, 17, 5, 2), 'yellow', 1),
  ]
}

export interface Cast {
  readonly set: StageSet
  readonly cast: readonly ActorName[]
  readonly plot: PlotName
  /** Middles of the actors, unless the plot needs other places. */
  readonly xs: readonly number[]
  /** Of the curtains. */
  readonly look: number
}

/** The stage with its actors, and their names on labels at the edge. */
export function theatreStage(pen: Pen, { set, cast, plot, xs, look }: Cast): Drawing {
  const [sky, ground, things] = SETS[set]
  const hung = inTurn(CURTAINS, look)
  const far = pen.plane('far')
  const { isRainy, behind, before, xs: places = xs, lift = {}, flipped, isSad = false }: Plot = PLOTS[plot]
  return [
    pen.shape(box(0, 0, 214, 300), 'purplePale', null),
    pen.shape(box(14, STAGE.top, 182, 76), isRainy ? 'cloudShade' : sky, 1),
    far.shape('M14 110Q60 102 105 108T196 106V132H14z', ground, 0.8),
    things(far),
    behind?.(pen.plane('middle')) ?? [],
    pen.shape(`M9 ${STAGE.front}L26 ${STAGE.floor}H184L201 ${STAGE.front}z`, 'woodPale', 1.1),
    curtain(pen, -1, hung),
    curtain(pen, 1, hung),
    Array.from({ length: 10 }, (_, i) =>
      pen.shape(`M${10 + i * 19} 55h19v4.500a9.500 6.500 0 0 1 -19 0z`, hung.fills[i % 2 ? 1 : 0], 1),
    ),
    pen.shape(box(6, STAGE.front, 198, STAGE.foot - STAGE.front), 'wood', 1.2),
    cast.map((name, i) => {
      const { draw, size } = ACTORS[name]
      const x = places[i] ?? 105
      const thing = isSad && name === 'Dragão' ? sadDragon : draw
      const width = measureText(name, 'display', 5.4) + 9
      return [
        standing(pen.plane('middle'), thing, x, STAGE.feet - (lift[name] ?? 0), size, { flip: name === flipped }),
        pen.shape(box(x - width / 2, STAGE.front + 1.6, width, 8.8, 2), 'white', 0.9),
        pen.text(x, STAGE.front + 7.9, name, 5.4),
      ]
    }),
    before?.(pen.plane('middle')) ?? [],
  ]
}
