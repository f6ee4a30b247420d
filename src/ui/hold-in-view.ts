/**
 * Runs `change`, which grows the page above `element`, and scrolls by the same distance: a button in view stays under
 * the finger. An element out of view is not scrolled.
 */
export function holdInView(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top
  change()
  const moved = element.getBoundingClientRect().top - before
  if (moved !== 0 && before < window.innerHeight) scrollerOf(element)?.scrollBy({ top: moved, behavior: 'instant' })
}

function scrollerOf(element: Element): Element | null {
  let box = element.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  return box ?? document.scrollingElement
}
