/** Loaded steps and scroll position of a list, in the history's entry: it survives Back and a reload only. */
interface ShownSteps {
  /** Activities shown. */
  count: number
  /** Scroll position when the document was left, in pixels. */
  top: number
}

const ENTRY_FIELD = 'list'

/** Steps of the current history entry. Only in a browser. */
export function shownSteps(): ShownSteps {
  const { count, top } = window.history.state?.[ENTRY_FIELD] ?? {}
  return { count: Number(count) || 0, top: Number(top) || 0 }
}

/** Notes it in the entry; the router's own fields of it stay. */
export function noteShownSteps(count: number): void {
  const list: ShownSteps = { count, top: window.scrollY }
  window.history.replaceState({ ...window.history.state, [ENTRY_FIELD]: list }, '')
}
