import type { Seller } from '../../../features/subscriptions/seller/texts.ts'

/** A piece of a line: words, or a link on words. */
export type Piece = string | { readonly text: string; readonly to: string }

/** A line of running text; a plain string has no links. */
export type Line = string | readonly Piece[]

/** A part of a section. */
export type Block =
  | { readonly paragraph: Line }
  | { readonly list: readonly Line[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }

export interface Section {
  /** Fragment of its address. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A document of numbered sections: privacy, terms, cookies. */
export interface LegalDocument {
  readonly title: string
  readonly intro: string
  readonly sections: readonly Section[]
}

/** A question of /faq or /plans. */
export interface Question {
  readonly question: string
  readonly answer: Line
}

/** A tab of /faq. */
export interface Topic {
  readonly id: string
  readonly name: string
  readonly questions: readonly Question[]
}

/** What the texts have to know about the installation. */
export interface DocumentFacts {
  readonly siteName: string
  /** Address of the support chat; null where none is set (rule: external links). */
  readonly supportChat: string | null
  /** Who sells (rule: seller); null where none is set. */
  readonly seller: Seller | null
}

export const paragraph = (text: Line): Block => ({ paragraph: text })
export const list = (...lines: Line[]): Block => ({ list: lines })
export const link = (text: string, to: string): Piece => ({ text, to })

/** The line without its links, for structured data. */
export function plainText(line: Line): string {
  if (typeof line === 'string') return line
  return line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}

/** How to reach us, as the end of a sentence's paragraph: nothing where no contact is configured. */
export function contactLine({ supportChat }: DocumentFacts, before: string): Block[] {
  return supportChat ? [paragraph([`${before} `, link('canal de atendimento', supportChat), '.'])] : []
}
