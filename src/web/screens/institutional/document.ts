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

/** Facts of the installation that the texts mention. */
export interface DocumentFacts {
  readonly siteName: string
  /** Address of the support chat; null if it is not set (rule: external links). */
  readonly supportChat: string | null
  /** The seller (rule: seller); null if it is not set. */
  readonly seller: Seller | null
  /** Encarregado (LGPD, art. 41); null = the seller's address is the channel. */
  readonly privacyOfficer: { readonly name: string; readonly email: string } | null
}

export const paragraph = (text: Line): Block => ({ paragraph: text })
export const list = (...lines: Line[]): Block => ({ list: lines })
export const link = (text: string, to: string): Piece => ({ text, to })

/** The line without its links, for structured data. */
export function plainText(line: Line): string {
  if (typeof line === 'string') return line
  return line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}

/** Our contacts, as the end of a paragraph. */
export function contactLine({ seller }: Pick<DocumentFacts, 'seller'>, before: string): Block {
  const form = link('canal de atendimento', '/contato')
  const email = seller ? [', ou escreva para ', link(seller.email, `mailto:${seller.email}`)] : []
  return paragraph([`${before} `, form, ...email, '.'])
}
