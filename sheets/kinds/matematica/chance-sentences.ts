/** Sentences of everyday life: what will happen for sure, perhaps, or cannot happen. */
export type Certainty = 'certeza' | 'talvez' | 'muito provável' | 'pouco provável' | 'impossível'

export interface Sentence {
  readonly words: string
  readonly certainty: Certainty
}

const said = (certainty: Certainty, words: readonly string[]): Sentence[] =>
  words.map((one) => ({ words: one, certainty }))

const SENTENCES: readonly Sentence[] = [
  ...said('certeza', [
    'Depois da noite, o dia vai nascer.',
    'Depois de domingo, vem a segunda-feira.',
    'Depois de junho, vem o mês de julho.',
    'Se hoje é sexta-feira, amanhã é sábado.',
    'Meu próximo aniversário será no mês em que nasci.',
    'Se eu largar uma pedra no ar, ela vai cair.',
  ]),
  ...said('talvez', [
    'Amanhã vai chover na minha cidade.',
    'Meu time vai ganhar o próximo jogo.',
    'Hoje vou achar uma moeda no chão.',
    'Vou ganhar um prêmio na barraca.',
    'No lanche de amanhã vai ter banana.',
    'Vou lançar a moeda e vai dar cara.',
  ]),
  ...said('muito provável', [
    'Hoje alguém vai dar risada no recreio.',
    'Hoje vai passar um carro em alguma rua da cidade.',
    'Amanhã alguém da turma vai beber água.',
    'Nas férias alguém da escola vai brincar.',
    'Neste mês alguém da escola vai fazer aniversário.',
    'Hoje alguém vai rir no parque.',
  ]),
  ...said('pouco provável', [
    'Vou lançar a moeda dez vezes e só vai dar cara.',
    'Hoje vou achar um trevo de quatro folhas.',
    'Um colega novo faz aniversário no meu dia.',
    'Vou ganhar dez sorteios seguidos.',
    'Vou lançar o dado cinco vezes e só tirar 6.',
    'Vou achar uma moeda no caminho da escola.',
  ]),
  ...said('impossível', [
    'Uma vaca vai botar um ovo.',
    'Amanhã vai vir antes de hoje.',
    'Vou comer um prédio inteiro no lanche.',
    'Meu cachorro vai ler um livro em voz alta.',
    'Vou lançar um dado comum e tirar 9.',
    'Um elefante de verdade vai caber no meu bolso.',
  ]),
]

/** Those of the degrees of a page. */
export const sentencesOf = (scale: readonly Certainty[]): Sentence[] =>
  SENTENCES.filter(({ certainty }) => scale.includes(certainty))
