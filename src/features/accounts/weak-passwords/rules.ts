/** Reason that a password is easy to guess. */
export type Weakness = 'common' | 'pattern' | 'personal'

/** Common in Brazil and missing in international lists; in lower case. */
export const BRAZILIAN_FAVOURITES: readonly string[] = [
  ...['senha', 'minhasenha', 'novasenha', 'mudar', 'mudar123', '123mudar', 'trocar', 'teste', 'entrar', 'acesso'],
  ...['brasil', 'brazil', 'flamengo', 'corinthians', 'palmeiras', 'saopaulo', 'santos', 'gremio', 'cruzeiro', 'vasco'],
  ...['botafogo', 'fluminense', 'internacional', 'atletico', 'bahia', 'deusefiel', 'jesuscristo', 'jesus', 'familia'],
  ...['teamo', 'amor', 'meuamor', 'princesa', 'gatinha', 'felicidade', 'estrela', 'professora', 'professor', 'escola'],
  ...['atividario', 'atividário', 'atividades', 'criança', 'crianca', 'educacao', 'educação'],
]

/** Rows of keys, forwards and backwards. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1q2w3e4r5t6y7u8i9o0p']

const backwards = (text: string) => [...text].reverse().join('')

/** Shortest part of a name or an address that makes a password weak, in characters. */
const PERSONAL_PART_MIN = 4

/** The core of a password, without the digits and signs at its ends. */
export function stem(password: string): string {
  return password.replace(/^\P{L}{1,4}/u, '').replace(/\P{L}{1,4}$/u, '')
}

/** One character repeated, a short piece repeated, or a row of keys. `password` in lower case. */
export function isPattern(password: string): boolean {
  if (/^(.{1,3})\1+$/.test(password)) return true
  return ROWS.some((row) => row.includes(password) || backwards(row).includes(password))
}

/** Little more than the user's name or address. `password` in lower case. */
export function isPersonal(password: string, { name = '', email = '' }: { name?: string; email?: string }): boolean {
  const core = stem(password)
  const parts = [email, email.split('@')[0] ?? '', name, ...name.split(/\s+/)]
    .map((part) => part.toLowerCase().replace(/\s+/g, ''))
    .filter((part) => part.length >= PERSONAL_PART_MIN)
  return parts.includes(password) || parts.includes(core)
}
