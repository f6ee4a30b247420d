/** Questions that a class can ask and answer: choices, numbers, and what is counted on each day of a week. */
import type { AskedAbout } from '../../studio/places/asked-things.ts'

export interface AskedTopic {
  readonly question: string
  /** Rows of the table. */
  readonly choices: readonly string[]
  /** Drawn between the two who talk. */
  readonly about: AskedAbout
}

/** For those who cannot read much: each choice is a picture of `surveyThing`. */
export const PICTURE_TOPICS: readonly AskedTopic[] = [
  { question: 'Qual fruta você prefere?', choices: ['banana', 'maçã', 'melancia'], about: 'fruta' },
  { question: 'De qual bicho você mais gosta?', choices: ['gato', 'cachorro', 'coelho'], about: 'bicho' },
  { question: 'Qual fruta você quer no lanche?', choices: ['pera', 'abacaxi', 'banana'], about: 'fruta' },
  { question: 'Qual bicho você quer conhecer?', choices: ['sapo', 'pato', 'coelho'], about: 'lagoa' },
]

/** The last choice is for every answer that is not among the others. */
export const CHOICE_TOPICS: readonly AskedTopic[] = [
  { question: 'Como você vem para a escola?', choices: ['a pé', 'bicicleta', 'ônibus', 'outro'], about: 'caminho' },
  { question: 'O que você mais gosta de ler?', choices: ['gibi', 'conto', 'poema', 'outro'], about: 'leitura' },
  {
    question: 'Qual brincadeira você escolhe no recreio?',
    choices: ['pega-pega', 'corda', 'bola', 'outra'],
    about: 'brincadeira',
  },
  { question: 'Qual lanche você prefere?', choices: ['fruta', 'pão', 'tapioca', 'outro'], about: 'lanche' },
  { question: 'Que música você mais ouve?', choices: ['samba', 'sertanejo', 'funk', 'outra'], about: 'música' },
  { question: 'Qual esporte você quer praticar?', choices: ['futebol', 'vôlei', 'natação', 'outro'], about: 'esporte' },
]

/** Every number has a row. */
export const NUMBER_TOPICS: readonly AskedTopic[] = [
  { question: 'Quantos irmãos você tem?', choices: ['nenhum', '1', '2', '3 ou mais'], about: 'irmãos' },
  { question: 'Quantos livros você leu neste mês?', choices: ['nenhum', '1', '2', '3 ou mais'], about: 'livros' },
  { question: 'Quantos copos de água você já tomou hoje?', choices: ['0 ou 1', '2', '3', '4 ou mais'], about: 'água' },
  { question: 'Quantas pessoas moram na sua casa?', choices: ['2', '3', '4', '5 ou mais'], about: 'casa' },
  { question: 'Quantas letras tem o seu primeiro nome?', choices: ['até 4', '5', '6', '7 ou mais'], about: 'letras' },
  { question: 'Quantas frutas você comeu ontem?', choices: ['nenhuma', '1', '2', '3 ou mais'], about: 'fruta' },
]

export interface DailyTopic {
  /** After «Quantos colegas» in the question. */
  readonly deed: string
  readonly about: AskedAbout
}

/** Counted on each day: there is no choice. */
export const DAILY_TOPICS: readonly DailyTopic[] = [
  { deed: 'tomaram água no recreio', about: 'bebedouro' },
  { deed: 'comeram fruta no lanche', about: 'fruta' },
  { deed: 'vieram a pé para a escola', about: 'caminho' },
  { deed: 'pegaram livro na biblioteca', about: 'livros' },
  { deed: 'trouxeram garrafa de água', about: 'bebedouro' },
  { deed: 'brincaram de bola no recreio', about: 'brincadeira' },
]
