/**
 * Games of children in Brazil, when they are seen, and rules in order. Peteca comes from indigenous peoples (the Tupi
 * word means to strike with the palm); hopscotch, tops and jacks are played in many countries.
 */
import { ballGame, handheld, hoop, skating, soapboxCart, tinStilts, tugOfWar } from '../../studio/games/moving-games.ts'
import type { GameDrawing } from '../../studio/games/players.ts'
import {
  elastic,
  fiveStones,
  hideAndSeek,
  hopscotch,
  kiteFlying,
  marbles,
  peteca,
  ringDance,
  skipping,
  tops,
} from '../../studio/games/street-games.ts'

/** In both times, in that of grandparents alone, today alone: so the two pictures show it. */
export type Era = 'both' | 'old' | 'new'

export interface Game {
  readonly name: string
  readonly era: Era
  readonly players: 1 | 2 | 3 | 4
  /** Half of what it takes to the left and right, in units of a child 60 high. */
  readonly reach: number
  /** High or wide things: behind the others, where the sky is. */
  readonly isBehind?: boolean
  readonly draw: GameDrawing
}

export const GAMES: readonly Game[] = [
  { name: 'amarelinha', era: 'both', players: 1, reach: 52, draw: hopscotch },
  { name: 'pião', era: 'old', players: 1, reach: 42, draw: tops },
  { name: 'bolinha de gude', era: 'both', players: 1, reach: 46, draw: marbles },
  { name: 'cinco-marias', era: 'both', players: 1, reach: 28, draw: fiveStones },
  { name: 'peteca', era: 'both', players: 2, reach: 48, draw: peteca },
  { name: 'elástico', era: 'both', players: 3, reach: 56, draw: elastic },
  { name: 'corda', era: 'both', players: 1, reach: 26, draw: skipping },
  { name: 'pipa', era: 'both', players: 1, reach: 50, isBehind: true, draw: kiteFlying },
  { name: 'esconde-esconde', era: 'both', players: 2, reach: 62, isBehind: true, draw: hideAndSeek },
  { name: 'ciranda', era: 'both', players: 4, reach: 62, isBehind: true, draw: ringDance },
  { name: 'skate', era: 'new', players: 1, reach: 40, draw: skating },
  { name: 'videogame', era: 'new', players: 1, reach: 26, draw: handheld },
  { name: 'carrinho de rolimã', era: 'old', players: 1, reach: 44, draw: soapboxCart },
  { name: 'bambolê', era: 'both', players: 1, reach: 28, draw: hoop },
  { name: 'pé de lata', era: 'old', players: 1, reach: 24, draw: tinStilts },
  { name: 'cabo de guerra', era: 'both', players: 2, reach: 60, draw: tugOfWar },
  { name: 'bola', era: 'both', players: 1, reach: 34, draw: ballGame },
]

export interface Rules {
  readonly game: string
  /** Its other names in Brazil, or where it comes from. */
  readonly note: string
  /** For somebody who played it long ago. */
  readonly asks: string
  /** From the first to the last; each needs the one before. */
  readonly steps: readonly string[]
}

export const RULES: readonly Rules[] = [
  {
    game: 'amarelinha',
    note: 'Pelo Brasil também se diz sapata, macaca ou academia.',
    asks: 'Com que se riscava o chão?',
    steps: [
      'Desenhe as casas no chão e escreva os números.',
      'Fique atrás da casa 1 e jogue a pedrinha nela.',
      'Pule até o céu sem pisar na casa da pedrinha.',
      'No céu, vire e volte pulando.',
      'Na volta, pegue a pedrinha e saia.',
    ],
  },
  {
    game: 'cinco-marias',
    note: 'Pelo Brasil também se diz bugalha ou jogo das pedrinhas.',
    asks: 'De que eram os saquinhos?',
    steps: [
      'Solte os cinco saquinhos no chão.',
      'Escolha um saquinho e jogue só ele para o alto.',
      'Antes que ele caia, pegue outro do chão.',
      'Com a mesma mão, apare o que estava no ar.',
      'Quando não sobrar nenhum no chão, passe a vez.',
    ],
  },
  {
    game: 'peteca',
    note: 'Os povos indígenas já brincavam de peteca antes de 1500.',
    asks: 'De que era feita a peteca?',
    steps: [
      'Risque no chão uma linha entre os dois jogadores.',
      'Cada um fica de um lado da linha.',
      'O primeiro bate na peteca com a palma da mão.',
      'O outro rebate antes que ela toque o chão.',
      'Quem deixa a peteca cair dá um ponto ao outro.',
    ],
  },
  {
    game: 'bolinha de gude',
    note: 'Pelo Brasil também se diz búrica, biloca ou peteca.',
    asks: 'Onde se achavam as bolinhas?',
    steps: [
      'Risque um círculo na terra.',
      'Cada um põe duas bolinhas dentro do círculo.',
      'De longe, atire outra bolinha nas que estão lá.',
      'Retire do círculo só as que você acertou.',
      'No fim, cada um conta as que tirou.',
    ],
  },
  {
    game: 'esconde-esconde',
    note: 'Pelo Brasil também se diz pique-esconde.',
    asks: 'Qual era o melhor esconderijo?',
    steps: [
      'Escolham o pegador e o lugar do pique.',
      'No pique, o pegador fecha os olhos e começa a contar.',
      'Ao ouvir a contagem, os outros correm e se escondem.',
      'Chegando ao 20, ele abre os olhos e vai procurar.',
      'O primeiro que ele achou será o novo pegador.',
    ],
  },
  {
    game: 'pião',
    note: 'No Nordeste também se diz pinhão.',
    asks: 'De que era feito o pião?',
    steps: [
      'Pegue o pião e uma fieira, que é um barbante.',
      'Enrole a fieira no pião, de baixo para cima.',
      'Prenda no dedo a ponta da fieira que sobrou.',
      'Lance o pião ao chão e puxe a fieira.',
      'Conte quanto tempo o pião fica rodando.',
    ],
  },
]

export const gameNamed = (name: string): Game => {
  const found = GAMES.find((one) => one.name === name)
  if (!found) throw new RangeError(`no game ${name}`)
  return found
}
