/** Animals by signs that can be seen, from common knowledge of zoology. */
export const COVERS = ['penas', 'pelos', 'escamas', 'concha', 'pele lisa'] as const
export type Cover = (typeof COVERS)[number]

export interface Animal {
  /** Left out where the covering has no name for children, or two could be seen. */
  readonly cover?: Cover
  /** Left out where the drawing hides some. */
  readonly legs?: number
  readonly isVertebrate: boolean
  /** Left out where wings are folded away. */
  readonly hasWings?: boolean
  readonly hasAntennae?: boolean
  readonly hasBeak?: boolean
  readonly hasShell?: boolean
}

const bird = (legs?: number): Animal => ({
  cover: 'penas',
  ...(legs !== undefined && { legs }),
  isVertebrate: true,
  hasWings: true,
  hasAntennae: false,
  hasBeak: true,
  hasShell: false,
})
const SIMPLE = { hasWings: false, hasAntennae: false, hasBeak: false, hasShell: false } as const
const mammal = (legs?: number): Animal => ({
  ...SIMPLE,
  cover: 'pelos',
  ...(legs !== undefined && { legs }),
  isVertebrate: true,
})
const reptile = (legs?: number): Animal => ({ ...mammal(legs), cover: 'escamas' })
const FROG: Animal = { ...mammal(4), cover: 'pele lisa' }
const insect = (hasWings: boolean | undefined, legs?: number): Animal => ({
  ...(legs !== undefined && { legs }),
  isVertebrate: false,
  ...(hasWings !== undefined && { hasWings }),
  hasAntennae: true,
  hasBeak: false,
  hasShell: false,
})
/** Its tentacles look like antennae. */
const SNAIL: Animal = { cover: 'concha', legs: 0, isVertebrate: false, hasWings: false, hasBeak: false, hasShell: true }

export const ANIMALS = {
  tuiuiú: bird(2),
  arara: bird(),
  tucano: bird(2),
  coruja: bird(2),
  sabiá: bird(2),
  'beija-flor': bird(),
  galinha: bird(2),
  'onça-pintada': mammal(4),
  'onça-parda': mammal(4),
  capivara: mammal(4),
  tamanduá: mammal(),
  preá: mammal(4),
  vaca: mammal(4),
  cavalo: mammal(4),
  ovelha: mammal(4),
  cachorro: mammal(4),
  jacaré: reptile(),
  cobra: reptile(0),
  teiú: reptile(4),
  jabuti: { ...SIMPLE, legs: 4, isVertebrate: true, hasShell: true } as Animal,
  rã: FROG,
  sapo: { ...SIMPLE, legs: 4, isVertebrate: true } as Animal,
  caracol: SNAIL,
  caramujo: SNAIL,
  minhoca: { ...SIMPLE, cover: 'pele lisa', legs: 0, isVertebrate: false } as Animal,
  aranha: { ...SIMPLE, legs: 8, isVertebrate: false } as Animal,
  formiga: insect(false, 6),
  joaninha: insect(undefined, 6),
  gafanhoto: insect(undefined, 6),
  borboleta: insect(true),
} as const satisfies Readonly<Record<string, Animal>>

export type AnimalName = keyof typeof ANIMALS
export const animal = (name: AnimalName): Animal => ANIMALS[name]

export const LEG_GROUPS = ['nenhuma pata', '2 patas', '4 patas', '6 ou 8 patas'] as const
type LegGroup = (typeof LEG_GROUPS)[number]

export function legGroup(name: AnimalName): LegGroup | null {
  const { legs } = animal(name)
  if (legs === undefined) return null
  return legs === 0 ? 'nenhuma pata' : legs === 2 ? '2 patas' : legs === 4 ? '4 patas' : '6 ou 8 patas'
}

export interface Trait {
  readonly asks: string
  /** Undefined where it cannot be seen. */
  readonly holds: (one: Animal) => boolean | undefined
}

const coverIs =
  (cover: Cover) =>
  ({ cover: own, isVertebrate }: Animal): boolean | undefined =>
    own ? own === cover : isVertebrate && cover === 'escamas' ? undefined : false

export const TRAITS: readonly Trait[] = [
  { asks: 'Tem coluna vertebral?', holds: ({ isVertebrate }) => isVertebrate },
  { asks: 'Tem penas?', holds: coverIs('penas') },
  { asks: 'Tem pelos?', holds: coverIs('pelos') },
  { asks: 'Tem escamas?', holds: coverIs('escamas') },
  { asks: 'Tem patas?', holds: ({ legs }) => (legs === undefined ? undefined : legs > 0) },
  { asks: 'Tem quatro patas?', holds: ({ legs }) => (legs === undefined ? undefined : legs === 4) },
  { asks: 'Tem oito patas?', holds: ({ legs }) => (legs === undefined ? undefined : legs === 8) },
  { asks: 'Tem asas?', holds: ({ hasWings }) => hasWings },
  { asks: 'Tem antenas?', holds: ({ hasAntennae }) => hasAntennae },
  { asks: 'Tem bico?', holds: ({ hasBeak }) => hasBeak },
  { asks: 'Tem casco ou concha?', holds: ({ hasShell }) => hasShell },
]
