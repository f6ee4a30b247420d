/** One large drawing to colour, at home in its place: alone with little around it, in company, in a whole scene. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { pictureReach } from '../../pictures/drawing.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castScene, drawScene, drawThing, type Place, type Thing } from '../../scenes/composer.ts'
import { figureReach, isFigure } from '../../scenes/figures.ts'
import { inset, uncovered } from '../../scenes/uncover.ts'
import { castWish } from './colouring-cast.ts'
import { subjectPlace, TABLE_TOP } from './subject-places.ts'

/** Theme → picture and the places where it is at home, one a page and then again from the first. */
const SUBJECTS: Readonly<Record<string, readonly [picture: string, ...places: string[]]>> = {
  gato: ['cat', 'jardim'],
  peixe: ['fish', 'mar'],
  borboleta: ['butterfly', 'jardim', 'floresta'],
  baleia: ['whale', 'mar'],
  coelho: ['rabbit', 'horta'],
  foguete: ['rocket', 'espaco'],
  tartaruga: ['turtle', 'mar'],
  coruja: ['owl', 'floresta-de-noite', 'sitio-de-noite'],
  bolo: ['cake', 'mesa-de-festa', 'festa-no-quintal'],
  casa: ['house', 'sitio'],
  cachorro: ['dog', 'parquinho'],
  barco: ['boat', 'mar-aberto'],
  passaro: ['bird', 'floresta'],
  carro: ['car', 'transito', 'praia', 'sitio'],
  pato: ['duck', 'lagoa'],
  presente: ['gift', 'aniversario', 'quarto'],
  joaninha: ['ladybug', 'jardim', 'horta'],
  sorvete: ['ice-cream', 'praia', 'circo', 'parquinho'],
  abelha: ['bee', 'jardim', 'horta'],
  sapo: ['frog', 'lagoa', 'pantanal'],
  onca: ['jaguar', 'pantanal'],
  tucano: ['toucan', 'amazonia'],
  capivara: ['capybara', 'pantanal'],
  dinossauro: ['dinosaur', 'dinossauros'],
  elefante: ['elephant', 'circo'],
  cavalo: ['horse', 'sitio'],
  unicornio: ['unicorn', 'castelo'],
  caminhao: ['truck', 'transito'],
  trem: ['steam-train', 'sitio'],
  fogueira: ['bonfire', 'junina'],
}

const FRAME: Box = { x: CONTENT.x, y: CONTENT.y, width: CONTENT.width, height: CONTENT.height }
const STROKES: Readonly<Record<Level, number>> = { facil: 1.3, medio: 0.9, desafio: 0.75 }
/** Longer side of the subject, mm. */
const LENGTHS: Readonly<Record<Level, number>> = { facil: 150, medio: 108, desafio: 90 }
/** There is more on its table than the cake. */
const BESIDE_CAKE = 0.84
/** Those that fly or swim hang in the middle of the frame, the others have their feet near its bottom. */
const FLOATING = new Set(['butterfly', 'whale', 'fish', 'turtle', 'rocket', 'bee', 'bird', 'toucan', 'boat'])

export interface DrawingFacts {
  readonly subject: string
  readonly company: readonly string[]
}

/** Drawings seldom fill their boxes: company may come so near, as a share of the subject's side. */
const NEAR: Readonly<Record<Level, number>> = { facil: 0, medio: 0.05, desafio: 0.08 }

const shareOf = ({ width, height }: Box) => ({ width: width / DRAWING_BOX, height: height / DRAWING_BOX })

function subjectBox(picture: string, level: Level): Box {
  const reach = isFigure(picture) ? shareOf(figureReach(picture)) : pictureReach(picture, false)
  const scale = Math.min(
    (LENGTHS[level] * (picture === 'cake' ? BESIDE_CAKE : 1)) / Math.max(reach.width, reach.height),
    (FRAME.width * 0.88) / reach.width,
    (FRAME.height * 0.62) / reach.height,
  )
  const [width, height] = [reach.width * scale, reach.height * scale]
  const middle = FRAME.y + FRAME.height * 0.5 + height / 2
  const bottom = FLOATING.has(picture) ? middle : FRAME.y + FRAME.height * (picture === 'cake' ? TABLE_TOP + 0.01 : 0.9)
  return { x: FRAME.x + (FRAME.width - width) / 2, y: bottom - height, width, height }
}

/** The simplest places keep only their ground and sky. */
const bare = (place: Place): Place => ({
  ...place,
  steps: place.steps.filter((step, i) => step.kind === 'row' || i < 8),
})

function drawPage(options: SheetOptions, random: Random, index: number) {
  const theme = options.theme ?? THEMES[0] ?? ''
  const subject = SUBJECTS[theme]
  if (!subject) throw new RangeError(`no drawing named ${theme}`)
  const { level } = options
  const [picture, ...homes] = subject
  const home = homes[index % homes.length] ?? ''
  const place = level === 'facil' ? bare(subjectPlace(home)) : subjectPlace(home)
  const box = subjectBox(picture, level)
  const look = { frame: FRAME, color: false, stroke: STROKES[level], simple: level === 'facil', broad: true }
  const cast = castScene(place, castWish(level, FRAME), random).filter((thing) => thing.picture !== picture)
  const around = uncovered(cast, place, { level, frame: FRAME, must: [], taken: [inset(box, NEAR[level])] })
  const company = level === 'facil' ? around.slice(0, 3) : around
  const large: Thing = { picture, box, flipped: random.chance(0.3), step: -1 }
  const [scene, frame] = drawScene(place, company, look, random)
  return {
    marks: [
      ...(scene ? [scene] : []),
      drawThing(large, { ...look, stroke: STROKES[level] * 1.2 }),
      ...(frame ? [frame] : []),
    ],
    facts: { subject: picture, company: company.map((thing) => thing.picture) },
    subject: picture,
  }
}

const THEMES = Object.keys(SUBJECTS)

export const colorirDesenho: SheetKind<PagesFacts<DrawingFacts>> = {
  id: 'colorir-desenho',
  category: 'colorir',
  themes: THEMES,
  draw: (options) => composeSheet(options, 'colour', (random, index) => drawPage(options, random, index)),
}
