import { AppError } from '../../../product/errors.ts'
import { BRAZILIAN_FAVOURITES, isPattern, isPersonal, stem, type Weakness } from './rules.ts'
import { WEAK_PASSWORD_REASONS } from './texts.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The list is large: it is read with the first password, not with the start. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set<string>([...dictionary['passwords-common'], ...BRAZILIAN_FAVOURITES])
}

/**
 * Why a password is among the first that anybody would try: a common one (also with a few digits or signs after it), a
 * row of keys, or the person's own name or address (rule: weak passwords). Null when it is not.
 * Server only.
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
 * Refuses a password that anybody would guess, with the reason at its field.
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
