import { AppError } from '../../../product/errors.ts'
import { BRAZILIAN_FAVOURITES, isPattern, isPersonal, stem, type Weakness } from './rules.ts'
import { WEAK_PASSWORD_REASONS } from './texts.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Lazy: the list is large. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set<string>([...dictionary['passwords-common'], ...BRAZILIAN_FAVOURITES])
}

/**
 * Reason that a password is easily guessed: a common one (also with a few digits or signs after it), a row of keys, or the
 * user's name or address (rule: weak passwords). Else null.
 */
async function weaknessOf(password: string, person: { name?: string; email?: string }): Promise<Weakness | null> {
  common ??= readCommon()
  const given = password.toLowerCase()
  const list = await common
  if (isPersonal(given, person)) return 'personal'
  if (isPattern(given)) return 'pattern'
  return list.has(given) || list.has(stem(given)) ? 'common' : null
}

/**
 * Refuses an easily guessed password, with the reason at its field.
 * @throws AppError with `code`
 */
export async function refuseWeakPassword(
  code: 'weak_password' | 'weak_new_password',
  { path, password }: { path: string; password: string },
  person: { name?: string; email?: string } = {},
): Promise<void> {
  const weakness = await weaknessOf(password, person)
  if (weakness) throw new AppError(code, { issues: [{ path, message: WEAK_PASSWORD_REASONS[weakness] }] })
}
