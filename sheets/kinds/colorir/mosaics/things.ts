/** Fruits, plants and things, in their places. */
import { points, scallop, star as starData } from '../../../studio/paths.ts'
import {
  all,
  block,
  cloud,
  HEART,
  hills,
  type Mosaic,
  mountains,
  oval,
  petals,
  pinkClouds,
  type Region,
  sunAt,
} from './mosaic.ts'

/** A table: its cloth from edge to edge. */
const table = (pencil: string, y = 84): readonly [string, string] => [pencil, block(0, y, 100, 110 - y)]

/** Light of the morning from behind the heart to the edges. */
const RAYS = 'M50 60L17 0H38zM50 60L62 0H83zM50 60L0 14V42zM50 60L100 14V42zM50 60L0 66V91zM50 60L100 66V91z'

/** The heart, its basket below, the cords between them as `cords` draws them. */
const heartBalloon = (cords: Region, rim: string): Region[] => [
  cords,
  ['vermelho', HEART(50, 41, 0.98)],
  ['rosa', HEART(50, 40, 0.7)],
  ['amarelo', HEART(50, 39, 0.4)],
  ['amarelo', 'M40 83H60L58 95Q50 98 42 95z'],
  [rim, block(38.5, 79, 23, 5)],
]

/** A heart-shaped balloon in the light of the morning, in five colours. */
export const easyHeart: Mosaic = [
  all('azul-claro'),
  ['amarelo', RAYS],
  ['verde', 'M0 100C20 93 34 94 52 100S84 105 100 98V110H0z'],
  ...heartBalloon(['preto', 'M33 58L34 57.500L42 79H41zM67 58L66 57.500L58 79H59z'], 'vermelho'),
]

export const heart: Mosaic = [
  all('azul-claro'),
  ['amarelo', RAYS],
  mountains('roxo', 86),
  hills('verde-claro', 102),
  ...heartBalloon(['marrom', 'M30 54L36 54L45 80H39zM70 54L64 54L55 80H61z'], 'azul'),
  [
    'verde',
    'M4 106C2 97 8 93 13 95C17 91 25 94 24 100C28 102 27 106 24 107zM76 107C74 99 80 94 86 96C92 92 98 97 97 106z',
  ],
]

export const mushroom: Mosaic = [
  all('azul-claro'),
  mountains('roxo', 70),
  ['verde', 'M0 34C10 24 22 32 22 44C25 56 20 66 10 67H0zM100 34C92 24 79 30 78 44C75 56 80 66 90 67H100z'],
  ['marrom', 'M6 66H13V94H6zM87 66H94V94H87z'],
  hills('verde-claro', 82),
  ['bege', 'M40 60H60C60 76 62 84 66 96Q50 102 34 96C38 84 40 76 40 60z'],
  ['vermelho', 'M14 58C14 30 32 14 50 14C68 14 86 30 86 58Q50 70 14 58z'],
  ['branco', `${oval(50, 28, 7)}${oval(30, 42, 6)}${oval(70, 42, 6)}${oval(50, 50, 5.5)}`],
  ['amarelo', `${petals(16, 98)}${petals(84, 98)}`],
]

export const apple: Mosaic = [
  all('amarelo'),
  ['laranja', 'M0 0H12V110H0zM88 0H100V110H88z', 'desafio'],
  table('azul'),
  ['azul-claro', 'M0 90Q12 98 25 90T50 90T75 90T100 90V98Q88 106 75 98T50 98T25 98T0 98z'],
  ['vermelho', 'M50 36C64 24 90 32 88 58C86 80 70 96 60 94Q50 90 40 94C30 96 14 80 12 58C10 32 36 24 50 36z'],
  ['rosa', 'M22 58C21 46 28 38 38 40C31 46 28 54 29 66z'],
  ['marrom', 'M47 38C46 28 48 20 54 12L60 16C54 22 53 30 53 38z'],
  ['verde', 'M56 24C62 12 78 10 86 16C82 28 68 32 56 24z'],
]

export const house: Mosaic = [
  all('azul-claro'),
  sunAt(85, 15),
  cloud(24, 14),
  mountains('rosa', 66),
  hills('verde-claro', 72),
  ['verde', 'M2 60C2 46 20 46 20 60V74H2zM82 62C84 50 98 52 98 62V76H82z'],
  ['marrom', block(66, 18, 9, 24)],
  ['amarelo', block(24, 48, 52, 42)],
  ['vermelho', 'M14 50L50 18L86 50z'],
  ['marrom', block(43, 62, 14, 28)],
  ['azul-claro', `${block(29, 58, 10, 11)}${block(61, 58, 10, 11)}`],
  ['bege', 'M42 90H58L72 110H30z'],
]

export const tree: Mosaic = [
  all('azul-claro'),
  sunAt(15, 15),
  cloud(83, 12),
  mountains('roxo', 80),
  hills('verde-claro', 86),
  // A house beside it.
  ['amarelo', block(4, 74, 21, 17)],
  ['vermelho', 'M0.500 74L14.500 60L28.500 74z'],
  ['marrom', block(10.5, 79, 8, 12)],
  ['marrom', 'M42 58H58C58 74 60 88 70 100Q60 98 54 103Q50 99 44 103Q38 98 30 100C40 88 42 74 42 58z'],
  [
    'verde',
    scallop(points('22,62 12,52 17,39 26,31 33,18 50,13 67,18 74,31 83,39 88,52 78,62 64,66 50,68 36,66'), 0.56),
  ],
  ['vermelho', `${oval(36, 33, 5)}${oval(62, 29, 5)}${oval(50, 50, 5)}${oval(26, 50, 5)}${oval(75, 50, 5)}`],
  ['preto', oval(50, 79, 4.6, 5.6)],
  ['vermelho', petals(14, 101)],
  ['amarelo', petals(86, 99)],
]

/** The same tree in six colours, on a green hill without clouds. */
export const easyTree: Mosaic = tree
  .filter(([pencil]) => pencil !== 'branco')
  .map(([pencil, ...rest]): Region => [pencil === 'verde-claro' ? 'verde' : pencil, ...rest])

export const watermelon: Mosaic = [
  all('amarelo'),
  table('azul-claro', 80),
  ['branco', 'M0 88H100V96H0z', 'desafio'],
  ['azul', 'M0 96H100V104H0z'],
  ['verde', 'M5 36H95C95 68 76 92 50 92C24 92 5 68 5 36z'],
  ['verde-claro', 'M12 36H88C88 64 72 85 50 85C28 85 12 64 12 36z'],
  ['vermelho', 'M19 36H81C81 60 68 78 50 78C32 78 19 60 19 36z'],
  [
    'preto',
    [
      [32, 46],
      [50, 46],
      [68, 46],
      [41, 60],
      [59, 60],
      [50, 71],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 2.5, 3.4))
      .join(''),
  ],
  ['laranja', 'M0 0H20L10 18zM40 0H60L50 18zM80 0H100L90 18z'],
  ['vermelho', 'M20 0H40L30 18zM60 0H80L70 18z'],
]

export const strawberry: Mosaic = [
  all('azul-claro'),
  ['laranja', 'M0 56Q26 46 50 54T100 52V110H0z', 'desafio'],
  ['rosa', 'M0 76Q26 66 50 74T100 72V110H0z'],
  ['branco', oval(50, 97, 42, 10)],
  ['vermelho', 'M50 30C70 22 90 32 86 54C82 76 64 96 50 98C36 96 18 76 14 54C10 32 30 22 50 30z'],
  ['verde', 'M50 30L30 40L28 28L12 26L30 18L36 8L50 18L64 8L70 18L88 26L72 28L70 40z'],
  ['marrom', 'M47 18C46 10 48 6 52 2L58 4C54 8 53 12 53 18z'],
  [
    'amarelo',
    `${oval(31, 54, 2.8, 3.8)}${oval(50, 50, 2.8, 3.8)}${oval(69, 54, 2.8, 3.8)}${oval(40, 69, 2.8, 3.8)}${oval(60, 69, 2.8, 3.8)}${oval(50, 85, 2.8, 3.8)}`,
  ],
]

export const iceCream: Mosaic = [
  all('azul-claro'),
  sunAt(85, 15),
  cloud(18, 20),
  mountains('verde', 74),
  ['amarelo', 'M0 90Q26 82 50 88T100 86V110H0z'],
  ['azul', 'M0 76Q14 70 28 76T56 76T84 76T100 74V88Q70 92 50 88T0 92z'],
  ['laranja', 'M34 58H66L52 104Q50 107 48 104z'],
  ['marrom', 'M44 58L56 58L47 96L42 82z'],
  ['rosa', 'M28 50C26 38 36 32 50 32C64 32 74 38 72 50C74 60 66 64 60 58C56 66 46 66 42 58C36 64 26 60 28 50z'],
  ['marrom', 'M34 36C30 20 40 12 50 12C60 12 70 20 66 36Q50 44 34 36z'],
  ['vermelho', oval(50, 9, 6)],
]

export const flower: Mosaic = [
  all('azul-claro'),
  sunAt(15, 15),
  cloud(84, 14),
  mountains('roxo', 82),
  hills('verde-claro', 88),
  ['verde', 'M47 60H53V88C54 82 66 76 78 78C76 88 66 96 53 95V104H47V91C34 93 24 85 22 75C36 73 46 80 47 87z'],
  ['vermelho', `${oval(50, 24, 11, 13)}${oval(50, 62, 11, 13)}`],
  ['laranja', `${oval(30, 43, 13, 11)}${oval(70, 43, 13, 11)}`],
  ['rosa', `${oval(35, 29, 9)}${oval(65, 29, 9)}${oval(35, 57, 9)}${oval(65, 57, 9)}`],
  ['amarelo', oval(50, 43, 12)],
]

export const carrot: Mosaic = [
  all('azul-claro'),
  cloud(18, 14),
  [
    'verde',
    'M50 36C38 26 32 16 36 6C44 10 46 18 49 26C48 16 50 8 56 2C62 10 58 22 53 28C58 20 66 14 74 16C74 26 64 34 50 36z',
  ],
  ['marrom', 'M0 46Q26 38 50 44T100 42V110H0z'],
  ['cinza', 'M0 94Q26 88 50 93T100 90V110H0z', 'desafio'],
  ['laranja', 'M34 40Q50 32 66 40C70 56 60 86 50 104C40 86 30 56 34 40z'],
  ['amarelo', 'M33 50L46 48V53L34 57zM67 64L54 62V67L65 71zM38 76L48 74V79L41 83z'],
  ['bege', `${oval(14, 66, 6, 4.5)}${oval(84, 62, 6, 4.5)}${oval(22, 94, 6, 4.5)}${oval(80, 92, 6, 4.5)}`],
]

export const pear: Mosaic = [
  all('rosa'),
  ['roxo', 'M0 0H12V110H0zM88 0H100V110H88z', 'desafio'],
  table('azul'),
  ['azul-claro', 'M0 94H100V102H0z'],
  [
    'verde-claro',
    'M50 24C62 24 64 38 66 48C72 56 82 64 80 78C78 94 64 98 50 98C36 98 22 94 20 78C18 64 28 56 34 48C36 38 38 24 50 24z',
  ],
  ['amarelo', 'M32 62C26 68 24 80 30 88C36 84 38 70 40 58z'],
  ['marrom', 'M47 26C46 18 48 12 54 6L60 9C54 14 53 20 53 26z'],
  ['verde', 'M56 18C64 6 80 8 86 16C80 26 66 28 56 18z'],
]

/** The same on both sides of `x`: flames, fins, body, cone, window, skirt. */
const rocketAt = (x: number, flames: boolean): Region[] => {
  const at = (d: string) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => `${Number(a) + x} ${b}`)
  return [
    ...(flames
      ? ([
          ['laranja', at('M-10 73C-16 84 -6 88 0 95C6 88 16 84 10 73z')],
          ['amarelo', at('M-5 73C-7 81 -3 84 0 88C3 84 7 81 5 73z')],
        ] satisfies Region[])
      : []),
    ['roxo', at('M-15 50C-26 57 -30 70 -30 86L-11 74zM15 50C26 57 30 70 30 86L11 74z')],
    ['branco', at('M-13 26L13 26C18 42 17 58 12 70L-12 70C-17 58 -18 42 -13 26z')],
    ['vermelho', at('M0 4C7 10 12 18 14 27Q0 31 -14 27C-12 18 -7 10 0 4z')],
    ['amarelo', oval(x, 44, 9.5)],
    ['azul-claro', oval(x, 44, 6)],
    ['vermelho', at('M-16 62L16 62L12 74L-12 74z')],
  ]
}

/** In flight, above the round Earth. */
export const rocket: Mosaic = [
  all('azul'),
  pinkClouds([16, 42], [83, 43], [16, 14], [14, 91], [86, 91]),
  ['azul-claro', 'M0 105Q50 93 100 105V110H0z'],
  ['verde', 'M14 102Q30 97 40 99Q40 106 30 110H10zM64 100Q76 99 88 102L92 110H70z'],
  ['laranja', oval(84, 20, 11)],
  ['amarelo', 'M73.500 17Q84 20 94.500 17Q95.600 20 94.500 23.500Q84 26 73.500 23.500Q72.400 20 73.500 17z'],
  ['amarelo', `${starData(34, 28, 7)}${starData(88, 66, 8)}${starData(11, 66, 8)}`],
  ...rocketAt(50, true),
]

/** Down on the moon: an astronaut plants a flag beside the rocket, the Earth is in the sky. */
export const landedRocket: Mosaic = [
  all('azul'),
  ['azul-claro', oval(18, 19, 14)],
  ['verde', 'M8 11Q16 7 20 11Q24 15 18 19Q14 25 9 21zM20 23Q28 19 30 23Q27 30 21 31z'],
  ['amarelo', `${starData(91, 14, 7)}${starData(43, 30, 7)}`],
  ['cinza', 'M0 82Q24 74 50 80T100 76V110H0z'],
  ['branco', `${oval(50, 103, 12, 4.5)}${oval(86, 100, 9, 4)}`],
  ...rocketAt(69, false),
  ['amarelo', 'M9 48H12.600V96H9z'],
  ['laranja', 'M12.600 48H28V59H12.600z'],
  [
    'branco',
    'M31 61A7 7 0 0 1 36.500 72.500Q38 76 37.500 80L37 96H31.700V88H30.300V96H25V79L12.600 70.500V65L23 69.500L25.500 72.500A7 7 0 0 1 31 61z',
  ],
  ['azul-claro', oval(30.5, 68, 4.6, 3.6)],
]

export const star: Mosaic = [
  all('azul'),
  ['roxo', 'M0 86Q30 74 56 84T100 80V110H0z'],
  ['laranja', 'M50 8L62 38L95 40L70 61L78 93L50 76L22 93L30 61L5 40L38 38z'],
  ['amarelo', 'M50 24L58 45L80 46L63 60L69 82L50 70L31 82L37 60L20 46L42 45z'],
  ['branco', oval(50, 54, 9)],
  ['rosa', `${starData(14, 14, 9)}${starData(86, 15, 9)}`],
  ['verde', 'M0 100Q30 92 56 98T100 96V110H0z', 'desafio'],
]

export const robot: Mosaic = [
  all('azul-claro'),
  ['amarelo', 'M0 62H100V110H0z', 'desafio'],
  ['bege', 'M0 92H100V110H0z'],
  ['laranja', `${block(28, 82, 14, 18)}${block(58, 82, 14, 18)}`],
  ['laranja', `${block(11, 52, 13, 28)}${block(76, 52, 13, 28)}`],
  ['azul', block(24, 48, 52, 36)],
  ['amarelo', block(34, 56, 32, 20)],
  ['vermelho', `${oval(42, 66, 4.5)}${oval(58, 66, 4.5)}`],
  ['cinza', 'M26 16H74V43H57V48H43V43H26z'],
  ['branco', `${oval(39, 26, 6.5)}${oval(61, 26, 6.5)}`],
  ['preto', `${oval(39, 26, 2.8)}${oval(61, 26, 2.8)}`],
  ['vermelho', block(38, 35, 24, 5)],
  ['amarelo', 'M44 16C40 4 60 4 56 16z'],
]

export const cake: Mosaic = [
  all('azul-claro'),
  ['verde-claro', block(0, 70, 100, 40), 'desafio'],
  table('roxo', 92),
  ['vermelho', 'M0 0H25L12.500 17zM50 0H75L62.500 17z'],
  ['amarelo', 'M25 0H50L37.500 17zM75 0H100L87.500 17z'],
  ['branco', oval(50, 93, 44, 7)],
  ['marrom', block(14, 66, 72, 26)],
  ['rosa', 'M14 62H86V74Q77 82 68 74T50 74T32 74T14 74z'],
  ['bege', block(28, 42, 44, 20)],
  ['branco', 'M28 38H72V48Q66.500 55 61 48T50 48T39 48T28 48z'],
  ['vermelho', block(46, 22, 8, 16)],
  ['amarelo', 'M50 8C56 14 55 21 50 21C45 21 44 14 50 8z'],
]
