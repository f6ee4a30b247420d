import { BRAZILIAN_FAVOURITES, isPattern, isPersonal, stem } from './rules.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The list is large: it is read with the first password, not with the start. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set<string>([...dictionary['passwords-common'], ...BRAZILIAN_FAVOURITES])
}

/**
 * Whether a password is among the first that anybody would try: a common one (also with a few digits or signs after
 * it), a row of keys, or the person's own name or address (rule: weak passwords).
 * Server only.
 */
export async function isWeakPassword(
  password: string,
  person: { name?: string; email?: string } = {},
): Promise<boolean> {
  common ??= readCommon()
  const given = password.toLowerCase()
  const list = await common
  return list.has(given) || list.has(stem(given)) || isPattern(given) || isPersonal(given, person)
}
