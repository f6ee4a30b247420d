/** In session storage, which ends with the tab; /cookies names it. */
const LEFT_FOR_GOOGLE = 'entrada.google'

/** Marks the tab before it goes to Google. Without storage only the welcome is lost. */
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
