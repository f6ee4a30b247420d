/** Questions that a class can ask and answer: choices, numbers, and what is counted on each day of a week. */
import type { AskedAbout } from '../../studio/places/asked-things.ts'

export interface AskedTopic {
  readonly question: string
  /** Rows of the table. */
  readonly choices: readonly string[]
  /** Drawn between the two who talk. */
  readonly about: AskedAbout
}

type Topics = readonly [AskedTopic, ...AskedTopic[]]

const asked = (about: AskedAbout, question: string, ...choices: readonly string[]): AskedTopic => ({
  question,
  choices,
  about,
})

/** For those who cannot read much: each choice is a picture of `surveyThing`. */
export const PICTURE_TOPICS: Topics = [
  asked('fruta', 'Qual fruta você prefere?', 'banana', 'maçã', 'melancia'),
  asked('bicho', 'De qual bicho você mais gosta?', 'gato', 'cachorro', 'coelho'),
  asked('fruta', 'Qual fruta você quer no lanche?', 'pera', 'abacaxi', 'banana'),
  asked('lagoa', 'Qual bicho você quer conhecer?', 'sapo', 'pato', 'coelho'),
]

/** The last choice is for every answer that is not among the others. */
export const CHOICE_TOPICS: Topics = [
  asked('caminho', 'Como você vem para a escola?', 'a pé', 'bicicleta', 'ônibus', 'outro'),
  asked('leitura', 'O que você mais gosta de ler?', 'gibi', 'conto', 'poema', 'outro'),
  asked('brincadeira', 'Qual brincadeira você escolhe no recreio?', 'pega-pega', 'corda', 'bola', 'outra'),
  asked('lanche', 'Qual lanche você prefere?', 'fruta', 'pão', 'tapioca', 'outro'),
  asked('música', 'Que música você mais ouve?', 'samba', 'sertanejo', 'funk', 'outra'),
  asked('esporte', 'Qual esporte você quer praticar?', 'futebol', 'vôlei', 'natação', 'outro'),
]

/** Every number has a row. */
export const NUMBER_TOPICS: Topics = [
  asked('irmãos', 'Quantos irmãos você tem?', 'nenhum', '1', '2', '3 ou mais'),
  asked('livros', 'Quantos livros você leu neste mês?', 'nenhum', '1', '2', '3 ou mais'),
  asked('água', 'Quantos copos de água você já tomou hoje?', '0 ou 1', '2', '3', '4 ou mais'),
  asked('casa', 'Quantas pessoas moram na sua casa?', '2', '3', '4', '5 ou mais'),
  asked('letras', 'Quantas letras tem o seu primeiro nome?', 'até 4', '5', '6', '7 ou mais'),
  asked('fruta', 'Quantas frutas você comeu ontem?', 'nenhuma', '1', '2', '3 ou mais'),
]

export interface DailyTopic {
  /** After «Quantos colegas» in the question. */
  readonly deed: string
  readonly about: AskedAbout
}

/** Counted on each day: there is no choice. */
export const DAILY_TOPICS: readonly [DailyTopic, ...DailyTopic[]] = [
  { deed: 'tomaram água no recreio', about: 'bebedouro' },
  { deed: 'comeram fruta no lanche', about: 'fruta' },
  { deed: 'vieram a pé para a escola', about: 'caminho' },
  { deed: 'pegaram livro na biblioteca', about: 'livros' },
  { deed: 'trouxeram garrafa de água', about: 'bebedouro' },
  { deed: 'brincaram de bola no recreio', about: 'brincadeira' },
]
