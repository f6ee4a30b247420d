/** One large drawing to colour, at home in its place: alone with little around it, in company, in a whole scene. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { pictureReach } from '../../pictures/drawing.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castScene, drawScene, drawThing, type Place, type Thing } from '../../scenes/composer.ts'
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
  bolo: ['cake', 'mesa-de-festa'],
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
/** Those that fly or swim hang in the middle of the frame, the others have their feet near its bottom. */
const FLOATING = new Set(['butterfly', 'whale', 'fish', 'turtle', 'rocket', 'bee', 'bird', 'toucan', 'boat'])

export interface DrawingFacts {
  readonly subject: string
  readonly company: readonly string[]
}

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** Who stays visible beside the subject: nobody half hidden; at the easiest level only a few in the far and the sky. */
function companyOf(things: readonly Thing[], subject: Box, level: Level): Thing[] {
  const most = level === 'desafio' ? 0.3 : level === 'medio' ? 0.1 : 0
  const free = things.filter(({ box }) => shared(box, subject) <= most * box.width * box.height)
  return level === 'facil' ? free.slice(0, 3) : free
}

function subjectBox(picture: string, level: Level): Box {
  const reach = pictureReach(picture, false)
  const scale = Math.min(
    LENGTHS[level] / Math.max(reach.width, reach.height),
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
  const look = { frame: FRAME, color: false, stroke: STROKES[level], simple: level === 'facil' }
  const cast = castScene(place, { level, frame: FRAME, color: false, must: [], apart: true }, random)
  const company = companyOf(
    cast.filter((thing) => thing.picture !== picture),
    box,
    level,
  )
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

export const DRAWING: SheetKind<PagesFacts<DrawingFacts>> = {
  id: 'colorir-desenho',
  category: 'colorir',
  themes: THEMES,
  draw: (options) => composeSheet(options, 'colour', (random, index) => drawPage(options, random, index)),
}
