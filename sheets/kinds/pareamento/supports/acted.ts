/** Activities that somebody of the cast acts: a child sees another child do it, in place of an icon of the thing. */
import type { ActionName } from '../../../studio/cast/actions/actions.ts'

const ACTED: Readonly<Record<string, ActionName>> = {
  ACORDAR: 'acordar',
  'USAR O BANHEIRO': 'ir ao banheiro',
  BANHEIRO: 'ir ao banheiro',
  'LAVAR AS MÃOS': 'lavar as mãos',
  'LAVE AS MÃOS': 'lavar as mãos',
  'ESCOVAR OS DENTES': 'escovar os dentes',
  'TROCAR DE ROUPA': 'vestir a camiseta',
  'CALÇAR O TÊNIS': 'calçar o sapato',
  'COLOQUE O TÊNIS': 'calçar o sapato',
  'PEGAR A MOCHILA': 'arrumar a mochila',
  'GUARDAR A MOCHILA': 'arrumar a mochila',
  COMER: 'comer',
  ALMOÇAR: 'comer',
  JANTAR: 'comer',
  'TOMAR BANHO': 'tomar banho',
  'BEBER ÁGUA': 'beber água',
  DORMIR: 'dormir',
  'HORA DE DORMIR': 'dormir',
  ESCREVER: 'escrever',
  LER: 'ler',
  DESENHAR: 'desenhar',
  'JOGAR BOLA': 'jogar bola',
  'ANDAR DE BICICLETA': 'andar de bicicleta',
  PEDALAR: 'andar de bicicleta',
  'PULAR CORDA': 'pular corda',
  BALANÇAR: 'balanço',
  FILA: 'esperar na fila',
  AJUDA: 'pedir ajuda',
  'PEDIR AJUDA': 'pedir ajuda',
  PARE: 'parar',
  ABRAÇO: 'abraço',
  'OUVIR MÚSICA': 'ouvir música',
  'SOPRAR DEVAGAR': 'respirar fundo',
}

/** The action that shows an activity, by the words of its card. */
export const actionOf = (label: string): ActionName | undefined => ACTED[label]

/** Pictures that the actions do not hold: a child wakes up without a clock. */
const NOT_HELD = new Set([
  'clock',
  'feather',
  'footprints',
  'fork-knife',
  'spaghetti',
  'hand',
  'drop',
  'soap',
  'stop-sign',
])

/** True when the action shows the thing that the icon was. */
export const showsThing = (picture: string) => !NOT_HELD.has(picture)
