/** Animals at home. */
import { all, cloud, hills, type Mosaic, oval, petals, sunAt } from './mosaic.ts'

export const fish: Mosaic = [
  all('azul-claro'),
  ['azul', 'M0 0H100V14Q84 22 67 14T33 14T0 14z'],
  ['bege', 'M0 96Q24 86 50 94T100 90V110H0z'],
  ['azul', 'M8 96C2 84 14 78 8 64C20 72 22 86 18 96z'],
  ['vermelho', 'M80 96C76 88 84 84 80 76C88 80 90 74 92 72C96 82 92 90 92 96z'],
  ['vermelho', 'M66 52L94 32Q88 52 94 74z'],
  ['vermelho', 'M34 34Q44 14 62 22L58 38z'],
  ['vermelho', 'M40 72L58 68L60 84Q48 86 40 72z'],
  ['laranja', 'M8 54C14 28 48 24 74 52C48 82 14 80 8 54z'],
  ['amarelo', 'M8 54C10 44 16 38 24 34Q36 54 24 74Q10 68 8 54z'],
  ['branco', 'M38 31Q48 31 53 35Q60 54 53 71Q46 75 38 76Q48 54 38 31z'],
  ['branco', oval(22, 47, 4.6)],
  ['preto', oval(21, 47, 1.9)],
  ['branco', oval(12, 26, 4.4)],
]

export const duck: Mosaic = [
  all('azul-claro'),
  sunAt(85, 15),
  cloud(24, 18),
  hills('verde-claro', 52),
  ['azul', 'M0 74Q14 66 30 72T64 72T100 70V110H0z'],
  ['verde', 'M4 76C2 62 8 56 6 44C14 56 14 66 12 76zM92 74C90 62 96 58 94 48C100 56 100 66 99 74z'],
  [
    'amarelo',
    'M20 70C14 60 20 54 26 60C34 66 46 64 52 58C46 46 50 26 66 26C82 26 86 44 76 54C88 60 88 80 74 88H42C28 88 22 80 20 70z',
  ],
  ['laranja', 'M81 38L97 43Q92 50 80 48z'],
  ['laranja', 'M34 68Q50 62 64 70Q56 84 42 80Q36 76 34 68z'],
  ['preto', oval(71, 37, 2.2)],
  ['rosa', oval(20, 98, 6, 4)],
  ['verde', oval(82, 100, 11, 5)],
]

export const dog: Mosaic = [
  all('azul-claro'),
  sunAt(15, 15),
  cloud(80, 18),
  hills('verde-claro', 76),
  ['bege', 'M34 72C22 82 16 94 14 110H86C84 94 78 82 66 72z'],
  ['vermelho', 'M28 80Q50 94 72 80L76 89Q50 106 24 89z'],
  ['bege', 'M24 48C24 22 36 16 50 16C64 16 76 22 76 48C76 72 66 82 50 82C34 82 24 72 24 48z'],
  [
    'marrom',
    'M27 34C20 24 10 28 10 44C10 60 16 68 24 66C28 58 24 46 32 24zM73 34C80 24 90 28 90 44C90 60 84 68 76 66C72 58 76 46 68 24z',
  ],
  ['marrom', 'M54 34C60 28 72 32 72 44C72 54 60 56 56 50C52 46 50 38 54 34z'],
  ['branco', 'M50 52C62 52 70 60 68 70C66 80 58 82 50 82C42 82 34 80 32 70C30 60 38 52 50 52z'],
  ['preto', 'M44 55H56Q56 62 50 64Q44 62 44 55z'],
  ['vermelho', 'M45 71H55V78Q50 84 45 78z'],
  ['preto', `${oval(38, 44, 2.4)}${oval(62, 44, 2.4)}`],
  ['amarelo', oval(50, 99, 6)],
]

export const turtle: Mosaic = [
  all('azul-claro'),
  sunAt(85, 16),
  cloud(24, 18),
  hills('verde-claro', 70),
  ['bege', 'M0 90Q30 82 56 88T100 86V110H0z'],
  ['verde-claro', 'M30 76H44V92Q37 96 30 92zM62 76H76V92Q69 96 62 92z'],
  ['verde-claro', 'M28 68C20 74 8 72 6 60C6 50 16 46 22 52L30 60z'],
  ['verde-claro', 'M82 70L96 76L82 80z'],
  ['marrom', 'M22 76Q20 68 28 68H82Q90 70 86 78Q56 86 22 76z'],
  ['verde', 'M26 70C28 42 44 32 56 32C70 32 82 46 84 70z'],
  ['amarelo', 'M46 48L56 42L66 48V59L56 65L46 59z'],
  ['laranja', 'M44 46L54 39L51 33Q40 36 34 46L42 52z'],
  ['laranja', 'M68 46L58 39L61 33Q72 38 78 48L70 52z'],
  ['laranja', 'M43 56L44 61L54 68V70H32Q30 62 34 54z'],
  ['laranja', 'M69 56L68 61L58 68V70H80Q81 62 78 54z'],
  ['preto', oval(14, 57, 1.9)],
  ['laranja', oval(90, 97, 4.4)],
  ['verde', 'M6 100Q4 92 2 90Q10 90 12 96Q14 88 20 88Q18 96 16 102z'],
]

export const frog: Mosaic = [
  all('azul-claro'),
  hills('verde-claro', 34),
  ['azul', 'M0 56Q26 46 50 52T100 50V110H0z'],
  ['verde', oval(50, 92, 44, 14)],
  ['verde-claro', 'M22 88C8 84 8 66 22 62C28 48 72 48 78 62C92 66 92 84 78 88z'],
  ['amarelo', 'M34 88C32 72 40 66 50 66C60 66 68 72 66 88z'],
  ['verde-claro', `${oval(35, 36, 10)}${oval(65, 36, 10)}`],
  ['verde-claro', 'M22 48C22 36 36 34 50 34C64 34 78 36 78 48C78 60 66 66 50 66C34 66 22 60 22 48z'],
  ['branco', `${oval(35, 35, 6)}${oval(65, 35, 6)}`],
  ['preto', `${oval(35, 35, 2.6)}${oval(65, 35, 2.6)}`],
  ['vermelho', 'M36 52H64Q60 61 50 61Q40 61 36 52z'],
  ['rosa', 'M84 62Q78 54 80 46Q86 48 88 54Q92 46 98 48Q98 58 92 63z'],
  ['amarelo', oval(10, 12, 10)],
]

export const owl: Mosaic = [
  all('azul'),
  ['amarelo', 'M88 6A14 14 0 1 0 98 26A11 11 0 0 1 88 6z'],
  [
    'amarelo',
    'M12 14l2.400 5l5.400 0.600l-4 3.800l1 5.400l-4.800 -2.600l-4.800 2.600l1 -5.400l-4 -3.800l5.400 -0.600z',
  ],
  ['verde', 'M0 70C10 58 22 62 24 74C34 78 30 96 20 100H0z'],
  ['verde', 'M100 62C90 52 78 60 80 72C74 82 84 96 100 94z'],
  ['marrom', 'M0 92Q30 86 54 90T100 86V102Q60 98 0 106z'],
  ['laranja', 'M26 34L24 14L40 24Q50 22 60 24L76 14L74 34C84 52 82 78 66 92H34C18 78 16 52 26 34z'],
  ['bege', 'M34 62C34 54 66 54 66 62C68 76 62 86 50 86C38 86 32 76 34 62z'],
  ['marrom', 'M24 44C16 56 18 76 32 84C36 68 32 54 24 44zM76 44C84 56 82 76 68 84C64 68 68 54 76 44z'],
  ['branco', `${oval(38, 42, 10.5)}${oval(62, 42, 10.5)}`],
  ['preto', `${oval(41.5, 43, 4.6)}${oval(58.5, 43, 4.6)}`],
  ['amarelo', 'M45 50H55L50 60z'],
]

export const ladybug: Mosaic = [
  all('azul-claro'),
  sunAt(15, 15),
  ['verde', 'M0 84C22 58 66 52 100 70V110H0z'],
  ['verde-claro', 'M0 96C30 74 66 70 100 86V98C66 84 30 86 0 108z'],
  ['marrom', 'M34 30C34 14 66 14 66 30L62 40H38z'],
  ['vermelho', 'M50 30C26 30 16 50 18 66C20 84 34 92 49 92V30zM50 30C74 30 84 50 82 66C80 84 66 92 51 92V30z'],
  ['branco', `${oval(42, 26, 3.6)}${oval(58, 26, 3.6)}`],
  ['preto', `${oval(42, 26, 1.5)}${oval(58, 26, 1.5)}`],
  ['marrom', `${oval(34, 48, 5.4)}${oval(66, 48, 5.4)}${oval(28, 66, 5)}${oval(72, 66, 5)}`],
  ['vermelho', oval(88, 30, 7)],
  ['amarelo', oval(88, 30, 3.5)],
]

export const butterfly: Mosaic = [
  all('azul-claro'),
  cloud(20, 14),
  sunAt(85, 15),
  hills('verde-claro', 88),
  ['laranja', 'M47 52C38 18 8 12 6 34C4 52 24 62 47 56zM53 52C62 18 92 12 94 34C96 52 76 62 53 56z'],
  ['amarelo', 'M40 48C34 30 18 24 15 36C14 46 26 52 40 48zM60 48C66 30 82 24 85 36C86 46 74 52 60 48z'],
  ['roxo', 'M47 57C28 58 14 68 20 80C28 92 44 84 47 62zM53 57C72 58 86 68 80 80C72 92 56 84 53 62z'],
  ['rosa', `${oval(33, 72, 6)}${oval(67, 72, 6)}`],
  ['marrom', 'M50 38C56 38 56 48 55 60C55 76 52 86 50 88C48 86 45 76 45 60C44 48 44 38 50 38z'],
  ['marrom', oval(50, 34, 6)],
  ['rosa', `${petals(15, 98)}${petals(86, 98)}`],
]
