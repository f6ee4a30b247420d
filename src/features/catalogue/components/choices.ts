/** Addresses that were asked for on the catalogue's page. */
export interface Choices {
  /** The last address that the page showed. */
  readonly drawn: string
  /** Those that it does not show yet, oldest first. */
  readonly waiting: readonly string[]
}

/** The address that the next choice begins at. */
export const newest = ({ drawn, waiting }: Choices): string => waiting.at(-1) ?? drawn

export const whenAsked = (choices: Choices, href: string): Choices =>
  href === newest(choices) ? choices : { ...choices, waiting: [...choices.waiting, href] }

/**
 * An address that is drawn late takes back no choice after it. One that nobody asked for here is a link, a step back or
 * a list that could not be read: the next choice begins there.
 */
export const whenDrawn = ({ waiting }: Choices, drawn: string): Choices => {
  const at = waiting.lastIndexOf(drawn)
  return { drawn, waiting: at < 0 ? [] : waiting.slice(at + 1) }
}
