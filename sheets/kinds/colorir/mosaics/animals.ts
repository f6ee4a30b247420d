/** Animals at home. */
import { star as starData } from '../../../studio/paths.ts'
import { all, cattails, cloud, hills, type Mosaic, mountains, oval, petals, sunAt, wave } from './mosaic.ts'

export const fish: Mosaic = [
  all('azul-claro'),
  ['azul', 'M0 64Q16 50 34 62T70 62T100 58V110H0z', 'desafio'],
  ['bege', 'M0 94Q24 84 50 92T100 88V110H0z'],
  ['verde', 'M6 98C0 86 12 80 6 66C18 74 20 88 16 98zM82 96C78 86 90 82 86 76C96 80 98 90 94 97z'],
  ['vermelho', 'M66 48L94 28Q88 48 94 70zM34 32Q44 10 62 18L58 36zM40 68L58 64L60 82Q48 84 40 68z'],
  ['laranja', 'M8 50C14 24 48 20 74 48C48 78 14 76 8 50z'],
  ['amarelo', 'M8 50C10 40 16 34 24 30Q36 50 24 70Q10 64 8 50z'],
  ['branco', 'M38 27Q48 27 53 31Q60 50 53 67Q46 71 38 72Q48 50 38 27z'],
  ['branco', oval(21, 43, 5)],
  ['preto', oval(20, 43, 2.3)],
  ['branco', `${oval(9, 22, 5)}${oval(18, 10, 4)}`],
  ['vermelho', starData(50, 101, 8)],
]

export const duck: Mosaic = [
  all('azul-claro'),
  mountains('branco', 50),
  sunAt(13, 14),
  cloud(82, 13),
  cloud(36, 28, 'medio'),
  hills('verde-claro', 56),
  ['azul', 'M0 76Q14 68 30 74T64 74T100 72V110H0z'],
  wave('azul-claro', 96, 5),
  ...cattails(
    [
      [8, 40],
      [92, 56],
    ],
    85,
  ),
  [
    'amarelo',
    'M19 68C14 58 20 52 26 58C34 64 44 63 50 57C45 45 50 25 66 25C82 25 86 43 76 53C88 60 88 82 74 90Q58 97 42 90C28 90 21 82 19 68z',
  ],
  ['laranja', 'M80 34L97 41Q91 49 79 46z'],
  ['laranja', 'M34 69Q50 62 66 70Q58 85 43 81Q36 77 34 69z'],
  ['preto', oval(70, 36, 2.7)],
  ['verde', oval(20, 100, 13, 5.5)],
  ['branco', petals(20, 95)],
]

export const dog: Mosaic = [
  all('azul-claro'),
  mountains('verde', 66),
  sunAt(13, 12),
  cloud(82, 11),
  hills('verde-claro', 76),
  [
    'bege',
    'M34 72H66C78 82 84 94 86 110H14C16 94 22 82 34 72zM24 48C24 22 36 16 50 16C64 16 76 22 76 48C76 72 66 84 50 84C34 84 24 72 24 48z',
  ],
  ['vermelho', 'M28 80Q50 98 72 80L76 88Q50 108 24 88z'],
  [
    'marrom',
    'M31 26C22 21 10 27 10 44C10 60 16 68 24 66C30 58 27 44 31 26zM69 26C78 21 90 27 90 44C90 60 84 68 76 66C70 58 73 44 69 26z',
  ],
  ['marrom', 'M55 36C59 31 67 33 67.500 42C68 51 61 54 57 50C53 46 52 40 55 36z'],
  ['branco', 'M50 52C62 52 70 60 68 69C66 78 58 81 50 81C42 81 34 78 32 69C30 60 38 52 50 52z'],
  ['preto', 'M43 54H57Q57 62 50 64Q43 62 43 54z'],
  ['vermelho', 'M44.500 69H55.500V76Q50 83 44.500 76z'],
  ['preto', `${oval(37, 43, 3)}${oval(61, 43, 3)}`],
  ['amarelo', oval(50, 100, 6)],
]

export const turtle: Mosaic = [
  all('azul-claro'),
  sunAt(22, 16),
  ['branco', 'M52 12C48 6 56 2 60 5C64 -1 76 0 76 6C84 5 86 14 79 16Q70 20 64 16Q56 20 52 12z'],
  [
    'branco',
    'M0 32C8 28 16 30 16 36C20 42 10 46 0 43zM82 30C86 22 96 24 100 26V40Q92 44 86 40C80 40 79 33 82 30z',
    'medio',
  ],
  ['azul', 'M0 52Q12 46 25 51T50 51T75 51T100 50V110H0z'],
  ['branco', 'M0 61Q30 55 56 59T100 55V72H0z'],
  ['bege', 'M0 70Q30 64 56 68T100 64V110H0z'],
  ['amarelo', 'M0 82Q26 76 50 84T100 80V92Q74 98 50 94T0 94z', 'medio'],
  [
    'verde-claro',
    'M30 76H45V94Q37 99 30 94zM64 76H79V94Q72 99 64 94zM30 70C20 76 7 73 5 60C4 49 16 45 23 51L32 62zM84 72L97 80L84 84z',
  ],
  ['laranja', 'M21 78Q19 70 28 70H84Q93 72 89 80Q56 90 21 78z'],
  ['verde', 'M25 72C27 42 43 30 56 30C71 30 84 44 86 72z'],
  ['amarelo', 'M46 47L56 41L66 47V58L56 64L46 58z'],
  [
    'laranja',
    'M43 45L54 38V33Q40 35 33 47L42 52zM69 45L58 38V33Q72 36 79 48L70 52zM43 56L44 61L54 68V67.500H30.500Q31 60 33 53zM69 56L68 61L58 68V67.500H80.500Q81 60 79 53z',
  ],
  ['preto', oval(13, 57, 2.5)],
  ['laranja', starData(14, 98, 9)],
  [
    'laranja',
    'M80 96C80 90 96 90 96 96C98 104 92 107 88 107C84 107 78 104 80 96zM81 99L73 97C69 91 72 87 76 86L76 91L80 89C80 92 79 94 77 94L83 95zM94 100L91 94L95 91C92 89 93 86 96 85L97 89L99.500 87V93C99 96 97 98 96 99z',
    'desafio',
  ],
  ['branco', `${oval(84.5, 97.5, 2.6)}${oval(91.5, 97.5, 2.6)}`, 'desafio'],
]

export const frog: Mosaic = [
  all('azul-claro'),
  mountains('branco', 36),
  sunAt(12, 13),
  cloud(84, 13),
  hills('amarelo', 42),
  ['azul', 'M0 58Q26 48 50 54T100 52V110H0z'],
  wave('azul-claro', 72, 6),
  ['verde', oval(50, 94, 46, 13)],
  [
    'verde-claro',
    'M22 90C6 86 6 66 22 63C21 60 20 55 21 48C22 44 24 41 26 39A10 10 0 1 1 45 33.500Q50 33 55 33.500A10 10 0 1 1 74 39C76 41 78 44 79 48C80 55 79 60 78 63C94 66 94 86 78 90z',
  ],
  ['amarelo', 'M36 90C33 76 40 69 50 69C60 69 67 76 64 90z'],
  ['laranja', `${oval(29, 92, 9, 4)}${oval(71, 92, 9, 4)}`],
  ['branco', `${oval(35, 34, 6.5)}${oval(65, 34, 6.5)}`],
  ['preto', `${oval(35, 35, 3)}${oval(65, 35, 3)}`],
  ['vermelho', 'M27 50Q50 57 73 50Q68 64 50 64Q32 64 27 50z'],
  ['branco', petals(88, 88)],
]

export const heron: Mosaic = [
  all('azul-claro'),
  mountains('cinza', 50),
  sunAt(87, 13),
  cloud(63, 28, 'medio'),
  hills('verde-claro', 56),
  ['azul', 'M0 78Q14 72 30 77T64 77T100 75V110H0z'],
  ...cattails(
    [
      [7, 44],
      [20, 58],
    ],
    86,
  ),
  ['cinza', oval(60, 102, 25, 7)],
  ['preto', 'M50 70H54V97L62 100.500V104H42V100.500L50 97zM66 70H70V97L78 100.500V104H64V100.500L66 97z'],
  ['preto', 'M44 8C52 5 60 8 67 16C58 15 51 17 44 18z'],
  [
    'branco',
    'M33 10C37 5 46 7 47 14C48 20 44 24 45 30C46 36 52 40 58 43C70 47 82 56 90 69C80 69 74 76 62 76C50 76 42 68 42 58C42 50 36 46 34 38C32 30 35 25 36 22C32 20 31 13 33 10z',
  ],
  ['cinza', 'M52 51C63 47 75 55 83 67C73 66 65 69 58 65C53 62 51 56 52 51z'],
  ['amarelo', 'M32.300 11.500L7 19L34.500 21C31.500 18 31 14 32.300 11.500z'],
  ['amarelo', 'M4 100C8 92 19 92 24 98L31 93V107L24 102C19 108 8 108 4 100z'],
  ['preto', `${oval(39, 13.5, 2.4)}${oval(10.5, 98.5, 2.7)}`],
]

export const owl: Mosaic = [
  all('azul'),
  ['amarelo', 'M89 4A12 12 0 1 0 98.500 22A10 10 0 0 1 89 4z'],
  [
    'branco',
    'M12 12l2.400 5l5.400 0.600l-4 3.800l1 5.400l-4.800 -2.600l-4.800 2.600l1 -5.400l-4 -3.800l5.400 -0.600z',
    'desafio',
  ],
  ['marrom', 'M0 92Q30 86 54 90T100 86V102Q60 98 0 106z'],
  ['verde', 'M0 70C10 58 22 62 22 74C30 80 26 96 16 98H0zM100 62C90 52 80 60 82 72C76 82 84 96 100 94z'],
  ['laranja', 'M26 34L24 14L40 24Q50 22 60 24L76 14L74 34C84 52 82 78 66 92H34C18 78 16 52 26 34z'],
  ['bege', 'M34 62C34 54 66 54 66 62C68 76 62 86 50 86C38 86 32 76 34 62z'],
  ['marrom', 'M25 44C17 56 19 74 31 82C36 68 33 54 25 44zM75 44C83 56 81 74 69 82C64 68 67 54 75 44z'],
  ['branco', `${oval(38, 42, 11)}${oval(62, 42, 11)}`],
  ['preto', `${oval(39.5, 43, 5)}${oval(60.5, 43, 5)}`],
  ['amarelo', 'M44 49H56L50 61z'],
  ['amarelo', `${oval(42, 91.5, 5.5, 4)}${oval(58, 91.5, 5.5, 4)}`],
  ['rosa', `${petals(12, 78)}${petals(91, 74)}`],
]

export const ladybug: Mosaic = [
  all('azul-claro'),
  mountains('roxo', 62),
  sunAt(14, 14),
  cloud(84, 15),
  ['verde', 'M0 84C22 58 66 52 100 70V110H0z'],
  ['verde-claro', 'M0 96C30 74 66 70 100 86V98C66 84 30 86 0 108z'],
  ['preto', 'M34 30C34 14 66 14 66 30L62 40H38z'],
  ['vermelho', 'M48 30C26 30 16 50 18 66C20 84 34 92 48 92zM52 30C74 30 84 50 82 66C80 84 66 92 52 92z'],
  ['marrom', 'M48 30H52V92H48z'],
  ['branco', `${oval(42, 25, 4)}${oval(58, 25, 4)}`],
  ['preto', `${oval(35, 50, 5.4)}${oval(65, 50, 5.4)}${oval(30, 69, 5)}${oval(70, 69, 5)}`],
]

export const butterfly: Mosaic = [
  all('azul-claro'),
  mountains('azul', 84),
  cloud(20, 13),
  sunAt(85, 14),
  hills('verde-claro', 90),
  ['laranja', 'M47 52C38 18 8 12 6 34C4 52 24 62 47 56zM53 52C62 18 92 12 94 34C96 52 76 62 53 56z'],
  ['amarelo', 'M40 48C34 30 18 24 15 36C14 46 26 52 40 48zM60 48C66 30 82 24 85 36C86 46 74 52 60 48z'],
  ['roxo', 'M47 57C28 58 14 68 20 80C28 92 44 84 47 62zM53 57C72 58 86 68 80 80C72 92 56 84 53 62z'],
  ['rosa', `${oval(33, 72, 6)}${oval(67, 72, 6)}`],
  [
    'marrom',
    'M50 27C56 27 58 35 54.500 39C56 44 55.500 52 55 60C55 74 53 84 50 86C47 84 45 74 45 60C44.500 52 44 44 45.500 39C42 35 44 27 50 27z',
  ],
  ['rosa', `${petals(14, 100)}${petals(86, 100)}`],
]
