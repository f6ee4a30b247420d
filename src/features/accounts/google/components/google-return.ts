/** Name in session storage, which ends with the tab; /cookies names it. */
const LEFT_FOR_GOOGLE = 'entrada.google'

/** This tab goes to Google now, and may come back signed in. A storage that is switched off costs the welcome only. */
export function leaveForGoogle(): void {
  try {
    sessionStorage.setItem(LEFT_FOR_GOOGLE, 'true')
  } catch {
    // Without storage there is no welcome.
  }
}

/** True once after this tab has returned from Google. */
export function cameBackFromGoogle(): boolean {
  try {
    const left = sessionStorage.getItem(LEFT_FOR_GOOGLE) !== null
    sessionStorage.removeItem(LEFT_FOR_GOOGLE)
    return left
  } catch {
    return false
  }
}
