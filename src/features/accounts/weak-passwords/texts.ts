import type { Weakness } from './rules.ts'

const TRY = 'Tente três palavras que não combinam.'

export const WEAK_PASSWORD_REASONS: Readonly<Record<Weakness, string>> = {
  common: `Senha muito fraca: é uma das mais usadas. ${TRY}`,
  pattern: `Senha muito fraca: é uma sequência fácil de adivinhar. ${TRY}`,
  personal: `Senha muito fraca: é quase o seu nome ou o seu email. ${TRY}`,
}
