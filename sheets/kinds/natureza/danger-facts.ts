/** Dangers at home and the care that each needs, as schools teach them; taken from no single source. */
import type { DangerName } from '../../studio/places/home-rooms.ts'

export interface Danger {
  readonly care: string
  /** A sentence without its full stop. */
  readonly rule: string
  readonly why: string
}

export const DANGERS: Readonly<Record<DangerName, Danger>> = {
  faca: { care: 'Guardar na gaveta dos talheres, com trava.', rule: 'Não pegue a faca', why: 'a lâmina corta.' },
  panela: {
    care: 'Virar o cabo para dentro do fogão.',
    rule: 'Fique longe da panela',
    why: 'ela está quente e queima.',
  },
  fósforos: {
    care: 'Deixar no alto: só um adulto acende.',
    rule: 'Não brinque com fósforos',
    why: 'o fogo se espalha e queima.',
  },
  'produto de limpeza': {
    care: 'Trancar junto com o sabão e o desinfetante.',
    rule: 'Não mexa no produto de limpeza',
    why: 'ele intoxica e irrita os olhos.',
  },
  remédio: {
    care: 'Fechar: só um adulto dá, na dose certa.',
    rule: 'Não tome remédio sozinho',
    why: 'a dose errada faz mal.',
  },
  tomada: { care: 'Tampar os furos com um protetor.', rule: 'Não ponha nada na tomada', why: 'ela dá choque.' },
  'ferro quente': {
    care: 'Desligar e esperar que esfrie.',
    rule: 'Não encoste no ferro',
    why: 'ele está quente e queima.',
  },
  'balde com água': {
    care: 'Esvaziar logo depois de usar.',
    rule: 'Não deixe o balde cheio',
    why: 'um bebê pode cair na água.',
  },
  'chão molhado': {
    care: 'Secar com um pano antes de passar.',
    rule: 'Não corra no chão molhado',
    why: 'ele escorrega.',
  },
  barbeador: { care: 'Pôr a capa na lâmina e guardar no alto.', rule: 'Não pegue o barbeador', why: 'a lâmina corta.' },
  secador: {
    care: 'Tirar da tomada, longe da pia molhada.',
    rule: 'Não ligue o secador na pia',
    why: 'água e eletricidade dão choque.',
  },
  tesoura: {
    care: 'Fechar as lâminas e pôr no estojo de costura.',
    rule: 'Não corra com a tesoura',
    why: 'a ponta fura e corta.',
  },
  'copo quebrado': {
    care: 'Um adulto varre os cacos com a pá.',
    rule: 'Não pegue os cacos',
    why: 'eles cortam a mão e o pé.',
  },
  'vela acesa': {
    care: 'Soprar a chama antes de sair.',
    rule: 'Não mexa na vela acesa',
    why: 'o fogo se espalha e queima.',
  },
  'saco plástico': {
    care: 'Dar um nó: não vai na cabeça de ninguém.',
    rule: 'Não ponha o saco na cabeça',
    why: 'ele tapa o ar e sufoca.',
  },
}

export type LabelQuestion = readonly [asks: string, answer: string]

export interface ProductLabel {
  readonly product: string
  readonly lines: readonly string[]
  readonly questions: readonly LabelQuestion[]
}

/** Fictitious products with warnings such as labels carry, to be checked against the rules of Anvisa. */
export const LABELS: readonly ProductLabel[] = [
  {
    product: 'Desinfetante',
    lines: [
      'CUIDADO!',
      'Mantenha longe de crianças',
      'e de animais.',
      'Não misture com outros',
      'produtos.',
      'Contato com os olhos:',
      'lave com muita água.',
      'Guarde na embalagem',
      'original.',
    ],
    questions: [
      ['Longe de quem ele fica?', 'de crianças e de animais'],
      ['E se cair nos olhos?', 'lavar com muita água'],
      ['Com o que não se mistura?', 'com outros produtos'],
    ],
  },
  {
    product: 'Água sanitária',
    lines: [
      'CUIDADO!',
      'Mantenha fora do alcance',
      'das crianças.',
      'Use luvas.',
      'Não misture com outros',
      'produtos.',
      'Guarde em lugar fresco,',
      'na embalagem original.',
      'Não reutilize o frasco.',
    ],
    questions: [
      ['O que se usa nas mãos?', 'luvas'],
      ['Em que embalagem se guarda?', 'na original'],
      ['O que não se faz com o frasco?', 'reutilizar'],
    ],
  },
  {
    product: 'Xarope',
    lines: [
      'Mantenha fora do alcance',
      'das crianças.',
      'Um adulto mede a dose',
      'no copinho.',
      'Agite antes de usar.',
      'Guarde longe do calor',
      'e da luz.',
      'Não use depois do prazo',
      'de validade.',
    ],
    questions: [
      ['Quem mede a dose?', 'um adulto'],
      ['O que se faz antes de usar?', 'agitar'],
      ['Longe do que se guarda?', 'do calor e da luz'],
    ],
  },
]
