/** Verses, sentences and talks of a yard and a station, all written for these sheets. */
import type { ActionName } from '../../studio/cast/actions/actions.ts'
import type { CastName } from '../../studio/cast/people.ts'
import type { WordPlace } from '../../studio/places/word-lines.ts'

export interface Verse {
  readonly place: WordPlace
  /** Lines from top to bottom. */
  readonly lines: readonly string[]
}

export const VERSES: readonly Verse[] = [
  { place: 'quintal', lines: ['O SOL APARECEU', 'A ROUPA SECOU', 'UM VENTO BEM FORTE', 'PASSOU E LEVOU'] },
  { place: 'quintal', lines: ['A FORMIGA SUBIU', 'NO VARAL DA VOVÓ', 'ACHOU UMA MEIA', 'E DEU UM NÓ'] },
  { place: 'quintal', lines: ['CHOVE UMA CHUVA FINA', 'NA FOLHA DA COUVE', 'O SAPO CANTA', 'E NINGUÉM OUVE'] },
  { place: 'quintal', lines: ['MINHA CAMISA AZUL', 'PULOU DO VARAL', 'CAIU NO GALINHEIRO', 'QUE CARNAVAL'] },
  { place: 'quintal', lines: ['O GATO PRETO', 'DORME NO CESTO', 'DEBAIXO DO LENÇOL', 'BEM LONGE DO SOL'] },
  { place: 'estacao', lines: ['LÁ VEM O TREM', 'CHEIO DE GENTE', 'APITA NA CURVA', 'E SEGUE CONTENTE'] },
  { place: 'estacao', lines: ['O TREM DA SERRA', 'DESCE DEVAGAR', 'LEVA BANANA E MEL', 'PARA O MAR'] },
  { place: 'estacao', lines: ['TRÊS MALAS PESADAS', 'UM SACO DE PÃO', 'VOVÔ JÁ ESPERA', 'NA ESTAÇÃO'] },
  { place: 'estacao', lines: ['PIUÍ FAZ O TREM', 'TCHAU DIZ A MENINA', 'A FUMAÇA SUMIU', 'ATRÁS DA COLINA'] },
  { place: 'estacao', lines: ['O TREM APITOU', 'PASSOU NA PONTE', 'O RIO LÁ EMBAIXO', 'O SOL NO HORIZONTE'] },
]

export interface Seen {
  readonly place: WordPlace
  readonly action: ActionName
  readonly who: CastName
  readonly sentence: string
}

export const SEEN: readonly Seen[] = [
  { place: 'quintal', action: 'andar de bicicleta', who: 'yumi', sentence: 'YUMI ANDA DE BICICLETA' },
  { place: 'quintal', action: 'jogar bola', who: 'davi', sentence: 'DAVI CHUTA A BOLA' },
  { place: 'quintal', action: 'brincar no escorregador', who: 'sofia', sentence: 'SOFIA DESCE BEM DEPRESSA' },
  { place: 'quintal', action: 'soltar pipa', who: 'iara', sentence: 'IARA SOLTA A PIPA' },
  { place: 'quintal', action: 'varrer', who: 'bia', sentence: 'BIA VARRE O QUINTAL' },
  { place: 'quintal', action: 'soprar bolhas', who: 'theo', sentence: 'THEO FAZ BOLHAS DE SABÃO' },
  { place: 'quintal', action: 'balanço', who: 'malu', sentence: 'MALU ANDA DE BALANÇO' },
  { place: 'quintal', action: 'guardar os brinquedos', who: 'gil', sentence: 'GIL GUARDA OS BRINQUEDOS' },
  { place: 'quintal', action: 'brincar de carrinho', who: 'caio', sentence: 'CAIO EMPURRA O CARRINHO' },
  { place: 'estacao', action: 'ler', who: 'caio', sentence: 'CAIO LÊ UM LIVRO' },
  { place: 'estacao', action: 'arrumar a mochila', who: 'malu', sentence: 'MALU ARRUMA A MOCHILA' },
  { place: 'estacao', action: 'lanchar', who: 'davi', sentence: 'DAVI COME UM SANDUÍCHE' },
  { place: 'estacao', action: 'tomar sorvete', who: 'sofia', sentence: 'SOFIA TOMA UM SORVETE' },
  { place: 'estacao', action: 'comer pipoca', who: 'gil', sentence: 'GIL COME PIPOCA' },
  { place: 'estacao', action: 'ouvir música', who: 'theo', sentence: 'THEO OUVE UMA MÚSICA' },
  { place: 'estacao', action: 'cantar', who: 'nina', sentence: 'NINA CANTA BEM ALTO' },
  { place: 'estacao', action: 'sentir frio', who: 'yumi', sentence: 'YUMI SENTE MUITO FRIO' },
  { place: 'estacao', action: 'abraçar o urso', who: 'lia', sentence: 'LIA ABRAÇA O URSO' },
]

export const SIGNS = ['?', '.', '!'] as const

export interface Talk {
  readonly place: WordPlace
  /** A question, its answer and a cry, in the order of `SIGNS`. */
  readonly said: readonly [string, string, string]
  readonly who: readonly [CastName, CastName, CastName]
}

export const TALKS: readonly Talk[] = [
  {
    place: 'quintal',
    said: ['ONDE CAIU A BOLA', 'A BOLA CAIU NO VASO', 'QUE SUSTO EU LEVEI'],
    who: ['bia', 'caio', 'iara'],
  },
  {
    place: 'quintal',
    said: ['QUEM LAVOU O TÊNIS', 'EU LAVEI COM A VOVÓ', 'QUE TÊNIS LIMPINHO'],
    who: ['davi', 'malu', 'nina'],
  },
  {
    place: 'quintal',
    said: ['ONDE ESTÁ O GATO', 'ELE DORME NA CESTA', 'QUE GATO MAIS FOFO'],
    who: ['gil', 'yumi', 'theo'],
  },
  {
    place: 'quintal',
    said: ['QUANTAS MEIAS FALTAM', 'FALTAM DUAS MEIAS', 'QUE MEIA ENORME'],
    who: ['sofia', 'davi', 'bia'],
  },
  {
    place: 'estacao',
    said: ['A QUE HORAS ELE CHEGA', 'CHEGA ÀS DEZ HORAS', 'QUANTA GENTE NO TREM'],
    who: ['iara', 'gil', 'sofia'],
  },
  {
    place: 'estacao',
    said: ['QUEM PERDEU A MALA', 'A MALA É DO VOVÔ', 'COMO É PESADA ESSA MALA'],
    who: ['theo', 'bia', 'caio'],
  },
  {
    place: 'estacao',
    said: ['PARA ONDE VOCÊ VAI', 'EU VOU VER O MAR', 'QUE VIAGEM GOSTOSA'],
    who: ['nina', 'yumi', 'davi'],
  },
  {
    place: 'estacao',
    said: ['QUEM QUER A JANELA', 'EU QUERO A JANELA', 'QUANTA FLOR LÁ FORA'],
    who: ['malu', 'theo', 'iara'],
  },
  {
    place: 'estacao',
    said: ['QUEM TROUXE O LANCHE', 'EU TROUXE PÃO E UVA', 'QUE UVA MAIS DOCE'],
    who: ['caio', 'sofia', 'gil'],
  },
  {
    place: 'estacao',
    said: ['ONDE FICA O BANHEIRO', 'FICA PERTO DA SAÍDA', 'QUE TREM MAIS VAZIO'],
    who: ['bia', 'davi', 'nina'],
  },
  {
    place: 'estacao',
    said: ['QUANTOS VAGÕES ELE TEM', 'ELE TEM OITO VAGÕES', 'QUE TREM COMPRIDO'],
    who: ['yumi', 'iara', 'malu'],
  },
  {
    place: 'estacao',
    said: ['QUEM VAI APITAR AGORA', 'O MAQUINISTA VAI APITAR', 'QUE BARULHO FORTE'],
    who: ['theo', 'caio', 'yumi'],
  },
]

export const wordsOf = (line: string): string[] => line.split(' ')
/** A line without the spaces between its words. */
export const joined = (line: string): string => line.replaceAll(' ', '')
