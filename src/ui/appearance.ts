import { useSyncExternalStore } from 'react'
import { CALM_KEY, CALM_STORED, THEME_KEY } from './stored-appearance.ts'

/** `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

const listeners = new Set<() => void>()

/** Calls `listener` when {@link isCalm} may have changed, until the returned function is called. */
export function onMotionChange(listener: () => void): () => void {
  listeners.add(listener)
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    query.removeEventListener('change', listener)
  }
}

function announce() {
  for (const listener of listeners) listener()
}

/** The choice stays in this browser; without storage it holds for this page. */
function remember(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage may be refused (private windows, settings); the attribute on the page is set all the same.
  }
}

function readTheme(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

/** Changes the theme at once, without colours fading across the page. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  dataset.themeSwitching = ''
  if (theme === 'auto') delete dataset.theme
  else dataset.theme = theme
  remember(THEME_KEY, theme === 'auto' ? null : theme)
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.themeSwitching))
  announce()
}

const chosenCalm = () => document.documentElement.dataset.motion === 'calm'
/** True when movement has to wait for the user: calm mode or the system's reduced motion. Only in the browser. */
export const isCalm = () => chosenCalm() || matchMedia(REDUCED_MOTION).matches

/** Turns the calm mode on or off (WCAG 2.2.2: whatever moves by itself can be stopped). */
export function setCalm(calm: boolean): void {
  const { dataset } = document.documentElement
  if (calm) dataset.motion = 'calm'
  else delete dataset.motion
  remember(CALM_KEY, calm ? CALM_STORED : null)
  announce()
}

/** The chosen theme; `auto` while the server renders. */
export function useTheme(): Theme {
  return useSyncExternalStore(onMotionChange, readTheme, () => 'auto')
}

/** {@link isCalm} for what is drawn by it; true while the server renders. */
export function useCalm(): boolean {
  return useSyncExternalStore(onMotionChange, isCalm, () => true)
}

/** True if calm mode itself is on, whatever the system's setting. For its switch. */
export function useChosenCalm(): boolean {
  return useSyncExternalStore(onMotionChange, chosenCalm, () => false)
}
