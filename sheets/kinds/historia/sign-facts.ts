/**
 * Signs by their codes, names and meaning. Forms and colours: Regulamento de Sinalização Viária, Resolução CONTRAN
 * 973/2022 (regulation: R-1 octagon, R-2 triangle, else a white disc with a red rim; warning: a yellow diamond, orange for
 * works), with the Manual Brasileiro de Sinalização de Trânsito, volumes I, II and V. Conduct: Código de Trânsito
 * Brasileiro (Law 9.503/1997), articles 44, 69 to 71 and 208.
 */
import type { SignName } from '../../studio/shapes/traffic-signs.ts'

interface SignFact {
  readonly code: string
  readonly name: string
}

export const SIGN_FACTS: Readonly<Record<SignName, SignFact>> = {
  pare: { code: 'R-1', name: 'parada obrigatória' },
  preferencia: { code: 'R-2', name: 'dê a preferência' },
  faixa: { code: 'A-32b', name: 'passagem sinalizada de pedestres' },
  escola: { code: 'A-33a', name: 'área escolar' },
  escolares: { code: 'A-33b', name: 'passagem sinalizada de escolares' },
  bicicleta: { code: 'R-34', name: 'circulação exclusiva de bicicletas' },
  semaforo: { code: 'A-14', name: 'semáforo à frente' },
  obras: { code: 'A-24', name: 'obras' },
  animais: { code: 'A-35', name: 'animais' },
  'sem-pedestres': { code: 'R-29', name: 'proibido trânsito de pedestres' },
  'semaforo-de-pedestres': { code: 'MBST V', name: 'semáforo de pedestres' },
}

/** Signs whose place a street shows. */
export const PLACED_SIGNS = [
  ...(['pare', 'preferencia', 'faixa', 'escola', 'bicicleta', 'semaforo', 'obras', 'animais'] as const),
] as const
export type PlacedSign = (typeof PLACED_SIGNS)[number]
