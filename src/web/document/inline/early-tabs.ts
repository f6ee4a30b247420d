/** True for a press on a tab. */
export const isTab = (pressed: Element) => pressed.matches('[role=tab]')

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '')

/**
 * Shows the panel of a tab that is pressed before the application is there, as the application does when the press is
 * repeated. False for what is no tab, and where its panel is not in the page.
 */
export function showTab(pressed: Element): boolean {
  if (!isTab(pressed) || !panelOf(pressed)) return false
  for (const tab of pressed.closest('[role=tablist]')?.querySelectorAll('[role=tab]') ?? []) {
    const state = tab === pressed ? 'active' : 'inactive'
    tab.setAttribute('aria-selected', String(tab === pressed))
    tab.setAttribute('data-state', state)
    panelOf(tab)?.setAttribute('data-state', state)
  }
  return true
}
