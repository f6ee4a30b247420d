/**
 * Care of ears and eyes. Norma Regulamentadora 15, Anexo 1: 85 dB for eight hours of work. To be checked: OMS, «Make
 * listening safe» (levels of talk, headphones, loudspeakers); Conselho Brasileiro de Oftalmologia (light to read by,
 * pauses from screens, never look at the Sun, sand in an eye). Levels on a page are readings of that day within the
 * usual range.
 */
import type { IndoorName, OutdoorName } from '../../studio/places/noisy-places.ts'

export const LIMIT = 85

/** Sounds that a page measures, by name, with the range of readings in decibels. */
export const SOUNDS = {
  britadeira: { said: 'a britadeira', range: [100, 105] },
  megafone: { said: 'o megafone', range: [95, 105] },
  fones: { said: 'o fone', range: [90, 94] },
  caixa: { said: 'a caixa de som', range: [90, 94] },
  conversa: { said: 'a conversa', range: [58, 64] },
  passarinho: { said: 'o passarinho', range: [40, 50] },
} as const satisfies Readonly<Record<string, { readonly said: string; readonly range: readonly [number, number] }>>
export type SoundName = keyof typeof SOUNDS

/** One care for each situation. */
export const CARES: Readonly<Record<IndoorName | OutdoorName, string>> = {
  fones: 'Abaixar o volume do fone.',
  caixa: 'Ficar longe da caixa de som.',
  escuro: 'Acender a luz para ler.',
  tela: 'Afastar a tela e fazer pausas.',
  britadeira: 'Usar abafador de ruído.',
  megafone: 'Nunca gritar perto do ouvido.',
  sol: 'Não olhar direto para o Sol.',
  soldador: 'Usar máscara de solda.',
  areia: 'Lavar com água, sem esfregar.',
}

export interface Habit {
  readonly asks: string
  readonly example: string
  /** The one place that it speaks of. */
  readonly place?: 'praca' | 'escola'
}

export const HABITS: readonly Habit[] = [
  { asks: 'Um hábito da turma para cuidar dos ouvidos:', example: 'falar mais baixo dentro da sala.', place: 'escola' },
  { asks: 'Um hábito para cuidar dos olhos:', example: 'ler perto da janela, com boa luz.' },
  { asks: 'Um combinado para a hora do recreio:', example: 'brincar sem gritar.', place: 'escola' },
  { asks: 'Um hábito para cuidar dos ouvidos:', example: 'ouvir música com o volume baixo.' },
  { asks: 'Um combinado da família sobre as telas:', example: 'fazer uma pausa a cada meia hora.' },
]
