/**
 * Words and sentences of an assessment. Words of one field go from the longest to the shortest. Syllables side by side
 * never share their vowel (as in «abacaxi»): a child who writes one letter for each syllable refuses to write the same
 * one twice. Order, field and hypotheses are those known in Brazilian schools, from memory, to be checked.
 */
import type { Level } from '../../scene/scene.ts'
import type { DictationPlace } from '../../studio/places/dictation-land.ts'

export interface Dictated {
  readonly word: string
  readonly syllables: number
}

export interface Field {
  readonly id: DictationPlace
  /** Of four or five, three, two syllables and one, in the order in which they are dictated. */
  readonly words: readonly [Dictated, Dictated, Dictated, Dictated]
  /** Holds one of the words, so that both writings can be compared. */
  readonly sentence: string
  /** Word that comes back in the sentence. */
  readonly kept: string
  /** More of the field, for the longer list: two letters for one sound, consonants side by side. */
  readonly more: readonly [Dictated, Dictated]
  /** The word of three syllables as each hypothesis may write it, from the first to the last. */
  readonly written: readonly [string, string, string, string, string]
  /** Scene of the story. */
  readonly scene: string
}

const said = (word: string, syllables: number): Dictated => ({ word, syllables })

export const FIELDS: readonly [Field, ...Field[]] = [
  {
    id: 'bichos',
    words: [said('libélula', 4), said('galinha', 3), said('pato', 2), said('boi', 1)],
    sentence: 'O BOI COME CAPIM.',
    kept: 'BOI',
    more: [said('cabra', 2), said('pomba', 2)],
    written: ['ORTEPSM', 'R T E', 'A I A ou G L A', 'GALIA', 'GALINIA'],
    scene: 'sitio',
  },
  {
    id: 'comidas',
    words: [said('melancia', 4), said('tomate', 3), said('pera', 2), said('pão', 1)],
    sentence: 'O PÃO ESTÁ QUENTE.',
    kept: 'PÃO',
    more: [said('queijo', 2), said('broa', 2)],
    written: ['RSAPOLI', 'R S L', 'O A E ou T M T', 'TOMT', 'TOMATI'],
    scene: 'cozinha',
  },
  {
    id: 'passeio',
    words: [said('helicóptero', 5), said('caminhão', 3), said('barco', 2), said('trem', 1)],
    sentence: 'O TREM JÁ CHEGOU.',
    kept: 'TREM',
    more: [said('foguete', 3), said('bicicleta', 4)],
    written: ['ETRSLIP', 'E R T', 'A I O ou C M O', 'CAMIO', 'CAMINIÃO'],
    scene: 'onibus',
  },
  {
    id: 'jardim',
    words: [said('joaninha', 4), said('formiga', 3), said('vaso', 2), said('flor', 1)],
    sentence: 'A FLOR É BONITA.',
    kept: 'FLOR',
    more: [said('abelha', 3), said('planta', 2)],
    written: ['TESPALN', 'E T S', 'O I A ou F M G', 'FOIGA', 'FURMIGA'],
    scene: 'jardim',
  },
]

/** Other words of the garden, with which a later assessment can be compared. */
const GARDEN_AGAIN: Field = {
  id: 'jardim',
  words: [said('cogumelo', 4), said('regador', 3), said('balde', 2), said('pá', 1)],
  sentence: 'A PÁ CAIU NA TERRA.',
  kept: 'PÁ',
  more: [said('minhoca', 3), said('grama', 2)],
  written: ['LTSOMIP', 'T S M', 'E A O ou R G D', 'REGDO', 'REGADO'],
  scene: 'jardim',
}

/** The field of a theme, another on each further page; words dictated with a sentence are new in the garden. */
export function fieldOf(theme: string | undefined, index: number, level: Level): Field {
  const first = FIELDS.findIndex(({ id }) => id === theme)
  const field = FIELDS[(Math.max(0, first) + index) % FIELDS.length] ?? FIELDS[0]
  return level === 'medio' && field.id === GARDEN_AGAIN.id ? GARDEN_AGAIN : field
}
