/** The plain title of a piece: what it is, of what, how hard and for which year, in the words of a search. */
import type { KindContent, Piece } from './schema.ts'

const LEVEL_NAMES: Readonly<Record<Piece['level'], string>> = { facil: 'fácil', medio: 'médio', desafio: 'desafio' }

/** What themes are called behind the name of the task. A theme without an entry is named as it is written. */
const THEME_NAMES: Readonly<Record<string, string>> = {
  alfabeto: 'do alfabeto',
  basicas: 'básicas',
  adicao: 'de adição',
  aniversario: 'no aniversário',
  baloes: 'com balões',
  bichos: 'de bichos',
  brinquedos: 'de brinquedos',
  casa: 'da casa',
  casinhas: 'com casinhas',
  contar: 'para contar',
  divisao: 'de divisão',
  feira: 'da feira',
  multiplicacao: 'de multiplicação',
  pintar: 'para pintar',
  praia: 'na praia',
  'primeiro-semestre': 'do primeiro semestre',
  'segundo-semestre': 'do segundo semestre',
  'ano-todo': 'do ano todo',
  sitio: 'no sítio',
  subtracao: 'de subtração',
  trens: 'com trens',
  iou: 'I, O e U',
  ceu: 'do céu',
  comidas: 'de comidas',
  escola: 'da escola',
  festa: 'de festa',
  formas: 'de formas',
  frutas: 'de frutas',
  impares: 'ímpares',
  jardim: 'do jardim',
  mar: 'do mar',
  objetos: 'de objetos',
  passeio: 'de passeio',
  redondas: 'redondas',
  todas: 'A, E, I, O e U',
  vogais: 'de vogais',
  coracao: 'coração',
  maca: 'maçã',
  arvore: 'árvore',
  passaro: 'pássaro',
  chapeu: 'chapéu',
  robo: 'robô',
  barras: 'em barras',
  circulo: 'círculo',
  circulos: 'em círculos',
  completar: 'para completar',
  dobro: '(dobro)',
  metade: '(metade)',
  pedacos: 'em pedaços',
  triangulo: 'triângulo',
  retangulo: 'retângulo',
  hexagono: 'hexágono',
  pentagono: 'pentágono',
  maiusculas: 'maiúsculas',
  minusculas: 'minúsculas',
  chuva: 'na chuva',
  futebol: 'de futebol',
  nh: 'com NH',
  lh: 'com LH',
  ch: 'com CH',
  qu: 'com QUE e QUI',
  gu: 'com GUE e GUI',
  'com-r': 'com R',
  'com-l': 'com L',
  ao: 'com ÃO',
  nasal: 'com AM e AN',
}
/** Themes that add nothing to the name of the task. */
const UNNAMED = new Set([
  'tudo',
  'livre',
  'misto',
  'mista',
  'mistas',
  'misturada',
  'dia-a-dia',
  'formas-geometricas',
  'objetos-de-medir',
  'solidos-geometricos',
  'pontos',
  'em-branco',
])

const SCHOOL_YEARS: readonly (readonly [code: RegExp, year: string])[] = [
  [/^EF01/, '1º ano'],
  [/^EF02/, '2º ano'],
  [/^EF03/, '3º ano'],
  [/^EF04/, '4º ano'],
  [/^EF05/, '5º ano'],
  [/^EF12/, '1º e 2º ano'],
  [/^EF35/, '3º ao 5º ano'],
  [/^EF15/, '1º ao 5º ano'],
  [/^EI/, 'Educação Infantil'],
]

/** The school year of a skill by its code; empty for a code of no stage. */
export function schoolYearOf(code: string): string {
  return SCHOOL_YEARS.find(([pattern]) => pattern.test(code))?.[1] ?? ''
}

/** e.g. «Caça-palavras de bichos, fácil, 1º e 2º ano». `codes` are the BNCC codes of the piece. */
export function plainTitleOf(content: KindContent, piece: Piece, codes: readonly string[]): string {
  const theme = UNNAMED.has(piece.theme) ? '' : ` ${THEME_NAMES[piece.theme] ?? piece.theme.replaceAll('-', ' ')}`
  const year = schoolYearOf(codes.at(-1) ?? '')
  return `${content.plainName}${theme}, ${LEVEL_NAMES[piece.level]}${year && `, ${year}`}`
}
