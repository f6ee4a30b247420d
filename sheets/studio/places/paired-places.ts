/**
 * A farm, a bedroom, a living room and a street with four things to be in or out of, on or under, before or behind, near
 * or far from.
 */
import { well } from '../eras/farm-things.ts'
import { gasLamp } from '../eras/street-things.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop, ground } from '../scenes/ground.ts'
import { robot } from '../shapes/keepsakes.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import type { PlacedName } from '../shapes/placed-things.ts'
import { fence } from '../shapes/plants.ts'
import { curtained } from '../shapes/rooms.ts'
import type { InsidePlace } from './inside-homes.ts'

export const PAIRS = [
  ['dentro', 'fora'],
  ['em cima', 'embaixo'],
  ['na frente', 'atrás'],
  ['perto', 'longe'],
] as const
export type Relation = (typeof PAIRS)[number][number]

/** Foot of a thing; `size` is the side of a dog there, mm. */
export interface PairedSpot {
  readonly at: readonly [x: number, y: number]
  readonly size: number
}

export interface Reference {
  /** «do cercado». */
  readonly of: string
  /** Things that may be there, one a page. */
  readonly things: readonly [PlacedName, PlacedName, PlacedName, PlacedName]
  readonly spots: readonly [PairedSpot, PairedSpot]
  readonly back: (pen: Pen) => Drawing
  /** In front of what is inside, under or behind. */
  readonly front?: (pen: Pen) => Drawing
}
export interface PairedPlace {
  readonly shows: readonly string[]
  readonly land: (pen: Pen) => Drawing
  readonly references: readonly [Reference, Reference, Reference, Reference]
}

const spot = (x: number, y: number, size: number): PairedSpot => ({ at: [x, y], size })

/** A table seen from the front: what is under it is between its legs. */
const table = (pen: Pen, x: number, top: number, foot: number, width: number, fill: Fill = 'wood'): Drawing => [
  [-1, 1].map((side) => pen.shape(box(x + side * (width / 2 - 5) - 2, top + 3, 4, foot - top - 3, 1), fill, 0.9)),
  pen.shape(box(x - width / 2, top, width, 5.4, 1.6), fill, 1.1),
]

/** On a table or under it; near and far: feet and sides. */
const ON_TABLE = [spot(124, 124, 30), spot(124, 163, 31)] as const
const NEAR_AND_FAR = [spot(106, 206, 29), spot(183, 206, 29)] as const
/** Before and behind what hides half of it. */
const HALF_HIDDEN = [spot(171, 177, 26), spot(171, 150, 40)] as const

const farm: PairedPlace = {
  shows: ['sítio', 'cercado', 'cerca', 'mesa', 'arbusto', 'poço', 'sun', 'criança'],
  land: (pen) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      sun(pen.plane('middle'), 184, 68, 0.6),
      cloud(far, 44, 66, 0.7),
      hill(far, points('-8,90 40,76 96,88 150,74 218,88'), 'hillFar', 110),
      ground(pen.plane('middle'), points('-8,94 105,90 218,94'), 'grass'),
      tuft(pen, 62, 172, 0.6),
      tuft(pen, 150, 112, 0.6),
    ]
  },
  references: [
    {
      of: 'do cercado',
      things: ['ovelha', 'porco', 'galinha', 'pato'],
      spots: [spot(48, 144, 33), spot(35, 206, 32)],
      back: (pen) => [
        pen.shape('M19 104H78L91 148H8z', 'straw', 0.8),
        fence(pen.plane('middle'), 19, 78, 108, 12),
        [0, 5].map((dy) => pen.rope(`M18 ${100 + dy}L7 ${142 + dy}M79 ${100 + dy}L92 ${142 + dy}`, 1.8, 'cream', 0.8)),
      ],
      front: (pen) => fence(pen, 5, 94, 154, 14),
    },
    {
      of: 'da mesa',
      things: ['gato', 'galinha', 'pato', 'coelho'],
      spots: ON_TABLE,
      back: (pen) => table(pen, 124, 124, 164, 50),
    },
    {
      of: 'do arbusto',
      things: ['coelho', 'cachorro', 'gato', 'galinha'],
      spots: HALF_HIDDEN,
      back: () => [],
      front: (pen) => bush(pen, 172, 162, 1.9),
    },
    {
      of: 'do poço',
      things: ['pato', 'bola', 'cachorro', 'ovelha'],
      spots: NEAR_AND_FAR,
      back: (pen) => standing(pen, well, 74, 207, 40),
    },
  ],
}

const bedroom: PairedPlace = {
  shows: ['quarto', 'caixa', 'cama', 'pufe', 'robô', 'janela', 'criança'],
  land: (pen) => [
    backdrop(pen, 'bluePale'),
    curtained(pen.plane('far'), 34, 60, 28, 20, 'sky', 'yellow'),
    pen.plane('far').shape(box(158, 62, 24, 18, 1), 'wood', 0.9),
    pen.plane('far').shape(circle(170, 71, 5), 'yellow', 0.7),
    pen.shape(box(-4, 108, 222, 200), 'woodPale', 1),
    pen.shape(box(-4, 103, 222, 5), 'cream', 0.9),
    pen.line('M-4 168H214', 0.5, 'wood'),
    pen.shape(ellipse(105, 192, 86, 15), 'pinkPale', 0.9),
  ],
  references: [
    {
      of: 'da caixa',
      things: ['bola', 'ursinho', 'carrinho', 'trem'],
      spots: [spot(49, 141, 34), spot(33, 206, 31)],
      back: (pen) => [pen.shape(box(14, 102, 70, 56, 2), 'wood', 1.1), pen.shape(box(17.4, 105, 63.2, 40), 'tan', 0.8)],
      front: (pen) => [
        pen.shape(box(11, 136, 76, 28, 2.4), 'wood', 1.2),
        pen.shape(box(11, 136, 76, 5.4, 2.4), 'woodPale', 1),
        pen.line('M16 152H82', 0.6),
      ],
    },
    {
      of: 'da cama',
      things: ['gato', 'bola', 'ursinho', 'carrinho'],
      spots: [spot(114, 121, 30), spot(123, 164, 27)],
      back: (pen) => [
        pen.shape(box(147, 100, 5.4, 66, 1.6), 'wood', 1),
        pen.shape(box(94, 113, 5.4, 53, 1.6), 'wood', 1),
        pen.shape(box(98, 120, 50, 12, 3), 'teal', 1.1),
        pen.shape(box(129, 112, 17, 10, 4), 'white', 0.9),
        pen.shape(box(96, 130, 54, 5, 1), 'wood', 0.9),
      ],
    },
    {
      of: 'do pufe',
      things: ['ursinho', 'gato', 'mochila', 'cachorro'],
      spots: HALF_HIDDEN,
      back: () => [],
      front: (pen) => [
        pen.shape(box(154, 134, 42, 30, 9), 'orange', 1.2),
        pen.line('M155 145Q175 151 195 145M168 149V163M182 149V163', 0.7),
      ],
    },
    {
      of: 'do robô',
      things: ['carrinho', 'trem', 'gato', 'bola'],
      spots: NEAR_AND_FAR,
      back: (pen) => standing(pen, robot, 73, 207, 38),
    },
  ],
}

const pottedPlant = (pen: Pen): Drawing => [
  [-46, -16, 16, 46].map((turn) =>
    pen.at(0, -14, 1, (own) => own.shape('M0 0C-7 -8 -6 -17 0 -23C6 -17 7 -8 0 0z', 'leaf', 0.9), { turn }),
  ),
  pen.shape('M-9 -15H9L7 0H-7z', 'copper', 1),
  pen.shape(box(-10, -17, 20, 4, 1), 'copper', 0.9),
]

const livingRoom: PairedPlace = {
  shows: ['sala', 'aquário', 'mesa', 'poltrona', 'vaso', 'janela', 'criança'],
  land: (pen) => [
    backdrop(pen, 'yellowPale'),
    curtained(pen.plane('far'), 88, 60, 30, 20, 'sky', 'red'),
    pen.plane('far').shape(box(160, 62, 24, 18, 1), 'wood', 0.9),
    pen.plane('far').shape('M162 78L170 69L175 74L179 70L182 78z', 'hill', 0.7),
    pen.shape(box(-4, 112, 222, 200), 'stone', 1),
    pen.shape(box(-4, 107, 222, 5), 'cream', 0.9),
    pen.shape(ellipse(105, 192, 88, 15), 'bluePale', 0.9),
  ],
  references: [
    {
      of: 'do aquário',
      things: ['concha', 'tartaruga', 'estrela', 'caracol'],
      spots: [spot(38, 124, 34), spot(78, 127, 32)],
      back: (pen) => [
        table(pen, 52, 127, 163, 80, 'brown'),
        pen.shape(box(15, 80, 46, 47, 3), 'foam', 1.1),
        pen.shape('M16.6 89H59.400V125H16.600z', 'water', 0.8),
        pen.shape('M16.6 119Q30 115 42 119T59.4 118V125H16.600z', 'sand', 0.8),
        pen.line('M22 119C19 111 25 107 22 98M55 118C52 110 58 107 55 101', 1.6, 'leafDark'),
      ],
      front: (pen) => pen.shape(box(13.4, 77, 49.2, 4.8, 1.4), 'blueDark', 0.9),
    },
    {
      of: 'da mesa',
      things: ['gato', 'ursinho', 'mochila', 'livro'],
      spots: ON_TABLE,
      back: (pen) => table(pen, 124, 124, 164, 50),
    },
    {
      of: 'da poltrona',
      things: ['cachorro', 'gato', 'coelho', 'ursinho'],
      spots: [HALF_HIDDEN[0], spot(173, 147, 40)],
      back: () => [],
      front: (pen) => [
        pen.shape(box(154, 129, 38, 27, 7), 'teal', 1.1),
        pen.shape(box(156, 146, 34, 15, 3), 'teal', 1.1),
        pen.shape(box(151, 137, 9, 27, 4) + box(186, 137, 9, 27, 4), 'teal', 1.1),
      ],
    },
    {
      of: 'do vaso',
      things: ['bola', 'cachorro', 'gato', 'mochila'],
      spots: NEAR_AND_FAR,
      back: (pen) => standing(pen, pottedPlant, 68, 207, 39),
    },
  ],
}

const PANES = [17, 49] as const
const pane = (x: number) => box(x, 96, 29, 30, 3.4)

/** A bus of two wide windows, its lower half drawn last: it hides the feet of whoever is inside. */
const shortBus = {
  back: (pen: Pen): Drawing => [
    pen.shape(box(10, 86, 88, 66, 7), 'yellow', 1.2),
    PANES.map((x) => pen.shape(pane(x), 'bluePale', 1)),
    pen.shape(box(81, 96, 13, 51, 2.4), 'bluePale', 1),
    pen.line('M87.5 96V147', 0.8),
  ],
  front: (pen: Pen): Drawing => [
    pen.shape(box(10, 126, 71, 26, 2), 'yellow', 1.1),
    pen.shape(box(10, 130, 71, 6), 'blue', 0.8),
    PANES.map((x) => pen.shape(pane(x), null, 1)),
    pen.shape(box(10.6, 149, 89, 6, 2), 'greyPale', 1),
    [28, 68].map((x) => [
      pen.shape(circle(x, 155, 8.4), 'greyDark', 1.1),
      pen.shape(circle(x, 155, 3.6), 'greyPale', 0.8),
    ]),
  ],
}

const street: PairedPlace = {
  shows: ['rua', 'ônibus', 'banco', 'arbusto', 'poste', 'tree', 'criança'],
  land: (pen) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 46, 66, 0.7),
      hill(far, points('-8,92 40,78 96,90 150,76 218,90'), 'hillFar', 120),
      ground(pen.plane('middle'), points('-8,98 105,94 218,98'), 'grass'),
      tree(pen.plane('middle'), 148, 106, 1.2),
      pen.shape('M-5 134H104Q108 150 100 168H-5z', 'stone', 0.9),
      pen.shape('M-5 183H215V300H-5z', 'greyPale', 1),
      pen.shape(box(-5, 180, 220, 4), 'stoneDark', 0.9),
    ]
  },
  references: [
    {
      of: 'do ônibus',
      things: ['cachorro', 'gato', 'ursinho', 'coelho'],
      spots: [spot(31.6, 129, 30), spot(33, 207, 31)],
      ...shortBus,
    },
    {
      of: 'do banco',
      things: ['passarinho', 'bola', 'mochila', 'galinha'],
      spots: [spot(127, 140, 29), spot(127, 172, 29)],
      back: (pen) => table(pen, 127, 140, 173, 46, 'brown'),
    },
    {
      of: 'do arbusto',
      things: ['gato', 'cachorro', 'galinha', 'ursinho'],
      spots: HALF_HIDDEN,
      back: () => [],
      front: (pen) => bush(pen, 173, 162, 1.9, 'leaf', 'pink'),
    },
    {
      of: 'do poste',
      things: ['bola', 'mochila', 'cachorro', 'gato'],
      spots: NEAR_AND_FAR,
      back: (pen) => standing(pen, gasLamp, 74, 207, 44),
    },
  ],
}

export const PAIRED_PLACES: Readonly<Record<InsidePlace, PairedPlace>> = {
  sitio: farm,
  quarto: bedroom,
  sala: livingRoom,
  rua: street,
}

/** Feet of the child who looks on, between what is near and what is far. */
export const LOOKER = { x: 144, foot: 207, scale: 0.56 } as const
