/**
 * Materials and their changes. Sources: BNCC, EF02CI02, EF04CI01, EF04CI02, EF04CI03, EF05CI01 (properties and examples:
 * cooked egg, burnt paper, states of water); OpenStax, «College Physics», chapters 11 (density), 20 (conductors) and 22
 * (iron and steel are drawn to a magnet, copper, aluminium and brass are not); OpenStax, «Chemistry», chapter 1 (mixtures).
 */
import type { MATERIAL_SAMPLES, UNFINISHED } from '../../studio/shapes/made-of.ts'
import type { MIXTURES } from '../../studio/shapes/mixtures.ts'
import type { TESTED } from '../../studio/shapes/tested-things.ts'

export type UnfinishedName = keyof typeof UNFINISHED
export type SampleName = keyof typeof MATERIAL_SAMPLES
export type MixtureName = keyof typeof MIXTURES
export type TestedName = keyof typeof TESTED

interface Need {
  readonly material: SampleName
  /** Words that agree with the name of the thing. */
  readonly words: readonly [string, string]
  /** Index of the property for which the material is chosen. */
  readonly why: 0 | 1
  /** Other materials that people make it of. */
  readonly also?: readonly SampleName[]
}

/** Material of the missing part, and why. */
export const NEEDS: Readonly<Record<UnfinishedName, Need>> = {
  janela: { material: 'vidro', words: ['transparente', 'macia'], why: 0, also: ['plástico'] },
  panela: { material: 'metal', words: ['pega fogo', 'aguenta o fogo'], why: 1 },
  pneu: { material: 'borracha', words: ['flexível', 'transparente'], why: 0 },
  almofada: { material: 'tecido', words: ['dura', 'macia'], why: 1 },
  banco: { material: 'madeira', words: ['duro', 'elástico'], why: 0, also: ['metal', 'plástico'] },
  'guarda-chuva': { material: 'plástico', words: ['absorve água', 'impermeável'], why: 1, also: ['tecido'] },
  pipa: { material: 'papel', words: ['leve', 'pesada'], why: 0, also: ['plástico'] },
  aquário: { material: 'vidro', words: ['elástico', 'transparente'], why: 1, also: ['plástico'] },
  tesoura: { material: 'metal', words: ['afiada', 'macia'], why: 0 },
  bota: { material: 'borracha', words: ['impermeável', 'absorve água'], why: 0, also: ['plástico'] },
  toalha: { material: 'tecido', words: ['impermeável', 'absorve água'], why: 1 },
}

/** Calor, frio, luz, umidade. */
export type Cause = 'C' | 'F' | 'L' | 'U'

export interface Change {
  readonly from: string
  readonly to: string
  readonly says: string
  readonly comesBack: boolean
}

export const CHANGES: Readonly<Record<Cause, readonly Change[]>> = {
  F: [
    { from: 'água', to: 'gelo', says: 'a água congela', comesBack: true },
    { from: 'chocolate mole', to: 'chocolate duro', says: 'o chocolate endurece', comesBack: true },
  ],
  C: [
    { from: 'ovo cru', to: 'frito', says: 'o ovo frita', comesBack: false },
    { from: 'manteiga', to: 'derretida', says: 'a manteiga derrete', comesBack: true },
    { from: 'milho', to: 'pipoca', says: 'o milho estoura', comesBack: false },
  ],
  L: [
    { from: 'jornal', to: 'amarelado', says: 'o jornal amarela', comesBack: false },
    { from: 'pano', to: 'desbotado', says: 'o pano desbota', comesBack: false },
  ],
  U: [
    { from: 'prego', to: 'enferrujado', says: 'o prego enferruja', comesBack: false },
    { from: 'pão', to: 'mofado', says: 'o pão mofa', comesBack: false },
  ],
}

interface Mixture {
  readonly has: string
  readonly and: string
  /** True if the eye sees its parts. */
  readonly seen: boolean
}

export const MIXED: Readonly<Record<MixtureName, Mixture>> = {
  achocolatado: { has: 'leite', and: 'chocolate', seen: false },
  'café adoçado': { has: 'café', and: 'açúcar', seen: false },
  'água do mar': { has: 'água', and: 'sal', seen: false },
  groselha: { has: 'água', and: 'xarope', seen: false },
  'molho de salada': { has: 'vinagre', and: 'óleo', seen: true },
  vinagrete: { has: 'cebola', and: 'tomate', seen: true },
  'salada de frutas': { has: 'mamão', and: 'banana', seen: true },
  granola: { has: 'aveia', and: 'passas', seen: true },
}

type TestGroup = 'iron' | 'metal' | 'floating' | 'sinking'

/** Iron and steel, other metals, and what is no metal by whether it floats. All are solid, none is hollow. */
export const GROUP_OF: Readonly<Record<TestedName, TestGroup>> = {
  'prego de ferro': 'iron',
  'clipe de aço': 'iron',
  'parafuso de aço': 'iron',
  'fio de cobre': 'metal',
  'colher de alumínio': 'metal',
  'chave de latão': 'metal',
  'rolha de cortiça': 'floating',
  'bola de isopor': 'floating',
  'colher de madeira': 'floating',
  vela: 'floating',
  'bola de gude': 'sinking',
  'borracha escolar': 'sinking',
  pedra: 'sinking',
}

/** Things of a group on a page. */
export const TESTED_COUNT: Readonly<Record<TestGroup, number>> = { iron: 2, metal: 1, floating: 2, sinking: 1 }

export const floats = (name: TestedName): boolean => GROUP_OF[name] === 'floating'
export const isMagnetic = (name: TestedName): boolean => GROUP_OF[name] === 'iron'
export const conducts = (name: TestedName): boolean => ['iron', 'metal'].includes(GROUP_OF[name])
