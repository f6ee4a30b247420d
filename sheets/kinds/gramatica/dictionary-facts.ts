/** Entries of a school dictionary, written for this from general knowledge: spelling and classes are to be checked. */

export type WordClass = 's.m.' | 's.f.' | 'adj.' | 'v.'

export const CLASS_NAMES: Readonly<Record<WordClass, string>> = {
  's.m.': 'substantivo masculino',
  's.f.': 'substantivo feminino',
  'adj.': 'adjetivo',
  'v.': 'verbo',
}

/** A word whose sound leaves its spelling open. */
export interface SpelledWord {
  readonly word: string
  /** The word with the letters in doubt left out. */
  readonly gapped: string
  readonly letters: string
  /** Letters to choose from. */
  readonly choices: string
  readonly of: WordClass
  readonly means: string
}

/** `a{z}ulejo` marks the letters in doubt. */
const spelled = (lines: string): SpelledWord[] =>
  lines
    .trim()
    .split('\n')
    .map((entry) => {
      const [marked = '', choices = '', of = '', means = ''] = entry.trim().split(' | ')
      const letters = /\{(.*)\}/.exec(marked)?.[1] ?? ''
      return {
        word: marked.replace(/[{}]/g, ''),
        gapped: marked.replace(/\{.*\}/, '_'),
        letters,
        choices,
        of: of as WordClass,
        means,
      }
    })

export const SPELLED: readonly SpelledWord[] = spelled(`
  a{ç}ude | ç ou ss | s.m. | represa de água
  amei{x}a | x ou ch | s.f. | fruta roxa e doce
  a{ss}obio | ç ou ss | s.m. | som feito com os lábios
  a{z}ulejo | s ou z | s.m. | placa que cobre paredes
  bru{x}a | x ou ch | s.f. | mulher que faz feitiços
  bú{ss}ola | ç ou ss | s.f. | objeto que indica o norte
  ca{ch}ecol | x ou ch | s.m. | faixa para o pescoço
  cami{s}a | s ou z | s.f. | roupa que cobre o tronco
  can{j}ica | g ou j | s.f. | doce de milho branco
  chu{ch}u | x ou ch | s.m. | legume verde e macio
  cre{sc}er | s ou sc | v. | ficar maior
  de{z}ena | s ou z | s.f. | grupo de dez
  en{x}ada | x ou ch | s.f. | ferramenta da horta
  e{x}ame | x ou z | s.m. | prova ou teste
  e{x}ercício | x ou z | s.m. | atividade para treinar
  explo{s}ão | s ou z | s.f. | estouro forte
  fa{x}ina | x ou ch | s.f. | limpeza geral
  gen{g}ibre | g ou j | s.m. | raiz de gosto forte
  gor{j}eta | g ou j | s.f. | dinheiro dado a quem serve
  lagarti{x}a | x ou ch | s.f. | réptil que sobe paredes
  laran{j}eira | g ou j | s.f. | árvore da laranja
  ma{j}estade | g ou j | s.f. | título de rei ou rainha
  me{x}erica | x ou ch | s.f. | fruta de gomos
  mo{ch}ila | x ou ch | s.f. | bolsa para as costas
  na{sc}er | s ou sc | v. | vir ao mundo
  nature{z}a | s ou z | s.f. | plantas, bichos e rios
  pa{ç}oca | ç ou ss | s.f. | doce de amendoim
  pá{ss}aro | ç ou ss | s.m. | ave pequena
  pesqui{s}a | s ou z | s.f. | busca de informações
  pi{sc}ina | s ou sc | s.f. | tanque para nadar
  prince{s}a | s ou z | s.f. | filha de rei
  rabu{g}ento | g ou j | adj. | que reclama muito
  rapo{s}a | s ou z | s.f. | animal de cauda peluda
  salsi{ch}a | x ou ch | s.f. | carne do cachorro-quente
  sar{g}ento | g ou j | s.m. | militar
  su{j}eira | g ou j | s.f. | falta de limpeza
  te{s}ouro | s ou z | s.m. | coisas de muito valor
  ti{g}ela | g ou j | s.f. | vasilha redonda
  va{z}io | s ou z | adj. | sem nada dentro
  via{g}em | g ou j | s.f. | ida a outro lugar
`)

export interface ManyMeanings {
  readonly word: string
  readonly of: WordClass
  /** Meanings, each with sentences in which only it makes sense. */
  readonly meanings: readonly (readonly [means: string, ...sentences: string[]])[]
}

export const MANY: readonly ManyMeanings[] = [
  {
    word: 'asa',
    of: 's.f.',
    meanings: [
      ['Parte do corpo que serve para voar.', 'O pardal machucou uma asa.', 'A borboleta abriu uma asa.'],
      ['Parte por onde se pega uma vasilha.', 'A asa da xícara quebrou.', 'O bule está com a asa quente.'],
    ],
  },
  {
    word: 'banco',
    of: 's.m.',
    meanings: [
      ['Assento comprido.', 'Vovó descansou no banco da praça.', 'Sente aqui no banco comigo.'],
      ['Empresa que guarda e empresta dinheiro.', 'Papai pagou a conta no banco.', 'Mamãe abriu uma conta no banco.'],
    ],
  },
  {
    word: 'bateria',
    of: 's.f.',
    meanings: [
      ['Instrumento de tambores e pratos.', 'Gil toca bateria na banda.', 'A bateria marca o ritmo do samba.'],
      ['Peça que guarda energia.', 'A bateria do celular acabou.', 'O carrinho parou sem bateria.'],
    ],
  },
  {
    word: 'botão',
    of: 's.m.',
    meanings: [
      ['Peça que fecha a roupa.', 'Caiu um botão da minha camisa.', 'Vovó costurou o botão do casaco.'],
      ['Flor que ainda não abriu.', 'A roseira está com um botão.', 'O botão da rosa se abre amanhã.'],
      ['Peça que põe um aparelho para funcionar.', 'Aperte o botão do elevador.', 'Qual é o botão que acende a luz?'],
    ],
  },
  {
    word: 'cabo',
    of: 's.m.',
    meanings: [
      ['Parte por onde se segura um objeto.', 'O cabo da vassoura é de madeira.', 'Pegue a panela pelo cabo.'],
      ['Fio que leva energia ou sinal.', 'Ligue o cabo da televisão na tomada.', 'O cabo do computador soltou.'],
    ],
  },
  {
    word: 'canto',
    of: 's.m.',
    meanings: [
      [
        'Ponto em que duas paredes se encontram.',
        'A vassoura fica no canto da sala.',
        'Pus o vaso no canto do quarto.',
      ],
      ['Som de aves ou de vozes.', 'Acordei com o canto do galo.', 'O canto do sabiá é bonito.'],
    ],
  },
  {
    word: 'coroa',
    of: 's.f.',
    meanings: [
      ['Enfeite que reis usam na cabeça.', 'A rainha tirou a coroa.', 'O príncipe perdeu a coroa de ouro.'],
      ['Tufo de folhas no alto de um fruto.', 'Corte a coroa do abacaxi.', 'O abacaxi tem coroa espinhosa.'],
    ],
  },
  {
    word: 'folha',
    of: 's.f.',
    meanings: [
      ['Parte da planta, quase sempre verde.', 'Uma folha caiu da mangueira.', 'A lagarta comeu a folha da couve.'],
      ['Pedaço plano de papel.', 'Desenhei numa folha branca.', 'Arranquei uma folha do caderno.'],
    ],
  },
  {
    word: 'letra',
    of: 's.f.',
    meanings: [
      ['Cada sinal do alfabeto.', 'Meu nome começa com a letra B.', 'Que letra vem depois do M?'],
      ['Palavras de uma canção.', 'Sei de cor a letra do hino.', 'A letra desse samba é alegre.'],
    ],
  },
  {
    word: 'língua',
    of: 's.f.',
    meanings: [
      ['Parte móvel da boca.', 'Queimei a língua com a sopa.', 'O cachorro pôs a língua para fora.'],
      ['Idioma de um povo.', 'A língua do Brasil é o português.', 'No Japão se fala outra língua.'],
    ],
  },
  {
    word: 'manga',
    of: 's.f.',
    meanings: [
      ['Fruta da mangueira.', 'Tomei suco de manga.', 'Descasquei uma manga madura.'],
      ['Parte da roupa que cobre o braço.', 'Rasguei a manga do casaco.', 'Dobre a manga da camisa.'],
    ],
  },
  {
    word: 'nota',
    of: 's.f.',
    meanings: [
      ['Dinheiro de papel.', 'Paguei com uma nota de dez reais.', 'Guardei a nota na carteira.'],
      ['Som da música.', 'A flauta tocou uma nota aguda.', 'O piano desafinou numa nota.'],
      ['Valor dado a uma prova.', 'Tirei boa nota em Ciências.', 'A nota de Matemática foi oito.'],
    ],
  },
  {
    word: 'pena',
    of: 's.f.',
    meanings: [
      ['Cobre o corpo das aves.', 'Achei uma pena de galinha.', 'A pena do papagaio é verde.'],
      ['Dó de quem sofre.', 'Tive pena do gatinho perdido.', 'Davi sentiu pena do amigo doente.'],
    ],
  },
  {
    word: 'pilha',
    of: 's.f.',
    meanings: [
      ['Peça pequena que dá energia.', 'O controle está sem pilha.', 'A lanterna precisa de pilha nova.'],
      ['Monte de coisas, uma sobre a outra.', 'Há uma pilha de livros na mesa.', 'Lavei uma pilha de pratos.'],
    ],
  },
  {
    word: 'ponto',
    of: 's.m.',
    meanings: [
      ['Sinal que fecha a frase.', 'Depois da última palavra, ponha um ponto.', 'Leia até o ponto e respire.'],
      ['Lugar onde o ônibus para.', 'Descemos no ponto perto da escola.', 'O motorista parou no ponto.'],
      ['O que se ganha em um jogo.', 'Nosso time fez mais um ponto.', 'Cada acerto vale um ponto.'],
    ],
  },
  {
    word: 'rede',
    of: 's.f.',
    meanings: [
      ['Tecido pendurado para deitar.', 'Vovô cochila na rede.', 'Na varanda, balanço na rede.'],
      ['Malha de fios para pescar.', 'A rede voltou cheia de peixes.', 'Os barcos jogaram a rede no mar.'],
      ['Ligação entre computadores.', 'A escola está sem rede de internet.', 'A mensagem não saiu: a rede caiu.'],
    ],
  },
  {
    word: 'vela',
    of: 's.f.',
    meanings: [
      ['Peça de cera que se acende.', 'O bolo tem só uma vela.', 'Apague a vela antes de dormir.'],
      ['Pano que o vento empurra no barco.', 'A vela da jangada é branca.', 'O marinheiro recolheu a vela.'],
    ],
  },
]

/** A new word to put between two entries: the alphabet decides. */
export const NEW_WORDS = [
  'altura',
  'bondade',
  'curioso',
  'escrever',
  'fábrica',
  'jangada',
  'lanterna',
  'martelo',
  'notícia',
  'planeta',
  'queijo',
  'sabonete',
  'tomate',
]

export const byAlphabet = (one: { readonly word: string }, other: { readonly word: string }) =>
  one.word.localeCompare(other.word, 'pt-BR')
