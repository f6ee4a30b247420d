/**
 * Communities of one municipality, invented, with what they share and what each does; opinions on an anniversary. From
 * general knowledge, to be checked: jongo, a dance of black communities of the south-east, against Iphan; schools in two
 * languages against Resolução CNE/CEB 5/2012.
 */
import type { Sorted } from './town-facts.ts'

export const GROUPS = [
  ['A', 'aldeia', 'aldeia'],
  ['Q', 'quilombo', 'quilombo'],
  ['M', 'migrantes', 'bairro'],
] as const

/** Deeds and traditions of each community. */
export const OWN_LINES: Readonly<Record<string, readonly string[]>> = {
  A: [
    'Fala guarani e português na escola.',
    'Está aqui desde antes dos portugueses.',
    'Faz cestos com desenhos do povo guarani.',
  ],
  Q: [
    'Dança o jongo, herança dos avós africanos.',
    'Lembra os que fugiram da escravidão.',
    'Toca tambor e honra os antepassados africanos.',
  ],
  M: [
    'Trouxe receitas de outros países.',
    'Costura e cozinha, longe de onde nasceu.',
    'Fala espanhol, francês e português.',
  ],
}

/** Of all three. */
export const SHARED_LINES: readonly string[] = [
  'As crianças vão à escola.',
  'As famílias usam o posto de saúde.',
  'As famílias compram na mesma feira.',
  'Os mais velhos contam histórias.',
  'Todos usam a mesma estrada.',
]

/** Voices on the feast of 200 years of the town. */
export const ANNIVERSARY: Sorted = {
  classes: GROUPS,
  lines: {
    A: [
      'Cantaremos no palco na língua do nosso povo.',
      'As crianças da aldeia vão abrir a festa.',
      'Só 200 anos? Meu povo já vivia aqui antes!',
      'Ninguém conta que estas terras eram do meu povo.',
    ],
    Q: [
      'Que alegria: nosso jongo estará no desfile!',
      'A praça ouvirá os tambores do quilombo.',
      'Escravizados ergueram a igreja, e não os citam.',
      'Falta o nome de quem lutou contra a escravidão.',
    ],
    M: [
      'Oba! Vou servir a comida do meu país na praça.',
      'Cheguei há um ano e já fui convidada: gostei!',
      'Nem falam de quem veio de outro país.',
      'Vim de longe para trabalhar e não me chamaram.',
    ],
  },
  against: new Set([
    'Só 200 anos? Meu povo já vivia aqui antes!',
    'Ninguém conta que estas terras eram do meu povo.',
    'Escravizados ergueram a igreja, e não os citam.',
    'Falta o nome de quem lutou contra a escravidão.',
    'Nem falam de quem veio de outro país.',
    'Vim de longe para trabalhar e não me chamaram.',
  ]),
  ask: ['A festa devia contar também:', 'a história de todos'],
}
