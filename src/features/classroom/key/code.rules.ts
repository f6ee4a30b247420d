import type { LetterStyle, Level } from '../../../../sheets/scene/scene.ts'
import { type Amount, type InkChoice, SEEDS, type VariantChoices } from '../../../../sheets/variants/choices.ts'
import { DRESSES } from '../../../../sheets/variants/kinds-with-interests.ts'

/** The page that reads a code, after its `#`: browsers send no part of it. */
export const KEY_PATH = '/chave'

/** One drawing, as the small code in the corner of a copy holds it. A person is no part of it. */
export interface CopyCode {
  readonly activityId: string
  readonly level: Level
  readonly seed: number
  readonly ink: InkChoice
  readonly letters: LetterStyle | null
  readonly pages: number
  readonly amount: Amount
  /** An interest in place of the sheet's own theme. */
  readonly dress: string | null
}

const LEVELS = ['facil', 'medio', 'desafio'] as const satisfies Level[]
const INKS = ['color', 'black', 'outlines'] as const satisfies InkChoice[]
const LETTERS = [null, 'bastao', 'imprensa', 'cursiva'] as const
const AMOUNTS = ['normal', 'fewer'] as const satisfies Amount[]
const DRESSES_OF_CODE = [null, ...DRESSES]

const VERSION = 2
/** Pages that a code can hold: a sheet with more of them has none. */
export const MOST_CODE_PAGES = 8
/** Fields of a code in their order, each with the number of its values; version 1 held four pages. Another order is another version. */
function sizesOf(version: number) {
  const pages = version === 1 ? 4 : MOST_CODE_PAGES
  return [LEVELS.length, INKS.length, LETTERS.length, pages, AMOUNTS.length, 32, SEEDS]
}
const ID_BYTES = 16
const FIELD_BYTES = 5
/** Version and check, id, fields. */
const BYTES = 1 + ID_BYTES + FIELD_BYTES
/** Letters of base64url for so many bytes. */
const LENGTH = Math.ceil((BYTES * 8) / 6)

/** Five bits that a damaged code does not fit. */
const checkOf = (bytes: Uint8Array, version: number): number =>
  bytes.slice(1).reduce((sum, byte) => (sum * 7 + byte) % 31, version)

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The code as text, 30 letters of base64url. */
export function codeOf(copy: CopyCode): string {
  const bytes = new Uint8Array(BYTES)
  const id = copy.activityId.replaceAll('-', '')
  for (let i = 0; i < ID_BYTES; i++) bytes[1 + i] = Number.parseInt(id.slice(2 * i, 2 * i + 2), 16)
  const values = [
    LEVELS.indexOf(copy.level),
    INKS.indexOf(copy.ink),
    LETTERS.indexOf(copy.letters),
    copy.pages - 1,
    AMOUNTS.indexOf(copy.amount),
    DRESSES_OF_CODE.indexOf(copy.dress),
    copy.seed,
  ]
  const sizes = sizesOf(VERSION)
  let packed = values.reduce((sum, value, i) => sum * (sizes[i] ?? 1) + value, 0)
  for (let i = FIELD_BYTES; i > 0; i--) {
    bytes[ID_BYTES + i] = packed % 256
    packed = Math.floor(packed / 256)
  }
  bytes[0] = VERSION * 32 + checkOf(bytes, VERSION)
  return toText(bytes)
}

/** Reads the part of an address after `#`; null for anything that is no code of ours. */
export function readCode(hash: string): CopyCode | null {
  const text = hash.replace(/^#/, '')
  if (text.length !== LENGTH || !/^[\w-]+$/.test(text)) return null
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  const version = Math.floor((bytes[0] ?? 0) / 32)
  if (version < 1 || version > VERSION) return null
  if (bytes.length !== BYTES || bytes[0] !== version * 32 + checkOf(bytes, version)) return null
  let packed = bytes.slice(1 + ID_BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  const values = sizesOf(version)
    .toReversed()
    .map((size) => {
      const value = packed % size
      packed = Math.floor(packed / size)
      return value
    })
  const [seed = 0, dress = 0, amount = 0, pages = 0, letters = 0, ink = 0, level = 0] = values
  const [theLevel, theInk, theAmount] = [LEVELS[level], INKS[ink], AMOUNTS[amount]]
  if (packed > 0 || !theLevel || !theInk || !theAmount || dress >= DRESSES_OF_CODE.length) return null
  const hex = [...bytes.slice(1, 1 + ID_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    activityId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    level: theLevel,
    seed,
    ink: theInk,
    letters: LETTERS[letters] ?? null,
    pages: pages + 1,
    amount: theAmount,
    dress: DRESSES_OF_CODE[dress] ?? null,
  }
}

/** The choices of a code, its key beside the pages. */
export const choicesOfCode = ({ level, seed, ink, letters, pages, amount }: CopyCode): VariantChoices => ({
  level,
  seed,
  ink,
  letters,
  pages,
  amount,
  copies: 1,
  beside: 'same',
  answers: 'apart',
})
