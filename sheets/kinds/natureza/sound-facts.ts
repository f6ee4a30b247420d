/**
 * Sounds: what vibrates in an instrument, what makes a sound lower or louder. Sources: Hornbostel and Sachs, «Systematik
 * der Musikinstrumente» (1914), for strings, skins, air and bodies; OpenStax, «College Physics», chapter 17: a longer
 * string, pipe or bar gives a lower sound, a larger amplitude a louder one.
 */
import type { FamilyName, InstrumentName } from '../../studio/shapes/stage-instruments.ts'

export const VIBRATES = ['corda', 'pele', 'ar', 'metal'] as const
export type Vibrating = (typeof VIBRATES)[number]

/** Names of the four on the page. */
export const VIBRATES_SHOWN: Readonly<Record<Vibrating, string>> = {
  corda: 'as cordas',
  pele: 'a pele esticada',
  ar: 'o ar no tubo',
  metal: 'o metal inteiro',
}

export const VIBRATES_IN: Readonly<Record<InstrumentName, Vibrating>> = {
  violão: 'corda',
  harpa: 'corda',
  berimbau: 'corda',
  surdo: 'pele',
  bongô: 'pele',
  atabaque: 'pele',
  'flauta doce': 'ar',
  trompete: 'ar',
  'flauta de Pã': 'ar',
  triângulo: 'metal',
  sino: 'metal',
  prato: 'metal',
}

export interface Loudness {
  readonly says: string
  readonly words: readonly [string, string]
  readonly answer: 0 | 1
}

/** A sentence for each family: strength makes a sound louder, size changes its pitch. */
export const LOUDNESS: Readonly<Record<FamilyName, readonly Loudness[]>> = {
  tambores: [
    { says: 'Bater no mesmo tambor com mais força: som mais', words: ['forte', 'agudo'], answer: 0 },
    { says: 'Bater no mesmo tambor bem de leve: som mais', words: ['grave', 'fraco'], answer: 1 },
  ],
  sinos: [
    { says: 'Tocar o mesmo sino com mais força: som mais', words: ['agudo', 'forte'], answer: 1 },
    { says: 'Tocar o mesmo sino bem de leve: som mais', words: ['fraco', 'grave'], answer: 0 },
  ],
  tubos: [
    { says: 'O tubo longo, com a mesma força, soa mais', words: ['grave', 'fraco'], answer: 0 },
    { says: 'O tubo curto, com a mesma força, soa mais', words: ['forte', 'agudo'], answer: 1 },
  ],
  barras: [
    { says: 'A barra curta, com a mesma força, soa mais', words: ['agudo', 'forte'], answer: 0 },
    { says: 'A barra longa, com a mesma força, soa mais', words: ['fraco', 'grave'], answer: 1 },
  ],
}
