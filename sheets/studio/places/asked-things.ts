/** Things that a question of a survey is about, on a table or on the ground between the two who talk. */
import { standing, type Thing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bottle } from '../shapes/caring.ts'
import { bicycle } from '../shapes/equal-groups.ts'
import { FINDS } from '../shapes/finds.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { backpack } from '../shapes/handy.ts'
import { HOME_THINGS } from '../shapes/home-things.ts'
import { accordion } from '../shapes/june.ts'
import { jug } from '../shapes/keepsakes.ts'
import { namedThing } from '../shapes/named-things.ts'
import { dog } from '../shapes/pets.ts'
import { INSTRUMENTS } from '../shapes/stage-instruments.ts'
import { bus } from '../shapes/vehicles.ts'

const glass: Thing = (pen) => [
  pen.shape('M-5 -14H5L4 0H-4z', 'white', 1),
  pen.shape('M-4.600 -9H4.600L4 0H-4z', 'water', 0.7),
]

const BOOK_FILLS: readonly Fill[] = ['red', 'yellow', 'teal', 'purple', 'blue']

const bookPile: Thing = (pen) =>
  [0, 1, 2, 3].map((i) => {
    const [x, y] = [-12 + (i % 2) * 2, -5 * (i + 1)]
    return [
      pen.shape(box(x, y, 24, 5, 0.8), BOOK_FILLS[i] ?? 'red', 0.9),
      pen.shape(box(x + 3, y + 1.2, 20, 2.6), 'white', 0.5),
    ]
  })

const bookRow: Thing = (pen) => [
  BOOK_FILLS.map((fill, i) => [
    pen.shape(box(-15 + i * 6, -20 + (i % 2) * 2.5, 6, 20 - (i % 2) * 2.5, 0.6), fill, 0.9),
    pen.line(`M${-13 + i * 6} -14h2`, 0.7, 'white'),
  ]),
  pen.shape(box(-18, -10, 3, 10, 0.6) + box(15, -10, 3, 10, 0.6), 'wood', 0.9),
]

const comic: Thing = (pen) => [
  pen.shape('M-14 0L-13 -19H13L14 0z', 'white', 1),
  pen.shape('M-12 -1.500L-11.400 -9H-1V-1.500z', 'yellow', 0.7),
  pen.shape('M1 -1.500V-9H11.400L12 -1.500z', 'bluePale', 0.7),
  pen.shape('M-11.300 -10.500L-10.800 -17.500H10.800L11.300 -10.500z', 'pinkPale', 0.7),
  pen.shape(ellipse(3, -14.2, 5, 2.4), 'white', 0.6),
  pen.shape(circle(-6, -13, 2), 'tan', 0.6),
]

/** Folded, on a plate. */
const tapioca: Thing = (pen) => [
  pen.shape(ellipse(0, -2, 16, 3), 'bluePale', 0.9),
  pen.shape('M-12 -3Q-11 -13 0 -13Q11 -13 12 -3z', 'white', 1),
  pen.line('M-9 -4Q-7 -10 0 -10.400Q7 -10 9 -4', 0.7, 'stone'),
  pen.line('M-4 -6h0.100M2 -7.500h0.100M5 -5h0.100', 1.2, 'yellow'),
]

const rope: Thing = (pen) => [
  pen.rope('M-14 -1C-18 -18 -4 -18 -2 -6C0 4 6 0 6 -7C6 -17 18 -16 14 -1', 1.6, 'yellow', 0.8),
  pen.shape(box(-16, -6, 3.6, 8, 1.2) + box(12.4, -6, 3.6, 8, 1.2), 'red', 0.8),
]

const net: Thing = (pen) => [
  pen.shape(box(-24, -24, 2.4, 24) + box(21.6, -24, 2.4, 24), 'metal', 0.9),
  pen.shape(box(-21.6, -22, 43.2, 11), 'white', 0.8),
  pen.line(
    'M-21.600 -18.300H21.600M-21.600 -14.600H21.600M-14 -22v11M-7 -22v11M0 -22v11M7 -22v11M14 -22v11',
    0.5,
    'greyDark',
  ),
]

/** A name of letters on cards. */
const letters: Thing = (pen) =>
  [...'NOME'].map((letter, i) => [
    pen.shape(
      box(-26 + i * 13, -15, 12, 15, 1.4),
      (['yellowPale', 'pinkPale', 'bluePale', 'white'] as const)[i] ?? 'white',
      0.9,
    ),
    pen.text(-20 + i * 13, -4, letter, 9),
  ])

const fountain: Thing = (pen) => [
  pen.shape('M-8 0L-7 -20H7L8 0z', 'stone', 1),
  pen.shape(box(-10, -24, 20, 4.4, 1), 'bluePale', 0.9),
  pen.line('M-4 -24Q0 -31 4 -24', 1.1, 'waterLine'),
  pen.line('M-5 -24.500V-27', 1.4),
]

const named = (name: string): Thing => namedThing(name).draw

/** A thing, its longer side in mm, and its middle from the middle of the picture. */
type Shown = readonly [thing: Thing, size: number, x: number]

interface Asked {
  readonly table: boolean
  readonly shown: readonly Shown[]
}

const ABOUT = {
  fruta: {
    table: true,
    shown: [
      [HOME_THINGS.frutas, 19, -24],
      [FRUIT.abacaxi, 19, 0],
      [FRUIT.melancia, 15, 24],
    ],
  },
  bicho: {
    table: false,
    shown: [
      [named('gato'), 18, -27],
      [(pen) => dog(pen, 0, 0), 19, 0],
      [named('coelho'), 18, 27],
    ],
  },
  lagoa: {
    table: false,
    shown: [
      [named('sapo'), 12, -27],
      [named('pato'), 17, 0],
      [named('coelho'), 18, 27],
    ],
  },
  caminho: {
    table: false,
    shown: [
      [(pen) => bicycle(pen, 0, 0, 1, 'red'), 21, -33],
      [(pen) => bus(pen, 0, 0), 40, 4],
      [(pen) => backpack(pen, 0, 0, 1, 'teal'), 13, 36],
    ],
  },
  leitura: {
    table: true,
    shown: [
      [bookPile, 18, -26],
      [comic, 18, 0],
      [bookRow, 22, 27],
    ],
  },
  brincadeira: {
    table: false,
    shown: [
      [rope, 21, -18],
      [FINDS.bola, 15, 18],
    ],
  },
  lanche: {
    table: true,
    shown: [
      [HOME_THINGS.frutas, 19, -29],
      [tapioca, 20, 0],
      [HOME_THINGS.pães, 19, 29],
    ],
  },
  música: {
    table: false,
    shown: [
      [INSTRUMENTS.violão, 25, -28],
      [INSTRUMENTS.surdo, 17, -2],
      [(pen) => accordion(pen, 0, 0, 1), 17, 25],
    ],
  },
  esporte: {
    table: false,
    shown: [
      [net, 34, -14],
      [FINDS.bolaDeFutebol, 9, 14],
      [FINDS.trofeu, 15, 32],
    ],
  },
  livros: {
    table: true,
    shown: [
      [bookRow, 23, -26],
      [bookPile, 18, 2],
      [FINDS.livro, 16, 27],
    ],
  },
  água: {
    table: true,
    shown: [
      [jug, 19, -26],
      [glass, 13, -8],
      [glass, 13, 4],
      [(pen) => bottle(pen, 0, 0), 18, 26],
    ],
  },
  bebedouro: {
    table: false,
    shown: [
      [fountain, 26, -20],
      [(pen) => bottle(pen, 0, 0), 15, 4],
      [named('mochila'), 16, 26],
    ],
  },
  casa: {
    table: false,
    shown: [
      [(pen) => house(pen, 0, 0), 29, 0],
      [FINDS.bola, 9, 30],
    ],
  },
  letras: { table: true, shown: [[letters, 50, 0]] },
  irmãos: {
    table: true,
    shown: [
      [FINDS.ursinho, 18, -28],
      [FINDS.carrinho, 18, -4],
      [FINDS.livro, 16, 18],
      [FINDS.pipa, 18, 34],
    ],
  },
} satisfies Readonly<Record<string, Asked>>

export type AskedAbout = keyof typeof ABOUT

const [MIDDLE, TABLE] = [105, 104]

export function askedThings(pen: Pen, about: AskedAbout, ground: number): Drawing {
  const { table, shown }: Asked = ABOUT[about]
  const near = pen.plane('middle')
  return [
    table
      ? [
          pen.shape(
            box(60, TABLE + 3, 4, ground - TABLE - 3) + box(146, TABLE + 3, 4, ground - TABLE - 3),
            'wood',
            0.9,
          ),
          pen.shape(box(55, TABLE, 100, 4, 1), 'woodPale', 1),
        ]
      : [],
    shown.map(([thing, size, x]) => standing(near, thing, MIDDLE + x, table ? TABLE : ground, size)),
  ]
}
