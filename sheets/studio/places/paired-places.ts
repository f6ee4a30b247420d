/**
 * A farm, a bedroom, a living room and a street with four things to be in or out of, on or under, before or behind, near
 * or far from.
 */
import { well } from '../eras/farm-things.ts'
import { gasLamp } from '../eras/street-things.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backdrop, ground } from '../scenes/ground.ts'
import { robot } from '../shapes/keepsakes.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { curtained } from '../shapes/rooms.ts'
import type { InsidePlace } from './inside-homes.ts'
import { hidden, type PairedPlace, spot, table } from './paired-spots.ts'

const farm: PairedPlace = {
  looker: [138, 207],
  shows: ['sítio', 'cercado', 'cerca', 'mesa', 'arbusto', 'poço', 'sun', 'criança'],
  land: (pen) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      sun(pen.plane('middle'), 184, 68, 0.6),
      cloud(far, 44, 66, 0.7),
      hill(far, points('-8,90 40,76 96,88 150,74 218,88'), 'hillFar', 110),
      ground(pen.plane('middle'), points('-8,94 105,90 218,94'), 'grass'),
      tuft(pen, 84, 176, 0.6),
      tree(pen.plane('middle'), 28, 116, 1.5),
    ]
  },
  references: [
    {
      of: 'do cercado',
      things: ['ovelha', 'porco', 'galinha', 'pato'],
      spots: [spot(108, 146), spot(102, 207)],
      back: (pen) => [
        pen.shape('M76 104H140L152 148H64z', 'straw', 0.8),
        fence(pen.plane('middle'), 76, 140, 108, 12),
        [0, 5].map((dy) =>
          pen.rope(`M75 ${100 + dy}L63 ${144 + dy}M141 ${100 + dy}L153 ${144 + dy}`, 1.8, 'cream', 0.8),
        ),
      ],
      front: (pen) => fence(pen, 61, 155, 157, 14),
    },
    {
      of: 'da mesa',
      things: ['gato', 'galinha', 'pato', 'coelho'],
      spots: [spot(38, 130, 166), spot(38, 165)],
      back: (pen) => table(pen, 38, 130, 166, 44),
    },
    {
      of: 'do arbusto',
      things: ['coelho', 'cachorro', 'gato', 'galinha'],
      spots: [spot(180, 171), hidden(180, 136, 144)],
      back: () => [],
      front: (pen) => bush(pen, 180, 155, 1.5),
    },
    {
      of: 'do poço',
      things: ['pato', 'bola', 'cachorro', 'ovelha'],
      spots: [spot(69, 207), spot(181, 207)],
      back: (pen) => standing(pen, well, 36, 209, 38),
    },
  ],
}

const bedroom: PairedPlace = {
  looker: [70, 207],
  shows: ['quarto', 'caixa', 'cama', 'pufe', 'robô', 'janela', 'criança'],
  land: (pen) => [
    backdrop(pen, 'bluePale'),
    curtained(pen.plane('far'), 92, 60, 30, 26, 'sky', 'yellow'),
    pen.plane('far').shape(box(34, 64, 24, 18, 1), 'wood', 0.9),
    pen.plane('far').shape(circle(46, 73, 5), 'yellow', 0.7),
    pen.shape(box(-4, 108, 222, 200), 'woodPale', 1),
    pen.shape(box(-4, 103, 222, 5), 'cream', 0.9),
    pen.line('M-4 168H214', 0.5, 'wood'),
    pen.shape(ellipse(105, 192, 86, 15), 'pinkPale', 0.9),
  ],
  references: [
    {
      of: 'da caixa',
      things: ['bola', 'ursinho', 'carrinho', 'trem'],
      spots: [spot(158, 146, 160), spot(182, 207)],
      back: (pen) => [
        pen.shape(box(127, 104, 62, 56, 2), 'wood', 1.1),
        pen.shape(box(130.4, 107, 55.2, 40), 'tan', 0.8),
      ],
      front: (pen) => [
        pen.shape(box(124, 138, 68, 28, 2.4), 'wood', 1.2),
        pen.shape(box(124, 138, 68, 5.4, 2.4), 'woodPale', 1),
        pen.line('M129 153H187', 0.6),
      ],
    },
    {
      of: 'da cama',
      things: ['gato', 'bola', 'ursinho', 'carrinho'],
      spots: [spot(60, 130, 168), spot(44, 168)],
      back: (pen) => [
        pen.shape(box(17, 104, 6, 66, 1.6), 'wood', 1),
        pen.shape(box(80, 122, 6, 48, 1.6), 'wood', 1),
        pen.shape(box(22, 130, 59, 11, 3), 'teal', 1.1),
        pen.shape(box(23, 121, 20, 10, 4), 'white', 0.9),
        pen.shape(box(20, 139, 63, 5, 1), 'wood', 0.9),
      ],
    },
    {
      of: 'do pufe',
      things: ['ursinho', 'gato', 'mochila', 'cachorro'],
      spots: [spot(105, 176), hidden(105, 138, 146)],
      back: () => [],
      front: (pen) => [
        pen.shape(box(89, 137, 32, 25, 8), 'orange', 1.2),
        pen.line('M90 146Q105 151 120 146M100 150V161M110 150V161', 0.7),
      ],
    },
    {
      of: 'do robô',
      things: ['carrinho', 'trem', 'gato', 'bola'],
      spots: [spot(125, 208), spot(31, 207)],
      back: (pen) => standing(pen, robot, 153, 208, 34),
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
  looker: [104, 207],
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
      spots: [spot(43, 123, 163), spot(82, 127, 163)],
      back: (pen) => [
        table(pen, 58, 127, 163, 78, 'brown'),
        pen.shape(box(20, 80, 46, 47, 3), 'foam', 1.1),
        pen.shape('M21.6 89H64.400V125H21.600z', 'water', 0.8),
        pen.shape('M21.6 119Q35 115 47 119T64.4 118V125H21.600z', 'sand', 0.8),
        pen.line('M27 119C24 111 30 107 27 98M60 118C57 110 63 107 60 101', 1.6, 'leafDark'),
      ],
      front: (pen) => pen.shape(box(18.4, 77, 49.2, 4.8, 1.4), 'blueDark', 0.9),
    },
    {
      of: 'da mesa',
      things: ['gato', 'ursinho', 'mochila', 'livro'],
      spots: [spot(129, 132, 166), spot(129, 165)],
      back: (pen) => table(pen, 129, 132, 166, 42),
    },
    {
      of: 'da poltrona',
      things: ['cachorro', 'gato', 'coelho', 'ursinho'],
      spots: [spot(173, 178), hidden(173, 130, 144)],
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
      spots: [spot(72, 207), spot(144, 207)],
      back: (pen) => standing(pen, pottedPlant, 38, 208, 38),
    },
  ],
}

const PANES = [25, 57] as const
const pane = (x: number) => box(x, 96, 29, 30, 3.4)

/** A bus of two wide windows, its lower half drawn last: it hides the feet of whoever is inside. */
const shortBus = {
  back: (pen: Pen): Drawing => [
    pen.shape(box(18, 86, 88, 66, 7), 'yellow', 1.2),
    PANES.map((x) => pen.shape(pane(x), 'bluePale', 1)),
    pen.shape(box(89, 96, 13, 51, 2.4), 'bluePale', 1),
    pen.line('M95.5 96V147', 0.8),
  ],
  front: (pen: Pen): Drawing => [
    pen.shape(box(18, 126, 71, 26, 2), 'yellow', 1.1),
    pen.shape(box(18, 130, 71, 6), 'blue', 0.8),
    PANES.map((x) => pen.shape(pane(x), null, 1)),
    pen.shape(box(17, 149, 90, 6, 2), 'greyPale', 1),
    [36, 76].map((x) => [
      pen.shape(circle(x, 155, 8.4), 'greyDark', 1.1),
      pen.shape(circle(x, 155, 3.6), 'greyPale', 0.8),
    ]),
  ],
}

const street: PairedPlace = {
  looker: [89, 207],
  shows: ['rua', 'ônibus', 'banco', 'arbusto', 'poste', 'tree', 'criança'],
  land: (pen) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 46, 66, 0.7),
      hill(far, points('-8,92 40,78 96,90 150,76 218,90'), 'hillFar', 120),
      ground(pen.plane('middle'), points('-8,98 105,94 218,98'), 'grass'),
      tree(pen.plane('middle'), 129, 118, 1.2),
      pen.shape(box(-5, 127, 220, 11), 'greyPale', 0.9),
      pen.shape(box(-5, 136, 220, 36), 'stone', 0.9),
      pen.line('M116 154h12M136 154h14M160 154h14M184 154h14', 1.4, 'white'),
      pen.shape('M-5 170H215V300H-5z', 'greyPale', 1),
      pen.shape(box(-5, 168, 220, 4), 'stoneDark', 0.9),
    ]
  },
  references: [
    {
      of: 'do ônibus',
      things: ['cachorro', 'gato', 'ursinho', 'coelho'],
      spots: [{ ...hidden(39.5, 126, 172), pane: pane(25) }, spot(61, 207)],
      ...shortBus,
    },
    {
      of: 'do banco',
      things: ['passarinho', 'bola', 'mochila', 'galinha'],
      spots: [spot(127, 156, 188), spot(127, 187)],
      back: (pen) => table(pen, 127, 156, 188, 46, 'brown'),
    },
    {
      of: 'do arbusto',
      things: ['gato', 'cachorro', 'galinha', 'ursinho'],
      spots: [spot(170, 135), hidden(170, 109.5, 118)],
      back: () => [],
      front: (pen) => bush(pen, 170, 124, 1.3, 'leaf', 'pink'),
    },
    {
      of: 'do poste',
      things: ['bola', 'mochila', 'cachorro', 'gato'],
      spots: [spot(160, 207), spot(29, 207)],
      back: (pen) => standing(pen, gasLamp, 184, 209, 60),
    },
  ],
}

export const PAIRED_PLACES: Readonly<Record<InsidePlace, PairedPlace>> = {
  sitio: farm,
  quarto: bedroom,
  sala: livingRoom,
  rua: street,
}

/** Size of the child who looks on: a sitting dog reaches up to its chest. */
export const LOOKER_SCALE = 0.76
