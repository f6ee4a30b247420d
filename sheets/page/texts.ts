/** Printed texts around the content of a sheet. */
export const PAPER_TEXTS = {
  name: 'Nome',
  date: 'Data',
  school: 'Escola',
  class: 'Turma',
  ready: 'Pronto!',
  product: 'Atividário',
  answerKey: 'Respostas',
  answerKeyNote: 'Para quem acompanha: confira junto, sem pressa.',
  adult: 'Para quem aplica',
  adultNote: 'Esta página fica com o adulto: a criança escreve sem modelo.',
  record: {
    title: 'Registro de quem acompanha',
    withoutHelp: 'Sem ajuda',
    withHelp: 'Com ajuda',
    notes: 'Observações',
  },
  solvedPage: (number: number) => `Folha ${number}`,
  copy: (number: number) => `Cópia ${number}`,
  page: (number: number, count: number) => (count > 1 ? `Página ${number} de ${count}` : `Página ${number}`),
} as const

export const DOT_TEXTS = {
  whatIsIt: 'O que apareceu?',
  letter: 'É a letra',
  word: 'A palavra é',
  backwards: 'Escreva as que faltam e ligue de Z até A.',
  backwardsInTurn: 'Alterne z, Y, x, W… até o A e volte à estrela.',
} as const

export const NAME_TEXTS = {
  picture: ['Desenhe ou', 'cole uma foto'],
  mine: 'Meu nome:',
  /** Before any name, in dots. */
  beginning: 'Eu sou',
  card: 'Carteirinha da biblioteca',
  whole: 'Nome e sobrenome:',
  signature: 'Assinatura:',
  counts: ['Quantas letras tem o nome?', 'E quantas são vogais?'],
  /** Last step of a page, for a name and for any name. */
  steps: {
    facil: {
      named: 'Recorte as letras e monte o nome na prateleira.',
      empty: 'Pinte no tapete as letras do seu nome.',
    },
    medio: {
      named: (ofName: string) => `Ache a mochila ${ofName} e circule o nome.`,
      empty: 'Escreva nos ganchos o seu nome e o de quatro colegas.',
    },
    desafio: {
      named: 'A lista está em ordem alfabética: escreva o nome que falta.',
      empty: 'Escreva o seu nome e o de quatro colegas em ordem alfabética.',
    },
  },
  /** A page of people to draw, each with a line for the name. */
  each: 'Desenhe cada pessoa e escreva o nome dela.',
  family: ['Alguém da minha família', 'Outra pessoa da família', 'Um amigo ou uma amiga', 'Quem me ensina'],
} as const

export const NUMBER_TEXTS = {
  tens: 'Quantas dezenas?',
  ones: 'Quantas unidades?',
  neighbours: 'Quem vem antes? E quem vem depois?',
} as const

/** On the wagon that follows the last letter. */
export const ALPHABET_TEXTS = {
  own: [
    ['A letra de', 'um amigo'],
    ['Uma letra', 'do meu nome'],
    ['A última letra', 'do meu nome'],
    ['Uma vogal', 'do meu nome'],
    ['A letra que', 'acho mais bonita'],
  ],
  name: 'Meu nome',
} as const

export const FAMILY_TEXTS = {
  hunt: 'Circule as sílabas da família e conte quantas há.',
  another: (consonant: string) => `Mais uma palavra com ${consonant}`,
} as const

export const SUDOKU_TEXTS = { parts: ['cada linha', 'cada coluna', 'cada quadro'] } as const

/** Below a model that is compared with others. */
export const POSE_TEXTS = { mirrored: 'espelhados:', mirror: 'no espelho:' } as const

export const OPPOSITE_TEXTS = { story: 'História ao contrário' } as const

export const TILE_TEXTS = {
  pattern: (pavement: string) => `Invente um padrão de cores: ${pavement}.`,
} as const

/** The pages of a set's guide. */
export const GUIDE_TEXTS = {
  certificate: 'Certificado',
  handOver: 'Entregue o certificado quando o mapa estiver pintado.',
  arrived: 'Escreva o seu nome na linha: você chegou!',
  well: 'Parabéns!',
  date: 'data',
  signature: 'assinatura',
  note: 'Para o adulto: leia antes de começar.',
  record: 'Para o adulto: anote o que observou.',
} as const

/** A reason to write: «… e … combinam porque …». */
export const PAIR_TEXTS = {
  and: 'e',
  because: 'combinam porque',
  /** Models of a reason, where a pair has none of its own. */
  why: {
    'onde-mora': 'é ali que o bicho vive e se abriga.',
    'o-que-come': 'é isso que o bicho come.',
    filhotes: 'um é filhote do outro e cresce até ficar igual.',
    objetos: 'um serve para usar junto com o outro.',
    profissoes: 'é o que essa pessoa usa no trabalho.',
  },
} as const

/** Words of one syllable, of two, of three, of four or more. */
/** Beside boxes for how many words have one syllable, two, three and more. */
export const SYLLABLE_TALLY = ['Quantas', 'palavras?'] as const

export const SYLLABLE_CLASSES = ['monossílabas', 'dissílabas', 'trissílabas', 'polissílabas'] as const

export const GAP_TEXTS = { code: 'Sua vez: escreva uma palavra sem vogais para um colega ler.' } as const

export const RHYME_TEXTS = { verses: 'Agora é a sua vez: invente uma quadrinha com duas dessas rimas.' } as const

export const DICTATION_TEXTS = { score: 'Acertei', of: (count: number) => `de ${count}` } as const

/** Over the columns of the four shapes of a letter: kind and height. */
export const LETTER_FORM_TEXTS = [
  ['imprensa', 'maiúscula'],
  ['imprensa', 'minúscula'],
  ['cursiva', 'maiúscula'],
  ['cursiva', 'minúscula'],
] as const

const SENTENCE_STEP = 'Dite a frase inteira e repita uma vez, se a criança pedir.'

/** The child's pages of an assessment, and the adult's record of it. */
export const ASSESSMENT_TEXTS = {
  name: 'Meu nome',
  letters: 'Circule só as letras',
  sentence: 'A frase',
  words: 'As palavras',
  story: 'A minha história',
  child: 'Criança',
  class: 'Turma',
  date: 'Data',
  terms: ['1º bimestre', '2º bimestre', '3º bimestre', '4º bimestre'],
  how: 'Como aplicar',
  stepOfSentence: SENTENCE_STEP,
  steps: [
    'Leia o enunciado em voz alta. Se puder, aplique com uma criança por vez.',
    'Dite uma palavra por vez, na ordem, sem silabar e sem alongar os sons.',
    'Depois de cada palavra, peça que leia apontando com o dedo.',
    SENTENCE_STEP,
    'Não corrija nem soletre: interessa o que a criança já pensa sobre a escrita.',
  ],
  dictated: 'Ditado',
  written: 'Como escreveu',
  read: 'Como leu (um traço por pedaço)',
  hypothesis: 'Hipótese de escrita',
  hypothesesOf: (word: string) => `Hipótese de escrita · exemplos com ${word}`,
  hypotheses: [
    ['pré-silábica', 'letras ou sinais sem relação com a fala'],
    ['silábica sem valor sonoro', 'uma letra qualquer para cada sílaba'],
    ['silábica com valor sonoro', 'uma letra que soa em cada sílaba'],
    ['silábico-alfabética', 'ora uma letra por sílaba, ora a sílaba inteira'],
    ['alfabética', 'cada som tem letra; falta a ortografia'],
  ],
  also: 'Também observei',
  atFirst: [
    'escreveu o nome sem modelo',
    'circulou só as letras',
    'variou as letras e a quantidade',
    'leu o que escreveu, apontando',
  ],
  dictatedAlso: (word: string) => [
    'variou as letras e a quantidade',
    'leu o que escreveu, apontando',
    `escreveu ${word} igual na lista e na frase`,
    'deixou espaço entre as palavras',
  ],
  mastery: 'O que já domina',
  mastered: [
    'sílabas simples',
    'dígrafos (nh, lh, qu, gu, ch)',
    'encontros consonantais (br, tr, cl, fl)',
    'sons nasais (ão, an, em, om)',
    'espaço entre as palavras',
    'maiúscula e ponto final',
    'começo, meio e fim',
    'releu e corrigiu sozinha',
  ],
  notes: 'Anotações e próximo passo',
} as const

export const BINGO_TEXTS = {
  bag: 'Recorte, sorteie e chame as fichas.',
  boards: 'Recorte e marque o que for chamado.',
  board: (number: number) => `BINGO ${number}`,
  checked: 'Deixe na mesa as fichas já chamadas: com elas se confere quem gritar “bingo!”.',
  won: 'Quem marcar as nove casas primeiro grita “bingo!”. Confiram juntos.',
} as const

export const SUPPORT_TEXTS = {
  done: 'Fiz!',
  /** On strips of choice: of each group of things, of an empty strip, and of a suitcase. */
  choose: {
    brincadeiras: ['Do que vamos brincar?', 'Do que vamos brincar?', 'O que vamos fazer?'],
    lanches: ['Qual fruta você quer?', 'O que você quer beber?', 'O que você quer comer?', 'Qual doce você quer?'],
    roupas: ['O que você quer vestir?', 'O que você quer calçar?', 'O que você quer usar?', 'O que você quer vestir?'],
    passeios: ['Aonde a gente vai?', 'Aonde a gente vai?', 'Aonde a gente vai?'],
  } as Readonly<Record<string, readonly string[]>>,
  chooseOwn: 'O que você quer?',
  pack: (way: string) => `Vou ${way}. O que vai na mala?`,
  packOwn: 'Vou para outro lugar. O que vai na mala?',
  packing: 'Recorte as tiras. Marque o que vai na mala e diga por quê.',
  deal: 'Meu combinado:',
  workFor: 'Quando completar, eu ganho:',
  helps: 'O que me ajuda:',
  /** At the calm end of a scale there is no need of help. */
  calm: 'O que me deixa assim:',
  /** At the head of a routine's board. */
  day: {
    manha: 'MINHA MANHÃ',
    escola: 'MEU DIA NA ESCOLA',
    tarde: 'MINHA TARDE',
    noite: 'MINHA NOITE',
    'dia-diferente': 'UM DIA DIFERENTE',
  } as Readonly<Record<string, string>>,
  /** At the foot: the adult's part. */
  use: {
    routine: 'Para o adulto: leia o passo, mostre o cartão e ponha no quadro. Com plástico e velcro, serve todo dia.',
    first: 'Para o adulto: ponha no quadro a tarefa de agora e o que vem depois. Mostre sem falar muito.',
    plan: 'Para o adulto: monte a sequência com a criança, deixe todo o quadro à vista e marque cada passo feito.',
    choose: 'Para o adulto: ofereça só o que é possível hoje, espere a criança apontar e cumpra o combinado.',
    order: 'Para o adulto: ouça o porquê de cada número e combine o que dá para fazer primeiro.',
    pack: 'Para o adulto: pergunte por que cada peça vai ou fica em casa; um bom motivo vale como resposta.',
    scale: 'Para o adulto: apresente num dia tranquilo. Na hora difícil, fale pouco e aponte o número.',
    signs: 'Para o adulto: mostre o cartão enquanto diz a palavra e responda sempre que a criança mostrar um.',
  },
  /** Over the places of a board, by their number. */
  order: {
    2: ['PRIMEIRO', 'DEPOIS'],
    3: ['PRIMEIRO', 'DEPOIS', 'POR ÚLTIMO'],
    4: ['1º', '2º', '3º', '4º'],
  } as Readonly<Record<number, readonly string[]>>,
} as const

export const MEASURE_TEXTS = { shows: 'Marca', missing: (whole: string) => ['Falta', `para ${whole}`] } as const

/** The rule of a pattern, and models of it. */
export const PATTERN_TEXTS = {
  rule: 'Regra:',
  example: (rule: string) => `Por exemplo: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`,
  repeats: (names: string) => `Repete ${names}.`,
  grows: (names: string) => `${names} a mais a cada vez.`,
  shrinks: (names: string) => `${names} a menos a cada vez.`,
  and: 'e',
  examples: ['Exemplos de regra: “Repete lua, lua, sol.”', '“1 bola a mais (ou a menos) a cada vez.”'],
} as const
