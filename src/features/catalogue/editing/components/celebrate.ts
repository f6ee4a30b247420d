/** How long paper falls after an activity was created, in ms (spec part 2 §9). */
const DURATION_MS = 3_000
/** Small papers in all. */
const PAPERS = 24

/** Small papers in the colours of the categories fall once; nothing when motion is not wanted. */
export async function celebrate(calm: boolean): Promise<void> {
  if (calm) return
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.ariaHidden = 'true'
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:60'
  document.body.append(canvas)
  // Its own worker would be a blob, which the Content-Security-Policy does not allow.
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  void fire({
    particleCount: PAPERS,
    shapes: ['square'],
    colors: markColours(),
    angle: 270,
    spread: 160,
    startVelocity: 12,
    gravity: 0.6,
    ticks: 220,
    origin: { x: 0.5, y: -0.1 },
    disableForReducedMotion: true,
  })
  setTimeout(() => {
    fire.reset()
    canvas.remove()
  }, DURATION_MS)
}

const CATEGORIES = [
  'matematica',
  'colorir',
  'labirinto',
  'pontilhar',
  'tracejar',
  'percepcao',
  'alfabetizacao',
  'pareamento',
]

/** The pencils of the eight categories, as the theme has them. */
function markColours(): string[] {
  const probe = document.createElement('span')
  document.body.append(probe)
  const colours = CATEGORIES.map((slug) => {
    probe.dataset.cat = slug
    return hexOf(getComputedStyle(probe).getPropertyValue('--c-mark').trim())
  })
  probe.remove()
  return colours
}

/** Any CSS colour as #rrggbb, which is all the confetti understands. */
function hexOf(colour: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return '#2a3b86'
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
