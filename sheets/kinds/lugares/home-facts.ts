/**
 * Homes of Brazil, their materials and the reasons for them. Sources: Instituto Socioambiental, Povos Indígenas no
 * Brasil, «Habitações» (house of the Marubo, thatched with jarina palm from the ridge to the ground); Jair Antonio de
 * Oliveira and others, «Habitação em ambientes extremos: áreas de várzea do rio Solimões» (stilts and rafts, floods of
 * up to 15 m).
 */
import type { DwellingName } from '../../studio/shapes/dwellings.ts'

export const HOMES = Object.keys({
  'casa de tijolo': 0,
  prédio: 0,
  'casa de taipa': 0,
  maloca: 0,
  palafita: 0,
  'casa flutuante': 0,
} satisfies Record<DwellingName, number>) as readonly DwellingName[]

export interface HomeRiddle {
  readonly says: string
  readonly answer: DwellingName
}

/** Each is true of one home alone. */
const SAYS: Readonly<Record<DwellingName, readonly [string, string]>> = {
  palafita: [
    'Estou no alto de estacas: na cheia, a água passa por baixo.',
    'Meu piso fica longe do chão, em cima de paus fincados.',
  ],
  'casa flutuante': [
    'Boio sobre toras: quando o rio sobe, eu subo também.',
    'Não tenho chão de terra: moro em cima da água e balanço com ela.',
  ],
  'casa de taipa': [
    'Minhas paredes são de barro preso em varas.',
    'O barro das minhas paredes deixa a casa fresca no calor.',
  ],
  maloca: ['Minha palha vai do alto do telhado até o chão.', 'Sou larga, sem janelas: várias famílias moram em mim.'],
  prédio: ['Guardo muitas moradias, uma em cima da outra.', 'Tenho vários andares e ocupo pouco terreno na cidade.'],
  'casa de tijolo': [
    'Minha parede é de blocos de barro assado, um sobre o outro.',
    'Tenho uma caixa-d’água em cima das telhas.',
  ],
}

export const RIDDLES: readonly HomeRiddle[] = Object.entries(SAYS).flatMap(([answer, both]) =>
  both.map((says) => ({ says, answer: answer as DwellingName })),
)

export interface HomeTrait {
  readonly says: string
  readonly of: readonly DwellingName[]
}

/** Traits that the picture shows. */
export const TRAITS: readonly HomeTrait[] = [
  { says: 'Fica no rio ou na beira dele.', of: ['palafita', 'casa flutuante'] },
  { says: 'Tem mais de um andar.', of: ['prédio'] },
  { says: 'O telhado é de telhas de barro.', of: ['casa de tijolo', 'casa de taipa'] },
  { says: 'O telhado é de palha.', of: ['maloca'] },
  { says: 'Fica na cidade, ao lado da rua.', of: ['prédio', 'casa de tijolo'] },
  { says: 'A parede é de tábuas de madeira.', of: ['palafita', 'casa flutuante'] },
  { says: 'A cobertura chega até o chão.', of: ['maloca'] },
  { says: 'Sobe e desce com o rio.', of: ['casa flutuante'] },
  { says: 'Tem um andar só.', of: ['casa de tijolo', 'casa de taipa', 'maloca', 'palafita', 'casa flutuante'] },
  { says: 'Tem janelas.', of: ['casa de tijolo', 'prédio', 'casa de taipa', 'palafita', 'casa flutuante'] },
  { says: 'Fica longe do rio.', of: ['casa de tijolo', 'prédio', 'casa de taipa', 'maloca'] },
]

export interface HomeReason {
  readonly home: DwellingName
  readonly why: string
}

export const REASONS: readonly HomeReason[] = [
  { home: 'palafita', why: 'O rio sobe muito na cheia e a água passa por baixo do piso.' },
  { home: 'casa flutuante', why: 'O nível do rio muda todo ano e a casa acompanha a água.' },
  { home: 'casa de taipa', why: 'A terra e as varas estão ali perto e seguram o calor lá fora.' },
  { home: 'maloca', why: 'A floresta dá a cobertura, e várias famílias moram juntas.' },
  { home: 'prédio', why: 'O terreno da cidade é pequeno para muita gente: cresce-se para o alto.' },
  { home: 'casa de tijolo', why: 'Blocos assados aguentam muitos anos de chuva na cidade.' },
]

export interface PlannedPlace {
  readonly where: string
  /** An example for the teacher. */
  readonly madeOf: string
  readonly because: string
}

/** Places for which the child plans a home. */
export const PLANNED_FOR: readonly PlannedPlace[] = [
  { where: 'onde o rio enche todo ano', madeOf: 'madeira, sobre estacas', because: 'a água passa por baixo' },
  { where: 'onde faz muito calor o ano todo', madeOf: 'barro e varas', because: 'o barro deixa a casa fresca' },
  { where: 'onde chove quase todos os dias', madeOf: 'tijolos e telhas', because: 'a água não entra' },
  { where: 'onde faz frio e venta muito', madeOf: 'tijolos', because: 'o vento não passa' },
]
