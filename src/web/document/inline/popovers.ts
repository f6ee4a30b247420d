/** Marks an open popover in a browser without popovers (ui/motion.css). */
const SHOWN = 'data-shown'

const knowsPopovers = () => 'popover' in HTMLElement.prototype

/**
 * Positions popovers at the button that opens them (`popovertarget`): the browser puts them into a top layer, where no
 * style knows the button. In browsers without popovers the same buttons show and hide them.
 */
export function supportPopovers(): void {
  addEventListener('beforetoggle', ({ target }) => place(target), true)
  addEventListener('resize', () => {
    if (knowsPopovers()) for (const panel of document.querySelectorAll(':popover-open')) place(panel)
  })
  if (knowsPopovers()) return
  addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target : null
    const button = element?.closest('[popovertarget]')
    const wanted = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    const inside = element?.closest('[popover]')
    for (const panel of document.querySelectorAll('[popover]')) {
      if (panel === inside) continue
      place(panel)
      panel.toggleAttribute(SHOWN, panel === wanted && !panel.hasAttribute(SHOWN))
    }
  })
}

export const isPopoverOpen = (panel: Element): boolean =>
  panel.matches(knowsPopovers() ? ':popover-open' : `[${SHOWN}]`)

/**
 * Position of the button, for the classes of the popover (ui/popover.ts): in px from the top and the sides of the
 * window.
 */
function place(panel: EventTarget | null): void {
  if (!(panel instanceof HTMLElement) || !panel.matches('[popover]')) return
  const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`)
  if (!button) return
  const { bottom, left, right } = button.getBoundingClientRect()
  panel.style.setProperty('--button-bottom', `${bottom}px`)
  panel.style.setProperty('--button-left', `${left}px`)
  panel.style.setProperty('--button-right', `${document.documentElement.clientWidth - right}px`)
}
