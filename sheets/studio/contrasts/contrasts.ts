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
}

export const CONTRASTS: readonly Opposites[] = [
  { words: ['GRANDE', 'PEQUENO'], sentence: ['O cachorro é ', '.'], draw: dogs },
  { words: ['DIA', 'NOITE'], sentence: ['Agora é ', '.'], draw: dayAndNight },
  { words: ['ALEGRE', 'TRISTE'], sentence: ['Bia está ', '.'], draw: feelings },
  { words: ['CHEIO', 'VAZIO'], sentence: ['O copo está ', '.'], draw: glass },
  { words: ['ABERTA', 'FECHADA'], sentence: ['A porta está ', '.'], draw: door },
  { words: ['DENTRO', 'FORA'], sentence: ['O gato está ', ' da caixa.'], draw: inTheBox },
  { words: ['EM CIMA', 'EMBAIXO'], sentence: ['O gato está ', ' da mesa.'], draw: onTheTable },
  { words: ['COMPRIDO', 'CURTO'], sentence: ['O lápis é ', '.'], draw: pencil },
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
  { words: ['JUNTOS', 'SEPARADOS'], sentence: ['Os patos estão ', '.'], draw: ducks },
  { words: ['IGUAIS', 'DIFERENTES'], sentence: ['Os presentes são ', '.'], draw: presents },
  { words: ['ALTA', 'BAIXA'], sentence: ['A torre é ', '.'], draw: blockTower },
  { words: ['ACESA', 'APAGADA'], sentence: ['A luz está ', '.'], draw: lamp },
  { words: ['PERTO', 'LONGE'], sentence: ['O cachorro está ', ' da casa.'], draw: nearTheHouse },
  { words: ['GROSSO', 'FINO'], sentence: ['O livro é ', '.'], draw: book },
  { words: ['LEVANTADOS', 'ABAIXADOS'], sentence: ['Os braços estão ', '.'], draw: arms },
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
