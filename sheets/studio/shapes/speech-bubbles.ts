/** Outlines of speech bubbles: box and tail are one shape. */

interface Bubble {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const ROUND = 4.5

/** The tail points down at `at`. */
export const bubbleAbove = ({ x, y, width, height }: Bubble, at: number, drop: number): string => {
  const foot = y + height
  return [
    `M${x + ROUND} ${y}H${x + width - ROUND}q${ROUND} 0 ${ROUND} ${ROUND}V${foot - ROUND}q0 ${ROUND} ${-ROUND} ${ROUND}`,
    `H${at + 5}L${at} ${foot + drop}L${at - 5} ${foot}H${x + ROUND}q${-ROUND} 0 ${-ROUND} ${-ROUND}`,
    `V${y + ROUND}q0 ${-ROUND} ${ROUND} ${-ROUND}z`,
  ].join('')
}

/** The tail points aside at the height `at`: to the left at −1, to the right at 1; its tip may be lower. */
export const bubbleBeside = (
  { x, y, width, height }: Bubble,
  side: -1 | 1,
  at: number,
  reach: number,
  tip = at,
): string => {
  const [left, right, foot] = [x, x + width, y + height]
  const tail = (edge: number, back: -1 | 1) =>
    `V${at - 3 * back}L${edge + side * reach} ${tip}L${edge} ${at + 3 * back}`
  return [
    `M${left + ROUND} ${y}H${right - ROUND}q${ROUND} 0 ${ROUND} ${ROUND}`,
    side > 0 ? tail(right, 1) : '',
    `V${foot - ROUND}q0 ${ROUND} ${-ROUND} ${ROUND}H${left + ROUND}q${-ROUND} 0 ${-ROUND} ${-ROUND}`,
    side < 0 ? tail(left, -1) : '',
    `V${y + ROUND}q0 ${-ROUND} ${ROUND} ${-ROUND}z`,
  ].join('')
}
