/** A land seen from a hill, a path through it with four empty cards, a home at its start and a goal at its end. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { well } from '../eras/farm-things.ts'
import { standing, type Thing } from '../fit.ts'
import { box, circle, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { parkBench } from '../shapes/cartoon-things.ts'
import { bakery, clinic, fountain, grocery, lake, library, schoolHouse } from '../shapes/map-places.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { PLAY_LARGE, PLAY_SMALL } from '../shapes/playground-things.ts'
import { treasure } from '../shapes/sea.ts'

export const STORIES = ['conto', 'escola', 'tesouro'] as const
export type Story = (typeof STORIES)[number]

/** Middles of the cards, in the order of the path. */
export const CARDS: readonly Spot[] = [
  [78, 180],
  [140, 150],
  [62, 122],
  [130, 96],
]
export const CARD = { width: 36, height: 30 } as const

/** From bank to bank of a stream that runs under it. */
const bridge: Thing = (pen) => [
  pen.shape('M-10 -16Q-15 -8 -15 0H15Q15 -8 10 -16z', 'waterDeep', 0.9),
  pen.line('M-8 -3q4 -2.500 8 0t8 0', 0.8, 'waterLine'),
  [-18, -9, 0, 9, 18].map((x) => pen.line(`M${x} ${-16 + x * x * 0.014}v-9`, 1)),
  pen.shape('M-25 0V-9Q0 -25 25 -9V0H16Q13 -10 0 -11Q-13 -10 -16 0z', 'wood', 1.1),
  pen.line('M-24 -18Q0 -33 24 -18', 1.3),
]
const flowers: Thing = (pen) =>
  [-12, -4, 4, 12].map((x, i) => flower(pen, x, 0, 1.3, (['red', 'yellow', 'pink', 'purple'] as const)[i] ?? 'red'))
const bigTree: Thing = (pen) => tree(pen, 0, 0, 1)
const stone: Thing = (pen) => [
  pen.shape('M-18 0Q-20 -12 -10 -16Q0 -22 10 -15Q19 -10 17 0z', 'stone', 1.1),
  pen.line('M-8 -9q4 -3 8 -1M4 -5q4 -2 7 0', 0.8),
]
const garden: Thing = (pen) => [
  pen.shape(box(-20, -7, 40, 7, 2), 'soil', 1),
  [-13, -4, 5, 14].map((x) => tuft(pen, x, -6, 0.9)),
]

export interface Stop {
  readonly thing: Thing
  readonly name: string
  readonly isFemale: boolean
}
const stop = (name: string, isFemale: boolean, thing: Thing): Stop => ({ name, isFemale, thing })

export const STOPS: Readonly<Record<Story, readonly Stop[]>> = {
  conto: [
    stop('ponte', true, bridge),
    stop('árvore', true, bigTree),
    stop('poço', false, well),
    stop('lago', false, lake),
    stop('pedra', true, stone),
    stop('canteiro de flores', false, flowers),
  ],
  escola: [
    stop('padaria', true, bakery),
    stop('fonte', true, fountain),
    stop('biblioteca', true, library),
    stop('mercado', false, grocery),
    stop('posto de saúde', false, clinic),
    stop('ponte', true, bridge),
  ],
  tesouro: [
    stop('escorregador', false, PLAY_LARGE[0]),
    stop('balanço', false, PLAY_LARGE[1]),
    stop('caixa de areia', true, PLAY_SMALL[0]),
    stop('banco', false, (pen) => parkBench(pen, 0)),
    stop('horta', true, garden),
    stop('árvore', true, bigTree),
  ],
}

const PATH = points(
  '33,182 37,190 50,193 78,186 116,176 146,158 140,140 96,134 62,128 60,112 92,102 130,102 158,94 176,84',
)

const goal = (pen: Pen, story: Story): Drawing => {
  if (story === 'conto') return house(pen, 177, 92, 0.86, { wall: 'pinkPale', roof: 'purple' })
  if (story === 'escola') return pen.at(177, 92, 0.72, schoolHouse)
  return standing(pen, (own) => treasure(own, 0, 0, 1), 177, 92, 22)
}

const NAMES: Readonly<Record<Story, string>> = { conto: 'CASA DA AVÓ', escola: 'ESCOLA', tesouro: 'TESOURO' }

const label = (pen: Pen, x: number, y: number, words: string, width: number): Drawing => [
  pen.shape(box(x - width / 2, y, width, 7.4, 2), 'white', 0.8),
  pen.text(x, y + 5.4, words, 4.2),
]

export function storyLand(pen: Pen, story: Story, who: CastName): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    pen.shape(box(0, 0, 214, 110), 'sky', null),
    cloud(far, 40, 66, 0.5),
    sun(middle, 24, 74, 0.4),
    hill(far, points('-6,88 30,76 74,86 120,74 160,82 216,72'), 'hillFar'),
    middle.shape(`${smooth(points('-8,92 60,88 120,90 170,86 220,90'), false)}V310H-8z`, 'meadow', 0.9),
    [16, 30, 100].map((x, i) => tree(far, x, 100 - (i % 2) * 3, 0.5, i % 2 ? 'leaf' : 'leafDark')),
    pen.rope(smooth(PATH, false), 9, 'path', 0.9),
    goal(middle, story),
    label(pen, 176, 95, NAMES[story], NAMES[story].length * 2.8 + 7),
    house(middle, 26, 186, 0.9, { wall: 'yellowPale', roof: 'redPale' }),
    label(pen, 20.5, 188.5, 'CASA', 18),
    person(pen, who, 46, 198, 0.38, {
      pose: POINT,
      ...(story === 'conto' && {
        wear: { top: { tone: CLOTH.vermelho, kind: 'dress' }, bottom: { tone: CLOTH.vermelho, kind: 'none' } },
      }),
    }),
    [114, 184, 190, 20, 106].map((x, i) =>
      bush(middle, x, [206, 142, 176, 150, 118][i] ?? 200, 0.42, i % 2 ? 'lime' : 'leaf', i % 2 ? undefined : 'pink'),
    ),
    [164, 188, 18].map((x, i) => tree(middle, x, [200, 128, 134][i] ?? 150, 0.72, i % 2 ? 'leaf' : 'lime')),
    [100, 40, 176, 86].map((x, i) => tuft(middle, x, [200, 156, 112, 160][i] ?? 190, 0.5)),
    CARDS.map(([x, y], i) => [
      pen.shape(box(x - CARD.width / 2, y - CARD.height / 2, CARD.width, CARD.height, 3), 'white', 1.1),
      pen.shape(circle(x - CARD.width / 2, y - CARD.height / 2, 4.6), 'yellow', 0.9),
      pen.text(x - CARD.width / 2, y - CARD.height / 2 + 2.1, i + 1, 6),
    ]),
  ]
}
