/** Fruits, plants and things, in their places. */
import { points, scallop } from '../../../studio/paths.ts'
import { all, block, cloud, hills, type Mosaic, oval, petals, sunAt } from './mosaic.ts'

const HEART = (x: number, y: number, k: number) =>
  `M${x} ${y + 34 * k}C${x - 58 * k} ${y - 4 * k} ${x - 30 * k} ${y - 44 * k} ${x} ${y - 16 * k}C${x + 30 * k} ${y - 44 * k} ${x + 58 * k} ${y - 4 * k} ${x} ${y + 34 * k}z`

/** A table: its cloth from edge to edge. */
const table = (pencil: string, y = 84): readonly [string, string] => [pencil, block(0, y, 100, 110 - y)]

export const heart: Mosaic = [
  all('azul-claro'),
  cloud(18, 16),
  sunAt(85, 16),
  hills('verde-claro', 92),
  ['vermelho', HEART(50, 56, 1.15)],
  ['rosa', HEART(50, 54, 0.8)],
  ['amarelo', HEART(50, 52, 0.46)],
  ['vermelho', `${HEART(14, 78, 0.22)}${HEART(86, 78, 0.22)}`],
  ['branco', oval(50, 102, 9, 5)],
]

export const mushroom: Mosaic = [
  all('azul-claro'),
  ['verde', 'M0 40C8 26 22 30 22 46V80H0zM78 44C80 28 96 28 100 40V80H78z'],
  ['marrom', 'M6 60H12V84H6zM88 60H94V84H88z'],
  hills('verde-claro', 82),
  ['bege', 'M40 60H60C60 76 62 84 66 96Q50 102 34 96C38 84 40 76 40 60z'],
  ['vermelho', 'M14 58C14 30 32 14 50 14C68 14 86 30 86 58Q50 70 14 58z'],
  ['branco', `${oval(50, 30, 7)}${oval(31, 45, 6)}${oval(69, 45, 6)}`],
  ['amarelo', `${petals(16, 98)}${petals(84, 98)}`],
]

export const apple: Mosaic = [
  all('amarelo'),
  table('azul'),
  ['azul-claro', 'M0 90Q12 98 25 90T50 90T75 90T100 90V98Q88 106 75 98T50 98T25 98T0 98z'],
  ['vermelho', 'M50 36C64 24 90 32 88 58C86 80 70 96 60 94Q50 90 40 94C30 96 14 80 12 58C10 32 36 24 50 36z'],
  ['rosa', 'M22 56C22 44 30 38 38 40C30 46 28 54 28 64z'],
  ['marrom', 'M47 38C46 28 48 20 54 12L60 16C54 22 53 30 53 38z'],
  ['verde', 'M56 24C62 12 78 10 86 16C82 28 68 32 56 24z'],
]

export const house: Mosaic = [
  all('azul-claro'),
  sunAt(85, 15),
  cloud(24, 14),
  hills('verde-claro', 72),
  ['verde', 'M2 60C2 46 20 46 20 60V74H2zM82 62C84 50 98 52 98 62V76H82z'],
  ['vermelho', block(66, 18, 9, 18)],
  ['amarelo', block(24, 48, 52, 42)],
  ['vermelho', 'M14 50L50 18L86 50z'],
  ['roxo', block(43, 62, 14, 28)],
  ['azul', `${block(29, 58, 10, 11)}${block(61, 58, 10, 11)}`],
  ['branco', 'M42 90H58L72 110H30z'],
]

export const tree: Mosaic = [
  all('azul-claro'),
  sunAt(15, 15),
  cloud(86, 12),
  hills('verde', 86),
  ['marrom', 'M42 58H58C58 74 60 88 70 100Q60 98 54 103Q50 99 44 103Q38 98 30 100C40 88 42 74 42 58z'],
  [
    'verde',
    scallop(points('22,62 12,52 17,39 26,31 33,18 50,13 67,18 74,31 83,39 88,52 78,62 64,66 50,68 36,66'), 0.56),
  ],
  ['vermelho', `${oval(36, 33, 5)}${oval(62, 29, 5)}${oval(50, 50, 5)}${oval(26, 50, 5)}${oval(75, 50, 5)}`],
  ['amarelo', oval(50, 79, 4.6)],
  ['vermelho', petals(14, 98)],
  ['amarelo', petals(86, 99)],
]

export const watermelon: Mosaic = [
  all('amarelo'),
  table('azul-claro', 80),
  ['azul', 'M0 92H100V100H0z'],
  ['verde', 'M6 38H94C94 68 76 90 50 90C24 90 6 68 6 38z'],
  ['verde-claro', 'M13 38H87C87 64 72 83 50 83C28 83 13 64 13 38z'],
  ['vermelho', 'M19 38H81C81 60 68 77 50 77C32 77 19 60 19 38z'],
  ['preto', 'M33 46q2.600 4 0 7q-2.600 -3 0 -7zM50 60q2.600 4 0 7q-2.600 -3 0 -7zM67 46q2.600 4 0 7q-2.600 -3 0 -7z'],
  ['laranja', 'M3 0H25L14 22zM75 0H97L86 22z'],
]

export const strawberry: Mosaic = [
  all('azul-claro'),
  ['rosa', 'M0 76Q26 66 50 74T100 72V110H0z'],
  ['branco', oval(50, 98, 40, 9)],
  ['vermelho', 'M50 30C70 22 90 32 86 54C82 76 64 96 50 98C36 96 18 76 14 54C10 32 30 22 50 30z'],
  ['verde', 'M50 30L30 40L28 28L12 26L30 18L36 8L50 18L64 8L70 18L88 26L72 28L70 40z'],
  ['marrom', 'M47 18C46 10 48 6 52 2L58 4C54 8 53 12 53 18z'],
  [
    'amarelo',
    `${oval(32, 54, 4)}${oval(50, 48, 4)}${oval(68, 54, 4)}${oval(40, 70, 4)}${oval(60, 70, 4)}${oval(50, 84, 4)}`,
  ],
]

export const iceCream: Mosaic = [
  all('azul-claro'),
  sunAt(85, 15),
  cloud(18, 20),
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
  hills('verde-claro', 88),
  ['verde', 'M47 60H53V104H47z'],
  ['verde', 'M47 90C34 92 24 84 22 74C36 72 46 80 47 90zM53 96C66 98 76 90 78 80C64 78 54 86 53 96z'],
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
  ['laranja', 'M34 40Q50 32 66 40C70 56 60 86 50 104C40 86 30 56 34 40z'],
  ['amarelo', 'M33 50L46 48V53L34 57zM67 64L54 62V67L65 71zM38 76L48 74V79L41 83z'],
  ['bege', `${oval(14, 66, 6, 4.5)}${oval(84, 62, 6, 4.5)}${oval(22, 94, 6, 4.5)}${oval(80, 92, 6, 4.5)}`],
]

export const pear: Mosaic = [
  all('rosa'),
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

export const rocket: Mosaic = [
  all('azul'),
  ['verde', 'M0 92Q50 76 100 92V110H0z'],
  ['roxo', oval(84, 22, 11)],
  [
    'amarelo',
    'M14 18l2.400 5l5.400 0.600l-4 3.800l1 5.400l-4.800 -2.600l-4.800 2.600l1 -5.400l-4 -3.800l5.400 -0.600zM84 58l2.400 5l5.400 0.600l-4 3.800l1 5.400l-4.800 -2.600l-4.800 2.600l1 -5.400l-4 -3.800l5.400 -0.600z',
  ],
  ['laranja', 'M38 78C32 92 44 98 50 108C56 98 68 92 62 78z'],
  ['amarelo', 'M44 78C42 88 47 92 50 99C53 92 58 88 56 78z'],
  ['roxo', 'M34 50C22 58 20 70 22 82L36 74zM66 50C78 58 80 70 78 82L64 74z'],
  ['branco', 'M50 4C66 18 70 50 62 78H38C30 50 34 18 50 4z'],
  ['vermelho', 'M50 4C56 9 60 16 63 24H37C40 16 44 9 50 4z'],
  ['roxo', oval(50, 42, 10)],
  ['azul-claro', oval(50, 42, 6)],
  ['vermelho', 'M34 62H66L64 72H36z'],
]

export const star: Mosaic = [
  all('azul'),
  ['roxo', 'M0 86Q30 74 56 84T100 80V110H0z'],
  ['laranja', 'M50 8L62 38L95 40L70 61L78 93L50 76L22 93L30 61L5 40L38 38z'],
  ['amarelo', 'M50 24L58 45L80 46L63 60L69 82L50 70L31 82L37 60L20 46L42 45z'],
  ['branco', oval(50, 54, 9)],
  ['rosa', `${oval(12, 14, 6)}${oval(88, 16, 6)}${oval(10, 68, 5)}${oval(91, 66, 5)}`],
]

export const robot: Mosaic = [
  all('azul-claro'),
  ['bege', 'M0 92H100V110H0z'],
  ['azul', `${block(28, 82, 14, 16)}${block(58, 82, 14, 16)}`],
  ['laranja', `${block(10, 54, 12, 26)}${block(78, 54, 12, 26)}`],
  ['azul', block(24, 48, 52, 36)],
  ['amarelo', block(34, 56, 32, 20)],
  ['vermelho', `${oval(42, 66, 4.5)}${oval(58, 66, 4.5)}`],
  ['cinza', 'M26 16H74V44H26z'],
  ['branco', `${oval(40, 27, 6)}${oval(60, 27, 6)}`],
  ['preto', `${oval(40, 27, 2.6)}${oval(60, 27, 2.6)}`],
  ['vermelho', block(38, 36, 24, 5)],
  ['amarelo', oval(50, 9, 6)],
]

export const cake: Mosaic = [
  all('azul-claro'),
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
