/** The same thing in two states, with the words that distinguish them. */

import type { Contrast } from './card.ts'
import { blockTower, book, door, glass, inTheBox, lamp, onTheTable, pencil, presents } from './indoors.ts'
import { apples, cars, dayAndNight, dogs, ducks, nearTheHouse } from './outdoors.ts'
import { arms, atTheSofa, feelings, inTheRain, loads, posture, stairs } from './people.ts'

export interface Opposites {
  readonly words: readonly [string, string]
  /** Below the pictures, where the words alone leave open what is meant. */
  readonly captions?: readonly [string, string]
  /** A sentence about either picture, its word left out. */
  readonly sentence: readonly [before: string, after: string]
  readonly draw: Contrast
  /** For those who write: words that are not a young child's, with a sentence if they need another. */
  readonly rarer?: Partial<Pick<Opposites, 'words' | 'sentence'>>
}

export const rarer = (pair: Opposites): Opposites => ({ ...pair, ...pair.rarer })

export const CONTRASTS: readonly Opposites[] = [
  {
    words: ['GRANDE', 'PEQUENO'],
    sentence: ['O cachorro é ', '.'],
    draw: dogs,
    rarer: { words: ['ENORME', 'MINÚSCULO'] },
  },
  {
    words: ['DIA', 'NOITE'],
    sentence: ['Agora é ', '.'],
    draw: dayAndNight,
    rarer: { words: ['AMANHECEU', 'ANOITECEU'], sentence: ['Já ', '.'] },
  },
  {
    words: ['ALEGRE', 'TRISTE'],
    sentence: ['Bia está ', '.'],
    draw: feelings,
    rarer: { words: ['FELIZ', 'INFELIZ'] },
  },
  { words: ['CHEIO', 'VAZIO'], sentence: ['O copo está ', '.'], draw: glass },
  { words: ['ABERTA', 'FECHADA'], sentence: ['A porta está ', '.'], draw: door },
  { words: ['DENTRO', 'FORA'], sentence: ['O gato está ', ' da caixa.'], draw: inTheBox },
  {
    words: ['EM CIMA', 'EMBAIXO'],
    sentence: ['O gato está ', ' da mesa.'],
    draw: onTheTable,
    rarer: { words: ['SOBRE', 'SOB'], sentence: ['O gato está ', ' a mesa.'] },
  },
  { words: ['COMPRIDO', 'CURTO'], sentence: ['O lápis é ', '.'], draw: pencil, rarer: { words: ['LONGO', 'CURTO'] } },
  {
    words: ['MUITAS', 'POUCAS'],
    captions: ['MUITAS MAÇÃS', 'POUCAS MAÇÃS'],
    sentence: ['Há ', ' maçãs no pé.'],
    draw: apples,
  },
  { words: ['MOLHADO', 'SECO'], sentence: ['Caio está ', '.'], draw: inTheRain },
  { words: ['PESADA', 'LEVE'], sentence: ['A caixa é ', '.'], draw: loads },
  { words: ['SOBE', 'DESCE'], sentence: ['Theo ', ' a escada.'], draw: stairs },
  { words: ['LIMPO', 'SUJO'], sentence: ['O carro está ', '.'], draw: cars },
  {
    words: ['JUNTOS', 'SEPARADOS'],
    sentence: ['Os patos estão ', '.'],
    draw: ducks,
    rarer: { words: ['UNIDOS', 'SEPARADOS'] },
  },
  { words: ['IGUAIS', 'DIFERENTES'], sentence: ['Os presentes são ', '.'], draw: presents },
  { words: ['ALTA', 'BAIXA'], sentence: ['A torre é ', '.'], draw: blockTower },
  { words: ['ACESA', 'APAGADA'], sentence: ['A luz está ', '.'], draw: lamp },
  {
    words: ['PERTO', 'LONGE'],
    sentence: ['O cachorro está ', ' da casa.'],
    draw: nearTheHouse,
    rarer: { words: ['PRÓXIMA', 'DISTANTE'], sentence: ['A casa está ', '.'] },
  },
  { words: ['GROSSO', 'FINO'], sentence: ['O livro é ', '.'], draw: book },
  {
    words: ['LEVANTADOS', 'ABAIXADOS'],
    sentence: ['Os braços estão ', '.'],
    draw: arms,
    rarer: { words: ['ERGUIDOS', 'ABAIXADOS'] },
  },
  { words: ['EM PÉ', 'SENTADA'], sentence: ['Iara está ', '.'], draw: posture },
  { words: ['NA FRENTE', 'ATRÁS'], sentence: ['Nina está ', ' do sofá.'], draw: atTheSofa },
]

/** Words of pairs that a page never shows together: they could be mixed up. */
export const ALIKE: readonly (readonly string[])[] = [
  ['GRANDE', 'ALTA', 'COMPRIDO', 'GROSSO'],
  ['DIA', 'ACESA'],
  ['PERTO', 'JUNTOS', 'GRANDE'],
  ['ALEGRE', 'MOLHADO', 'PESADA'],
  ['DENTRO', 'EM CIMA', 'NA FRENTE'],
  ['LEVANTADOS', 'EM PÉ', 'SOBE'],
]
