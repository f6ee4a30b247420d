/** The figures of the dots: pictures that are recognisable by their outer contour alone. */
import { type DotFigure, figureFrom, TURNED } from './figure-shapes.ts'

/** Theme → picture: the easiest to recognise by contour. Those with `≈` are symmetric, those with `↻` turned. */
const FIGURES: Readonly<Record<string, string>> = {
  peixe: 'fish',
  casa: 'house',
  estrela: '≈star',
  coracao: '≈heart',
  maca: '≈apple',
  gato: '≈cat',
  coelho: '≈rabbit',
  pato: 'duck',
  baleia: 'whale',
  tartaruga: 'turtle',
  arvore: '≈tree',
  foguete: '≈rocket',
  sino: 'bell',
  coroa: '≈crown',
  cachorro: '≈dog',
  passaro: 'bird',
  pera: '≈pear',
  lua: 'moon',
  cogumelo: '≈mushroom',
  cenoura: 'carrot',
  sapo: '≈frog',
  porco: '≈pig',
  coruja: '≈owl',
  folha: 'leaf',
  pipa: 'kite',
  osso: 'bone',
  elefante: 'elephant',
  rinoceronte: 'rhino',
  girafa: 'giraffe',
  cavalo: 'horse',
  vaca: 'cow',
  dromedario: 'camel',
  canguru: 'kangaroo',
  dinossauro: 'dinosaur',
  tiranossauro: 't-rex',
  golfinho: 'dolphin',
  tubarao: 'shark',
  foca: 'seal',
  caracol: 'snail',
  galo: 'rooster',
  pinguim: 'penguin',
  cisne: 'swan',
  papagaio: 'parrot',
  jacare: '↻crocodile',
  esquilo: 'squirrel',
  morcego: 'bat',
  borboleta: '≈butterfly',
  raio: 'lightning',
  pinheiro: 'pine',
  coqueiro: 'palm',
  cacto: 'cactus',
  tulipa: 'tulip',
  banana: 'banana',
  morango: '≈strawberry',
  abacaxi: 'pineapple',
  abacate: 'avocado',
  pirulito: 'lollipop',
  sorvete: 'ice-cream',
  xicara: 'cup',
  castelo: 'castle',
  barco: 'boat',
  helicoptero: 'helicopter',
  carro: 'car',
  onibus: 'bus',
  caminhao: 'truck',
  chave: 'key',
  guitarra: 'guitar',
  tesoura: 'scissors',
  chapeu: '≈hat',
  bota: 'boot',
  meia: 'sock',
  camiseta: 'shirt',
  vestido: 'dress',
  trofeu: 'trophy',
  ancora: 'anchor',
  mao: 'hand',
  pe: 'foot',
  robo: '≈robot',
  urso: '≈bear',
  joaninha: '≈ladybug',
}

export const FIGURE_THEMES: readonly string[] = Object.keys(FIGURES)

/** Figures whose ten dots make half of the contour and more: for children who are learning to count. */
export const PLAIN_FIGURES: readonly string[] = (
  'estrela coracao raio folha arvore pera abacate pirulito casa carro caminhao bota meia camiseta vestido pe sino ' +
  'cogumelo morango pipa'
).split(' ')

/** Figures that twenty dots and a few more show whole. */
export const CLEAR_FIGURES: readonly string[] =
  'peixe tartaruga lua coruja foca caracol pinguim maca barco onibus chave mao chapeu sorvete xicara foguete'.split(' ')

/** That an alphabet of dots shows whole. */
export const LETTER_FIGURES: readonly string[] = (
  'maca estrela coracao folha arvore pera abacate pirulito casa carro caminhao bota meia camiseta vestido pe sino ' +
  'cogumelo morango pipa raio peixe tartaruga lua coruja foca caracol pinguim barco onibus chave mao chapeu sorvete ' +
  'foguete gato pato baleia passaro coroa cenoura porco joaninha elefante castelo'
).split(' ')

/** With a contour long enough for two hundred dots. */
export const LONG_FIGURES: readonly string[] = 'jacare coqueiro'.split(' ')

const known = new Map<string, DotFigure>()

/** The figure behind a theme. Throws RangeError for an unknown one. */
export function figureOf(theme: string): DotFigure {
  const id = FIGURES[theme]
  if (!id) throw new RangeError(`no figure named ${theme}`)
  return figureNamed(id)
}

/** The figure behind a theme of two hundred dots, which fills the page when it is not turned. */
export const longFigureOf = (theme: string): DotFigure => figureNamed((FIGURES[theme] ?? theme).replace(TURNED, ''))

function figureNamed(id: string): DotFigure {
  const figure = known.get(id) ?? figureFrom(id)
  known.set(id, figure)
  return figure
}
