import type { Seller } from '../features/subscriptions/seller/texts.ts'

/** Facts about this installation that every page knows. */
export interface SiteFacts {
  /** The product's name, from one setting (rule: site name). */
  readonly name: string
  /** e.g. `https://atividario.example`, without a slash at the end. */
  readonly origin: string
  /** True while the embedded defaults are in use (rule: demo mode). */
  readonly demo: boolean
  /** Outside addresses; null hides their entry (rule: external links). */
  readonly links: { readonly suggestionForm: string | null; readonly supportChat: string | null }
  /** The seller (rule: seller); null if it is not set, never in production. */
  readonly seller: Seller | null
  /** Encarregado (LGPD, art. 41); null = the seller's address is the channel. */
  readonly privacyOfficer: { readonly name: string; readonly email: string } | null
}

/** The same with what only some screens of administrators show. */
export interface Site extends SiteFacts {
  /**
   * The payment provider: its panel (null hides the link), and the sandbox in its place (null = the real one; rule:
   * local provider).
   */
  readonly payments: {
    readonly panelUrl: string | null
    readonly sandboxUrl: string | null
    /** The provider's card form; null = its own page takes the card. */
    readonly cardForm: { readonly publicKey: string; readonly script: string } | null
  }
}

/** After a failure of the root's loader the site's facts are unknown. */
export const UNKNOWN_SITE: SiteFacts = {
  name: '',
  origin: '',
  demo: false,
  links: { suggestionForm: null, supportChat: null },
  seller: null,
  privacyOfficer: null,
}

/** Year the company was founded. */
export const FOUNDED = '2025'
