import { dictionary } from '@zxcvbn-ts/language-common'
import { BRAZILIAN_FAVOURITES, isPattern, isPersonal, stem } from './rules.ts'

const COMMON = new Set<string>([...dictionary['passwords-common'], ...BRAZILIAN_FAVOURITES])

/**
 * Whether a password is among the first that anybody would try: a common one (also with a few figures or signs after
 * it), a row of keys, or the person's own name or address (spec part 2 §8 Register 'Senha muito fraca').
 * Server only: the list is large.
 */
export function isWeakPassword(password: string, person: { name?: string; email?: string } = {}): boolean {
  const given = password.toLowerCase()
  return COMMON.has(given) || COMMON.has(stem(given)) || isPattern(given) || isPersonal(given, person)
}
