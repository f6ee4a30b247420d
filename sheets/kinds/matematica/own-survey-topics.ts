/** Questions that a class can ask and answer: choices, numbers, and what is counted on each day of a week. */

export interface AskedTopic {
  readonly question: string
  readonly choices: readonly string[]
}

/** For those who cannot read much: each choice is a picture of `surveyThing`. */
export const PICTURE_TOPICS: readonly AskedTopic[] = [
  { question: 'Qual fruta você prefere?', choices: ['banana', 'maçã', 'melancia'] },
  { question: 'De qual bicho você mais gosta?', choices: ['gato', 'cachorro', 'coelho'] },
  { question: 'Qual fruta você quer no lanche?', choices: ['pera', 'abacaxi', 'banana'] },
  { question: 'Qual bicho você quer conhecer?', choices: ['sapo', 'pato', 'coelho'] },
]

export const CHOICE_TOPICS: readonly AskedTopic[] = [
  { question: 'Como você vem para a escola?', choices: ['a pé', 'bicicleta', 'ônibus', 'carro'] },
  { question: 'O que você mais gosta de ler?', choices: ['gibi', 'conto', 'poema', 'piada'] },
  { question: 'Qual brincadeira você escolhe no recreio?', choices: ['pega-pega', 'corda', 'bola', 'desenho'] },
  { question: 'Qual lanche você prefere?', choices: ['fruta', 'pão', 'tapioca', 'bolo'] },
  { question: 'Que música você mais ouve?', choices: ['samba', 'sertanejo', 'funk', 'outra'] },
  { question: 'Qual esporte você quer praticar?', choices: ['futebol', 'vôlei', 'natação', 'judô'] },
]

export const NUMBER_TOPICS: readonly AskedTopic[] = [
  { question: 'Quantos irmãos você tem?', choices: ['nenhum', '1', '2', '3 ou mais'] },
  { question: 'Quantos livros você leu neste mês?', choices: ['nenhum', '1', '2', '3 ou mais'] },
  { question: 'Quantos copos de água você já tomou hoje?', choices: ['0 ou 1', '2', '3', '4 ou mais'] },
  { question: 'Quantas pessoas moram na sua casa?', choices: ['2', '3', '4', '5 ou mais'] },
  { question: 'Quantas letras tem o seu primeiro nome?', choices: ['3 ou 4', '5', '6', '7 ou mais'] },
  { question: 'Quantas frutas você comeu ontem?', choices: ['nenhuma', '1', '2', '3 ou mais'] },
]

/** Counted on each day: there is no choice. */
export const DAILY_QUESTIONS: readonly string[] = [
  'Quantos colegas tomaram água no recreio?',
  'Quantos colegas comeram fruta no lanche?',
  'Quantos colegas vieram a pé para a escola?',
  'Quantos colegas pegaram livro na biblioteca?',
  'Quantos colegas trouxeram garrafa de água?',
  'Quantos colegas brincaram de bola no recreio?',
]
