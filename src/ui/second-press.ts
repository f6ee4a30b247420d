/** A press this soon after a dialog was opened is the second of a double press (ms). */
const SECOND_PRESS_MS = 500

/** True if the press came with the one that opened the dialog; both are times of the page's clock, in ms. */
export const isSecondPress = (pressedAt: number, openedAt: number): boolean => pressedAt - openedAt < SECOND_PRESS_MS
