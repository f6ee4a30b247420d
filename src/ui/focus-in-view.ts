import type { FocusEvent } from 'react'

/** Spread on a row that scrolls sideways: what has the focus is wholly in view. Browsers are content with a part of it. */
export const focusInView = {
  onFocus: ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
}
