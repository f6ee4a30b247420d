import type { CreationKind } from '../../../features/creations/kind.rules.ts'
import type { Question } from '../institutional/document.ts'

/** A page of /criar in the words that people type into a search. */
export interface Maker {
  /** Heading and title of the page. */
  readonly name: string
  readonly description: string
  /** Use of the sheet, for the adult. */
  readonly use: string
  /** An easier and a harder step. */
  readonly ladder: string
}

const MAKERS: Readonly<Record<string, Maker>> = {
  'nome-tracado': {
    name: 'Nome pontilhado para imprimir',
    description:
      'Escreva o nome da criança e imprima na hora a folha para cobrir, em letra bastão, imprensa ou cursiva.',
    use: 'O próprio nome é a primeira palavra que a criança quer escrever. A folha traz o nome para cobrir, cada vez mais claro, e linhas vazias para tentar sem ajuda.',
    ladder: 'Comece pela letra bastão e por nomes curtos. Depois passe à imprensa e à cursiva, com o mesmo nome.',
  },
  cracha: {
    name: 'Crachás da turma para imprimir',
    description: 'Cole a lista da turma e imprima crachás com o nome e um desenho preferido, para recortar.',
    use: 'Crachás servem à chamada, à rotina e às primeiras leituras: cada criança acha o seu e, depois, o dos colegas.',
    ladder:
      'Use primeiro com a figura ao lado do nome. Quando a turma já os reconhece, peça para achar o crachá só pelas letras.',
  },
  'caca-palavras-proprio': {
    name: 'Gerador de caça-palavras',
    description:
      'Faça um caça-palavras com as suas palavras, com gabarito e três níveis, e imprima em PDF, sem cadastro para ver.',
    use: 'Escreva as palavras do texto, do projeto ou do ditado da semana. A grade é montada na hora, sem palavra imprópria escondida por acaso, e o gabarito vem junto.',
    ladder:
      'No fácil, as palavras vão da esquerda para a direita; no médio, também para baixo; no desafio, também na diagonal.',
  },
  'palavras-tracadas': {
    name: 'Palavras pontilhadas para cobrir',
    description: 'Escreva as palavras e imprima a folha para cobrir, em letra bastão, imprensa ou cursiva.',
    use: 'Cobrir palavras conhecidas liga o som, a forma e o gesto. Use as da parlenda, do cardápio ou da rotina.',
    ladder: 'Poucas palavras curtas primeiro. Depois, palavras com o mesmo começo, para comparar.',
  },
  'copiar-palavras': {
    name: 'Folha de ler e copiar palavras',
    description: 'Uma lista com as suas palavras e a linha ao lado de cada uma, pronta para imprimir.',
    use: 'Copiar com a palavra ao lado, na mesma altura, cansa menos do que copiar do quadro e mostra onde a criança para.',
    ladder: 'Comece com seis palavras. Aumente quando a cópia sai inteira, sem olhar letra por letra.',
  },
  'juntar-silabas-proprias': {
    name: 'Juntar sílabas com as suas palavras',
    description: 'As sílabas das suas palavras em cartões e a linha para escrever. Confira a separação e imprima.',
    use: 'A criança lê os pedaços e escreve a palavra inteira. A separação é proposta pelo site e você pode corrigir.',
    ladder: 'De duas sílabas simples a três e quatro; deixe os encontros (BR, LH) para o fim.',
  },
  'ordenar-silabas-proprias': {
    name: 'Ordenar sílabas para imprimir',
    description: 'As sílabas das suas palavras fora de ordem, para numerar e escrever. Com gabarito.',
    use: 'Pôr as sílabas em ordem obriga a dizer a palavra em voz alta, devagar: é consciência fonológica no papel.',
    ladder: 'Palavras de duas sílabas primeiro; quatro sílabas só quando três saem sem erro.',
  },
  'contar-silabas-proprias': {
    name: 'Quantas sílabas? Folha com as suas palavras',
    description: 'Contar sílabas e letras das palavras que você escolher, com gabarito, pronta para imprimir.',
    use: 'Bater palmas, contar e anotar. Comparar sílabas e letras desfaz a ideia de que palavra comprida é nome de coisa grande.',
    ladder: 'Comece com diferenças grandes (sol, borboleta); depois misture palavras de três e quatro.',
  },
  'completar-letras-proprias': {
    name: 'Complete as palavras: vogais e consoantes',
    description: 'Faltam vogais ou consoantes nas suas palavras. Escolha quais e imprima, com gabarito.',
    use: 'Faltando só as vogais, a criança ouve o miolo da sílaba; faltando as consoantes, o começo dela.',
    ladder: 'Falta uma vogal só no fácil, todas as vogais no médio e todas as consoantes no desafio.',
  },
  'letras-embaralhadas': {
    name: 'Letras embaralhadas com as suas palavras',
    description: 'As letras trocaram de lugar: qual é a palavra? Escreva as suas e imprima com gabarito.',
    use: 'Boa para quem já lê palavras simples e precisa olhar para a ordem das letras.',
    ladder: 'Quatro letras primeiro; seis ou mais quando a turma já achou o truque.',
  },
  'ordem-alfabetica-propria': {
    name: 'Ordem alfabética com as suas palavras',
    description: 'Escreva a lista, e a folha pede para copiá-la na ordem do alfabeto. Com gabarito.',
    use: 'Use os nomes da turma: todos querem saber depois de quem vêm.',
    ladder: 'Palavras que começam com letras diferentes primeiro; depois, com a mesma letra, para olhar a segunda.',
  },
  'fichas-de-palavras': {
    name: 'Fichas de leitura para imprimir',
    description: 'Doze fichas com as suas palavras para recortar, com sílabas ou com letra cursiva.',
    use: 'Fichas soltas servem à leitura rápida, ao ditado e a jogos de par. Plastifique as mais usadas.',
    ladder: 'Só a palavra primeiro; depois, a palavra com as sílabas; por fim, com a cursiva embaixo.',
  },
  'memoria-de-palavras': {
    name: 'Jogo da memória com as suas palavras',
    description: 'Pares de palavras para recortar: iguais, ou a mesma palavra em duas letras.',
    use: 'O jogo faz reler a mesma palavra muitas vezes sem parecer treino.',
    ladder: 'Pares iguais no fácil; bastão com imprensa no médio; bastão com cursiva no desafio.',
  },
  'contas-proprias': {
    name: 'Gerador de continhas para imprimir',
    description:
      'Contas de mais e de menos até o número que você escolher, com gabarito. Outra folha igual com um toque.',
    use: 'Escolha até que número a criança já vai. Cada toque em “Outra igual” dá contas novas do mesmo tamanho, para o treino da semana.',
    ladder: 'De mais até 10, de menos até 10, as duas juntas; só então até 20.',
  },
  'numeros-que-faltam': {
    name: 'Números que faltam: complete a sequência',
    description: 'Escolha o primeiro e o último número e imprima a sequência com lacunas, com gabarito.',
    use: 'Completar lacunas mostra se a criança conta a partir de qualquer número ou só desde o 1.',
    ladder: 'Uma lacuna por vez e números pequenos; depois, lacunas seguidas e dezenas novas.',
  },
  'numeros-tracados': {
    name: 'Números pontilhados para cobrir',
    description: 'Do primeiro ao último número que você escolher, pontilhados para cobrir. Pronto para imprimir.',
    use: 'O ponto de partida e a direção do traço vêm marcados: é mais fácil aprender certo do que desaprender depois.',
    ladder: 'De 1 a 5, depois até 9, e só então os de dois algarismos.',
  },
  'letras-tracadas': {
    name: 'Letras pontilhadas para cobrir',
    description: 'Da primeira à última letra que você escolher, em bastão, imprensa ou cursiva, para imprimir.',
    use: 'Imprima só as letras da semana. A direção do traço vem marcada.',
    ladder: 'Letras de traço reto primeiro (L, T, I), depois as curvas (C, O, S).',
  },
  'labirinto-retangular': {
    name: 'Gerador de labirintos para imprimir',
    description:
      'Escolha o personagem e o nível e imprima um labirinto novo a cada toque, com gabarito e saída provada.',
    use: 'Labirintos treinam planejar antes de riscar. Peça para seguir com o dedo primeiro. Todo labirinto daqui tem um caminho, e um só.',
    ladder: 'No fácil os corredores são largos e curtos; no desafio, estreitos e com muitas voltas.',
  },
  'colorir-cena': {
    name: 'Cenas para colorir com o tema preferido',
    description: 'Dinossauros, espaço, mar, futebol e outros lugares para colorir, em três níveis, para imprimir.',
    use: 'Uma cena inteira dá assunto: quem está ali, o que faz, o que vem depois. Bom começo para contar e escrever.',
    ladder: 'No fácil, áreas grandes; no desafio, muitas figuras pequenas.',
  },
  'colorir-desenho': {
    name: 'Desenho grande para colorir e imprimir',
    description: 'Um desenho grande do que a criança gosta, do trem ao unicórnio, para imprimir e colorir.',
    use: 'Contorno grosso e áreas grandes, para quem ainda está aprendendo a parar na linha.',
    ladder: 'Do contorno mais grosso ao mais fino, com a mesma figura.',
  },
  'pontilhar-numeros': {
    name: 'Ligue os pontos para imprimir',
    description: 'Uma figura escondida nos números, com o tema que a criança gosta e três níveis. Com gabarito.',
    use: 'Contar em ordem com um motivo: a figura só aparece se a sequência estiver certa.',
    ladder:
      'No fácil, os números em ordem; no médio, a criança escreve os que faltam; no desafio, conta de trás para a frente.',
  },
  'tracejar-ondas': {
    name: 'Ondas para tracejar e imprimir',
    description: 'Curvas largas ou estreitas para o lápis seguir, com o bicho preferido e seus vizinhos.',
    use: 'As ondas preparam o gesto da letra cursiva. Deixe a criança seguir com o dedo antes do lápis.',
    ladder: 'Curvas largas primeiro; no desafio, a última linha continua sem pontos.',
  },
  'contar-e-escrever': {
    name: 'Contar e escrever com o tema preferido',
    description: 'Contar desenhos do mar, da festa, do futebol e outros temas, e escrever o número. Com gabarito.',
    use: 'Contar coisas de que se gosta rende mais do que contar bolinhas. Peça para tocar em cada figura uma vez.',
    ladder: 'Até 5 em fila, até 10 em fila, depois espalhados.',
  },
  'encontre-e-conte': {
    name: 'Encontre e conte para imprimir',
    description:
      'Uma cena cheia para procurar e contar, com bolinhas, números ou risquinhos, no tema preferido e com gabarito.',
    use: 'Treina a busca organizada: faixa por faixa, riscando o que já foi contado.',
    ladder: 'Bolinhas para pintar no fácil; números e o que mais aparece no médio; risquinhos e contas no desafio.',
  },
  diferencas: {
    name: 'Jogo dos erros para imprimir',
    description: 'Duas cenas quase iguais, com 5, 8 ou 12 diferenças e gabarito, no tema preferido.',
    use: 'Combine um jeito de procurar: de cima para baixo, uma parte de cada vez. É atenção, não sorte.',
    ladder: 'Cinco diferenças grandes no fácil; doze no desafio, até numa cara ou numa camiseta.',
  },
  'quebra-cabeca': {
    name: 'Quebra-cabeça para recortar e montar',
    description: 'Imprima, recorte e monte um quebra-cabeça com o tema preferido, de poucas a 16 peças.',
    use: 'Recortar, girar e encaixar no papel. Cole em papelão antes de cortar, para durar.',
    ladder: 'No fácil, cada peça tem o número do lugar; no desafio são 16, sem ajuda.',
  },
  'jogo-da-memoria': {
    name: 'Jogo da memória para imprimir e recortar',
    description: 'Cartas de figuras e palavras para recortar, em três níveis, com o tema que você escolher.',
    use: 'Comece com poucos pares virados para cima, só para juntar. Vire quando a turma entender.',
    ladder: 'Figura com figura, figura com palavra, figura com palavra em cursiva.',
  },
}

/** The maker's page; a kind without its own text keeps its title. */
export const makerOf = ({ id, title, hint }: CreationKind): Maker =>
  MAKERS[id] ?? { name: `${title} para imprimir`, description: hint, use: hint, ladder: '' }

/** Ids that have a text. */
export const MAKER_IDS = Object.keys(MAKERS)

export const MAKER_TEXTS = {
  how: 'Para que serve',
  ladder: 'Do mais fácil ao mais difícil',
  example: (name: string) => `Exemplo: ${name}`,
  questions: 'Perguntas',
  others: 'Outras folhas para fazer',
} as const

const FREE: Question = {
  question: 'É de graça?',
  answer:
    'Ver e montar a folha é livre, sem cadastro. Para imprimir ou baixar, entre com uma conta gratuita, sem cartão: são 2 folhas por dia. No Premium não há limite por dia.',
}

const PRIVATE: Question = {
  question: 'O que eu escrevo vai para a internet?',
  answer:
    'Não. A folha é desenhada no seu aparelho. Nomes e palavras não são enviados e somem quando você fecha a página. Só as palavras de uma folha que você põe no caderno ficam com ele, no aparelho.',
}

const NO_PROGRAM: Question = {
  question: 'Preciso instalar alguma coisa?',
  answer: 'Não. A folha é feita no navegador, no computador ou no celular, e sai em PDF, no tamanho A4.',
}

const KEY: Question = {
  question: 'Vem com gabarito?',
  answer: 'Vem. Em “Respostas” você escolhe: no fim do arquivo, à parte ou sem elas.',
}

const levels = ({ facil, medio, desafio }: CreationKind['instructions']): Question => ({
  question: 'O que muda de um nível para o outro?',
  answer: `O que a criança faz. No fácil: “${facil}” No médio: “${medio}” No desafio: “${desafio}”`,
})

const another = (hasKey: boolean): Question => ({
  question: 'Posso fazer várias folhas diferentes com o mesmo conteúdo?',
  answer: `Pode. Cada toque em “Outra igual” desenha outra folha${hasKey ? ', e quem senta ao lado não copia' : ''}.`,
})

const ink = (hasInk: boolean, hasCopies: boolean): Question => ({
  question: 'Dá para imprimir gastando pouca tinta?',
  answer: [
    hasInk
      ? 'Dá. Em “Tinta”, escolha Preto e branco, ou Economia, que deixa só os contornos.'
      : 'Dá. A folha é quase só traço e sai bem em preto e branco.',
    ...(hasCopies ? ['Em “Por folha”, ponha duas ou quatro no mesmo papel.'] : []),
  ].join(' '),
})

/** Questions about a maker, each with an answer that is true of it. */
export function makerQuestions({ category, fields, words, instructions, oneDrawing }: CreationKind): Question[] {
  const hasKey = fields.includes('answers')
  const isTyped = words !== undefined || fields.includes('name')
  return [
    FREE,
    ...(isTyped ? [PRIVATE] : []),
    ...(new Set(Object.values(instructions)).size === 3 ? [levels(instructions)] : []),
    ...(hasKey ? [KEY] : []),
    // Some scenes to colour have one drawing.
    ...(oneDrawing || category === 'colorir' ? [] : [another(hasKey)]),
    ink(fields.includes('ink'), fields.includes('copies')),
    NO_PROGRAM,
  ]
}
