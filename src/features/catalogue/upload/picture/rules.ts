/** Width by height of a card's picture. */
const FRAME = 3 / 4
/** Tolerance as a factor within which a picture still fills the frame: A4 (0.707) and Letter (0.773) do. */
const TOLERANCE = 1.12

/** True if a picture is close enough to a 3:4 sheet to fill the frame; others are shown whole, on white. */
export function isNearlySheet(width: number, height: number): boolean {
  const ratio = width / height / FRAME
  return ratio < TOLERANCE && ratio > 1 / TOLERANCE
}
