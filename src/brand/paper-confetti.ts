import type { CategorySlug } from './category-drawings.tsx'

/** In the order in which they fall, from left to right. */
const PENCILS: readonly CategorySlug[] = [
  'matematica',
  'colorir',
  'labirinto',
  'pontilhar',
  'tracejar',
  'percepcao',
  'alfabetizacao',
  'pareamento',
]

/** Sheets of each colour: 24 in all. */
const SHEETS_PER_COLOUR = 3
/** Frame rate of the confetti. */
const FRAMES_PER_SECOND = 60
/** A sheet of paper, 3:4. */
const SHEET = 'M0 0h6v8H0z'

/** The drawing colour of a category in the theme that is on, as the confetti wants it: #rrggbb. */
function pencilColour(slug: CategorySlug): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${slug}-mark`)
  const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  if (!pixel) return value
  pixel.fillStyle = value.trim()
  pixel.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Drops 24 small sheets in the eight category colours over the page, once. The caller checks calm mode first.
 * @param durationMs visible time
 * @returns ends it early
 */
export function dropPaper(durationMs: number): () => void {
  let over = false
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.dataset.confetti = ''
  canvas.className = 'pointer-events-none fixed inset-0 z-45 size-full'
  document.body.append(canvas)
  const timer = setTimeout(() => end(), durationMs)
  const end = () => {
    over = true
    clearTimeout(timer)
    canvas.remove()
  }
  // A separate chunk, loaded only to celebrate. If it fails, there is no confetti.
  import('canvas-confetti').then(({ default: confetti }) => {
    if (over) return
    // No worker: it would be made from a blob, which the page's security policy refuses.
    const drop = confetti.create(canvas, { resize: true, useWorker: false })
    const sheet = confetti.shapeFromPath({ path: SHEET })
    PENCILS.forEach((slug, index) => {
      void drop({
        particleCount: SHEETS_PER_COLOUR,
        colors: [pencilColour(slug)],
        shapes: [sheet],
        scalar: 2,
        origin: { x: (index + 0.5) / PENCILS.length, y: -0.05 },
        angle: 270,
        spread: 60,
        startVelocity: 14,
        gravity: 0.45,
        ticks: (durationMs / 1_000) * FRAMES_PER_SECOND,
      })
    })
  }, end)
  return end
}
