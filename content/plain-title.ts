/** The plain title of a piece: what it is, of what, how hard and for which year, in the words of a search. */

import { RULE_NAMES } from '../sheets/kinds/ortografia/names.ts'
import { RECORDS } from '../sheets/pictures/records/records.ts'
import type { KindContent, Piece } from './schema.ts'
import { schoolYearOf } from './school-years.ts'

const LEVEL_NAMES: Readonly<Record<Piece['level'], string>> = { facil: 'fácil', medio: 'médio', desafio: 'desafio' }

/** Words of themes that are written otherwise than their ids. */
const THEME_WORDS: Readonly<Record<string, string>> = {
  ...RULE_NAMES,
  adicao: 'adição',
  amazonia: 'Amazônia',
  antonimos: 'antônimos',
  brasil: 'Brasil',
  centesimos: 'centésimos',
  crencas: 'crenças',
  'centro-oeste': 'Centro-Oeste',
  cerrado: 'Cerrado',
  decimos: 'décimos',
  dialogo: 'diálogo',
  'fim-de-frase': 'fim de frase',
  'ponto-e-virgula': 'ponto e vírgula',
  'numero-de-silabas': 'número de sílabas',
  'silaba-tonica': 'sílaba tônica',
  sinonimos: 'sinônimos',
  virgula: 'vírgula',
  ao: 'ÃO',
  ch: 'CH',
  'com-l': 'com L',
  'com-r': 'com R',
  gu: 'GUE e GUI',
  lh: 'LH',
  nasal: 'AM e AN',
  nh: 'NH',
  pedacos: 'pedaços',
  qu: 'QUE e QUI',
  aniversario: 'aniversário',
  carnaval: 'Carnaval',
  'consciencia-negra': 'Consciência Negra',
  'copa-e-jogos': 'Copa e jogos',
  'dia-da-arvore': 'Dia da Árvore',
  'dia-das-criancas': 'Dia das Crianças',
  'dia-das-maes': 'Dia das Mães',
  'dia-dos-pais': 'Dia dos Pais',
  'dia-dos-professores': 'Dia dos Professores',
  agua: 'água',
  algodao: 'algodão',
  ciencias: 'ciências',
  fabula: 'fábula',
  memoria: 'memória',
  opinioes: 'opiniões',
  estacao: 'estação de trem',
  estacoes: 'estações do ano',
  'festa-junina': 'Festa Junina',
  autismo: 'Conscientização do Autismo',
  'sindrome-de-down': 'Dia da Síndrome de Down',
  folclore: 'folclore brasileiro',
  independencia: 'Independência do Brasil',
  manha: 'manhã',
  'meio-ambiente': 'Meio Ambiente',
  natal: 'Natal',
  patio: 'pátio',
  pascoa: 'Páscoa',
  'povos-indigenas': 'Povos Indígenas',
  'castelo-a-noite': 'castelo à noite',
  'cidade-a-noite': 'cidade à noite',
  'dinossauros-a-noite': 'dinossauros à noite',
  'floresta-a-noite': 'floresta à noite',
  'mar-aberto-a-noite': 'mar à noite',
  'volta-as-aulas': 'volta às aulas',
  'ano-todo': 'meses do ano',
  abobora: 'abóbora',
  arvore: 'árvore',
  baloes: 'balões',
  basicas: 'básicas',
  ceu: 'céu',
  chapeu: 'chapéu',
  circulo: 'círculo',
  circulos: 'círculos',
  coracao: 'coração',
  desenhar: 'desenhar as horas',
  divisao: 'divisão',
  espaco: 'espaço',
  geometricas: 'geométricas',
  geometricos: 'geométricos',
  hexagono: 'hexágono',
  impares: 'ímpares',
  iou: 'I, O e U',
  lacos: 'laços',
  ler: 'ler as horas',
  maca: 'maçã',
  maes: 'mães',
  maio: 'maio',
  maiusculas: 'maiúsculas',
  'mata-atlantica': 'Mata Atlântica',
  minusculas: 'minúsculas',
  multiplicacao: 'multiplicação',
  nordeste: 'Nordeste',
  norte: 'Norte',
  noticia: 'notícia',
  pantanal: 'Pantanal',
  passaro: 'pássaro',
  petalas: 'pétalas',
  pentagono: 'pentágono',
  poligonos: 'polígonos',
  retangulo: 'retângulo',
  ourico: 'ouriço',
  robo: 'robô',
  rotina: 'horas da rotina',
  'rotina-desenhar': 'ponteiros da rotina',
  praca: 'praça',
  presepio: 'presépio',
  sitio: 'sítio',
  sudeste: 'Sudeste',
  sul: 'Sul',
  tuiuiu: 'tuiuiú',
  sotao: 'sótão',
  deposito: 'depósito',
  verao: 'verão',
  solidos: 'sólidos',
  soma: 'adição',
  subtracao: 'subtração',
  todas: 'A, E, I, O e U',
  triangulo: 'triângulo',
  violao: 'violão',
  ziguezague: 'zigue-zague',
}

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Names of pictures by their letters without accents, as themes are written: 'onibus' → 'ônibus'. */
const ACCENTED: ReadonlyMap<string, string> = new Map(
  RECORDS.flatMap(({ name }) => {
    const plain = withoutAccents(name)
    return plain === name || name.includes(' ') ? [] : [[plain, name] as const]
  }),
)

/** Themes that add no information to the name of the task. */
const UNNAMED = new Set(['tudo', 'livre', 'misto', 'mista', 'mistas', 'misturada', 'dia-a-dia', 'pontos', 'em-branco'])

/** Themes with different words in one kind, or at one of its levels. */
const OWN_WORDS: Readonly<Record<string, (theme: string, level: Piece['level']) => string>> = {
  'ceu-e-terra': (theme, level) => {
    if (level === 'facil') return 'mapa, globo e foto'
    if (level === 'medio') return 'sombras e pontos cardeais'
    return { estrelas: 'constelações', lua: 'fases da Lua' }[theme] ?? 'rotação da Terra'
  },
  'guia-das-silabas': () => 'famílias silábicas',
  'guia-do-conjunto': (theme) =>
    ({ 'trinta-dias': 'coordenação motora em 30 dias', numeros: 'números de 0 a 20' })[theme] ?? theme,
  'labirinto-de-sinais': (theme) => {
    const [, task, number] = /^(de|tabuada)-(\d+)$/.exec(theme) ?? []
    if (task) return task === 'de' ? `de ${number} em ${number}` : `tabuada do ${number}`
    return { numeros: 'números em ordem', pares: 'números pares', impares: 'números ímpares' }[theme] ?? theme
  },
  'letra-em-estrada': (sign) => {
    const name = /^\d/.test(sign) ? 'número' : 'letra'
    return sign.length > 1 ? `${name}s de ${sign}` : `${name} ${sign}`
  },
  'pontilhar-pares-impares': (which) => (which === 'pares' ? 'números pares' : 'números ímpares'),
  'pontilhar-letra': (letter) => `letra ${letter}`,
  'pontilhar-saltos': (step) => `de ${step} em ${step}`,
  'familia-de-palavras': (theme) => (theme === 'sufixos' ? '' : theme),
  'sequencia-numerica': (step) => (/^\d+$/.test(step) ? `de ${step} em ${step}` : 'vários passos'),
  'relato-de-experiencia': (theme) => {
    const [, told] = /^contar (.*)$/.exec(theme) ?? []
    const thing = ACCENTED.get(told ?? theme) ?? told ?? theme
    return told ? `contar o que aconteceu com ${told === 'lagarta' ? 'a' : 'o'} ${thing}` : thing
  },
  solidos: (theme) => (theme === 'solidos-geometricos' ? '' : theme),
  tabuada: (table) => (/^\d+$/.test(table) ? `do ${table}` : 'do 2 ao 10'),
  'tracejar-nome': (name) => (name === 'em-branco' ? '' : name.charAt(0).toUpperCase() + name.slice(1)),
}

/** The maze is giant in these themes, not the animal in it. */
const GIANT = /-gigante$/

/** The theme after the name of a task: ': bichos', ', números pares', or ''. */
function themeBehind({ kind, plainName }: KindContent, theme: string, level: Piece['level']): string {
  const own = OWN_WORDS[kind]?.(theme, level)
  if (own === '' || (own === undefined && UNNAMED.has(theme))) return ''
  const words = theme
    .split(/[- ]/)
    .map(
      (word) =>
        THEME_WORDS[word] ?? ACCENTED.get(word) ?? word.replace(/([cs])oes$/, (_, c) => (c === 'c' ? 'ções' : 'sões')),
    )
  return `${plainName.includes(':') ? ',' : ':'} ${own ?? THEME_WORDS[theme] ?? words.join(' ')}`
}

/** e.g. «Caça-palavras: bichos, fácil, 1º e 2º ano». `codes` are the BNCC codes of the piece. */
export function plainTitleOf(content: KindContent, piece: Piece, codes: readonly string[]): string {
  const { plainName } = content
  const theme = piece.theme.replace(GIANT, '')
  const name = theme === piece.theme ? plainName : plainName.replace(/^\S+/, '$& gigante')
  return `${name}${themeBehind(content, theme, piece.level)}, ${LEVEL_NAMES[piece.level]}, ${schoolYearOf(codes, piece.age)}`
}
