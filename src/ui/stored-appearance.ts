export const THEME_KEY = 'aparencia.tema'
export const CALM_KEY = 'aparencia.calmo'
export const CALM_STORED = 'sim'

/**
 * Sets theme and calm mode from what the browser remembers, before anything is painted.
 * Where storage is refused the system's preference rules.
 */
export function applyStoredAppearance(): void {
  try {
    const { dataset } = document.documentElement
    const theme = localStorage.getItem(THEME_KEY)
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    if (localStorage.getItem(CALM_KEY) === CALM_STORED) dataset.motion = 'calm'
  } catch {
    // Storage may be refused (private windows, settings).
  }
}
