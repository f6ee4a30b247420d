/** Animals, children, places and things to describe: the words that are true of each look, place and thing. */

import { LIFELESS } from '../../studio/places/described-places.ts'
import type { DescribedScene, Traits } from '../../studio/places/described-scenes.ts'
import { LIVING } from '../../studio/places/described-scenes.ts'

/** A word that is true of the picture, and its opposite. */
export type WordPair = readonly [is: string, isNot: string]

/** Two values of a trait, the first one for `true`: as a card, and as the end of a sentence. */
interface Trait {
  readonly ask: string
  readonly cards: WordPair
  readonly told: WordPair
}

interface Sense {
  readonly heading: string
  readonly pairs: readonly [WordPair, WordPair]
}

export interface Described {
  readonly id: keyof typeof LIVING | keyof typeof LIFELESS
  readonly theme: DescribedTheme
  /** The noun with its article, and another noun that a child could take it for. */
  readonly noun: string
  readonly one: string
  readonly other: string
  readonly ask: 'Quem é?' | 'O que é?'
  readonly traits: readonly [look: Trait, place: Trait, thing: Trait]
  /** More words of the look. */
  readonly look: WordPair
  readonly lookTold: string
  /** A sentence about what no card names: by colours, or of a picture in line. */
  readonly detail: { readonly color: string; readonly line: string }
  /** Two more headings with two pairs each. */
  readonly senses: readonly Sense[]
  readonly shows: readonly string[]
}

export const DESCRIBED_THEMES = ['bichos', 'crianças', 'lugares', 'coisas'] as const
export type DescribedTheme = (typeof DESCRIBED_THEMES)[number]
/** Every page another theme. */
export const MIXED_THEME = 'mistura'

const trait = (ask: string, cards: WordPair, told: WordPair): Trait => ({ ask, cards, told })

const sense = (heading: string, ...pairs: [WordPair, WordPair]): Sense => ({ heading, pairs })

export const SUBJECTS: readonly Described[] = [
  {
    ...{ id: 'cachorro', theme: 'bichos', noun: 'cachorro', one: 'um cachorro', other: 'um gato', ask: 'Quem é?' },
    traits: [
      trait('Como é?', ['pelo enrolado', 'pelo liso'], ['tem o pelo enrolado', 'tem o pelo liso']),
      trait('Onde está?', ['perto da casinha', 'perto da árvore'], ['está perto da casinha', 'está perto da árvore']),
      trait('O que há perto?', ['um osso', 'uma bola'], ['tem um osso por perto', 'tem uma bola por perto']),
    ],
    look: ['sentado', 'deitado'],
    lookTold: 'está sentado',
    detail: { color: 'O pelo é marrom e a cerca, branca.', line: 'Atrás dele há uma cerca.' },
    senses: [
      sense('O rosto', ['orelhas caídas', 'orelhas em pé'], ['sorridente', 'bravo']),
      sense('O corpo', ['com cauda', 'sem cauda'], ['com pelos', 'com penas']),
    ],
    shows: ['cachorro', 'cerca'],
  },
  {
    ...{ id: 'sapo', theme: 'bichos', noun: 'sapo', one: 'um sapo', other: 'um pato', ask: 'Quem é?' },
    traits: [
      trait('Como é?', ['com pintas', 'sem pintas'], ['é cheio de pintas', 'não tem pintas']),
      trait('Onde está?', ['na pedra', 'na folha'], ['está na pedra', 'está na folha']),
      trait(
        'O que há perto?',
        ['uma borboleta', 'uma abelha'],
        ['tem uma borboleta por perto', 'tem uma abelha por perto'],
      ),
    ],
    look: ['olhos grandes', 'olhos pequenos'],
    lookTold: 'tem olhos grandes',
    detail: { color: 'O sapo é verde e a água, azul.', line: 'Há plantas altas na beira da água.' },
    senses: [
      sense('O rosto', ['sorridente', 'bravo'], ['boca larga', 'bico comprido']),
      sense('O corpo', ['sem pelos', 'peludo'], ['sem cauda', 'com cauda']),
    ],
    shows: ['sapo', 'lagoa'],
  },
  {
    ...{ id: 'menina', theme: 'crianças', noun: 'menina', one: 'uma menina', other: 'um bebê', ask: 'Quem é?' },
    traits: [
      trait('Como é?', ['de saia', 'de calça'], ['veste saia', 'veste calça']),
      trait(
        'Onde está?',
        ['perto da árvore', 'perto do escorregador'],
        ['está perto da árvore', 'está perto do escorregador'],
      ),
      trait('O que faz?', ['segura uma bola', 'segura um balão'], ['segura uma bola', 'segura um balão']),
    ],
    look: ['cabelo crespo', 'cabelo liso'],
    lookTold: 'tem cabelo crespo',
    detail: { color: 'A blusa é amarela e o cabelo, preto.', line: 'Há um arbusto atrás dela.' },
    senses: [
      sense('Como ela se sente', ['alegre', 'triste'], ['animada', 'brava']),
      sense('Como está o corpo', ['em pé', 'sentada'], ['parada', 'correndo']),
    ],
    shows: ['menina', 'criança', 'crianças', 'parque'],
  },
  {
    ...{ id: 'menino', theme: 'crianças', noun: 'menino', one: 'um menino', other: 'um bebê', ask: 'Quem é?' },
    traits: [
      trait('Como é?', ['de bermuda', 'de calça'], ['veste bermuda', 'veste calça']),
      trait('Onde está?', ['perto da janela', 'perto da estante'], ['está perto da janela', 'está perto da estante']),
      trait('O que faz?', ['segura um livro', 'segura um presente'], ['segura um livro', 'segura um presente']),
    ],
    look: ['cabelo cacheado', 'cabelo liso'],
    lookTold: 'tem cabelo cacheado',
    detail: { color: 'A parede é amarela e o tapete, roxo.', line: 'Ele está em cima de um tapete.' },
    senses: [
      sense('Como ele se sente', ['alegre', 'triste'], ['animado', 'bravo']),
      sense('Como está o corpo', ['em pé', 'sentado'], ['parado', 'correndo']),
    ],
    shows: ['menino', 'criança', 'crianças', 'sala'],
  },
  {
    ...{ id: 'casa', theme: 'lugares', noun: 'casa', one: 'uma casa', other: 'um prédio', ask: 'O que é?' },
    traits: [
      trait('Como é?', ['janelas redondas', 'janelas quadradas'], ['tem janelas redondas', 'tem janelas quadradas']),
      trait('Onde fica?', ['perto da árvore', 'perto da cerca'], ['fica perto da árvore', 'fica perto da cerca']),
      trait('Como está?', ['de porta aberta', 'de porta fechada'], ['está de porta aberta', 'está de porta fechada']),
    ],
    look: ['de duas janelas', 'de quatro janelas'],
    lookTold: 'tem um só andar',
    detail: { color: 'O telhado é vermelho e a flor, rosa.', line: 'Um caminho leva até a porta.' },
    senses: [
      sense('O telhado', ['pontudo', 'plano'], ['com telhas', 'de vidro']),
      sense('Como está o dia', ['claro', 'escuro'], ['sem chuva', 'chuvoso']),
    ],
    shows: ['casa', 'janela', 'porta'],
  },
  {
    ...{ id: 'barraca', theme: 'lugares', noun: 'barraca', one: 'uma barraca', other: 'um castelo', ask: 'O que é?' },
    traits: [
      trait('Como é?', ['de tecido listrado', 'de tecido liso'], ['é listrada', 'é lisa']),
      trait('Onde fica?', ['perto do rio', 'perto das árvores'], ['fica perto do rio', 'fica perto das árvores']),
      trait('Como está?', ['aberta', 'fechada'], ['está aberta', 'está fechada']),
    ],
    look: ['pontuda', 'arredondada'],
    lookTold: 'é pontuda',
    detail: { color: 'O tecido é laranja e o chão, verde.', line: 'Há pedras dos dois lados.' },
    senses: [
      sense('Em volta', ['pedras no chão', 'flores no chão'], ['montes ao fundo', 'prédios ao fundo']),
      sense('Como está o dia', ['claro', 'escuro'], ['sem chuva', 'chuvoso']),
    ],
    shows: ['barraca', 'acampamento'],
  },
  {
    ...{ id: 'bolo', theme: 'coisas', noun: 'bolo', one: 'um bolo', other: 'uma torta', ask: 'O que é?' },
    traits: [
      trait('Como é?', ['de dois andares', 'de um andar'], ['tem dois andares', 'tem um andar']),
      trait('Onde está?', ['perto da janela', 'perto dos balões'], ['está perto da janela', 'está perto dos balões']),
      trait('O que tem?', ['velas em cima', 'morangos em cima'], ['tem velas em cima', 'tem morangos em cima']),
    ],
    look: ['inteiro', 'cortado'],
    lookTold: 'está inteiro',
    detail: { color: 'A cobertura é rosa e a toalha, branca.', line: 'O bolo está num prato redondo.' },
    senses: [
      sense('Como é servido', ['num prato', 'numa caixa'], ['com cobertura', 'sem cobertura']),
      sense('Como está a mesa', ['arrumada', 'bagunçada'], ['com toalha', 'sem toalha']),
    ],
    shows: ['bolo', 'mesa'],
  },
  {
    ...{ id: 'mochila', theme: 'coisas', noun: 'mochila', one: 'uma mochila', other: 'uma mala', ask: 'O que é?' },
    traits: [
      trait('Como é?', ['de bolso listrado', 'de bolso liso'], ['tem o bolso listrado', 'tem o bolso liso']),
      trait('Onde está?', ['em cima do banco', 'no chão'], ['fica em cima do banco', 'fica no chão']),
      trait('Como está?', ['aberta', 'fechada'], ['está aberta', 'está fechada']),
    ],
    look: ['com alças', 'sem alças'],
    lookTold: 'tem alças',
    detail: { color: 'A mochila é azul e o banco, marrom.', line: 'Há um quadro na parede.' },
    senses: [
      sense('Em volta', ['quadro na parede', 'relógio na parede'], ['dentro de casa', 'na rua']),
      sense('Para que serve', ['guardar', 'cortar'], ['carregar nas costas', 'calçar nos pés']),
    ],
    shows: ['mochila', 'banco'],
  },
]

export const sceneOf = ({ id }: Described): DescribedScene => ({ ...LIVING, ...LIFELESS })[id]

/** The value of a trait first, then the other one. */
export const ordered = (pair: WordPair, isFirst: boolean): WordPair => (isFirst ? pair : [pair[1], pair[0]])

/** Four rows of two pairs: look, two more senses, place and thing. */
export function sensesOf({ traits: [look, place, thing], look: more, senses }: Described, traits: Traits): Sense[] {
  return [
    { heading: 'Como é', pairs: [ordered(look.cards, traits[0]), more] },
    ...senses,
    {
      heading: thing.ask === 'O que faz?' ? 'Onde está e o que faz' : `${place.ask.replace('?', '')} e o que mais`,
      pairs: [ordered(place.cards, traits[1]), ordered(thing.cards, traits[2])],
    },
  ]
}

/** A possible description of a picture. */
export function descriptionOf({ noun, one, traits: [look, place, thing] }: Described, traits: Traits): string {
  const [first, second, third] = [look, place, thing].map(({ told }, i) => ordered(told, traits[i] ?? true)[0])
  return `${one.startsWith('uma ') ? 'A' : 'O'} ${noun} ${first}, ${second} e ${third}.`
}

/** The traits of the picture to find, and of three that differ from it in one trait each. */
export const lookalikes = ([look, place, thing]: Traits): readonly [Traits, Traits, Traits, Traits] => [
  [look, place, thing],
  [!look, place, thing],
  [look, !place, thing],
  [look, place, !thing],
]
