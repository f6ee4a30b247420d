/** Whole pictures to colour: a place with somebody who does something there. Each page of a sheet is another picture. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { nameOfShown } from '../../pictures/drawing.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { type Finish, marksOf, Pen } from '../../studio/pen.ts'
import { NIGHTS } from '../../studio/scenes/night.ts'
import { SCENES } from '../../studio/scenes/scenes.ts'
import { viewNamed } from '../../studio/scenes/views.ts'

/** Pictures of a theme, one a page: scenes, and from there on subjects that are at home in it. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  fazenda: ['fazenda', 'pomar', 'cavalo'],
  mar: ['mar', 'mar-aberto', 'tartaruga', 'polvo'],
  espaco: ['espaco', 'passeio-espacial', 'foguete'],
  festa: ['festa', 'presentes', 'bolo'],
  jardim: ['jardim', 'pomar', 'borboleta'],
  cidade: ['cidade', 'onibus', 'carro'],
  transito: ['cidade', 'caminhao'],
  dinossauros: ['dinossauros', 'dinossauro'],
  futebol: ['futebol'],
  onibus: ['onibus', 'cidade'],
  circo: ['circo', 'elefante'],
  castelo: ['castelo', 'unicornio'],
  praia: ['praia', 'mar-aberto', 'barco'],
  amazonia: ['amazonia', 'onca', 'tucano'],
  pantanal: ['pantanal', 'capivara'],
  parquinho: ['parquinho'],
  escola: ['escola', 'volta-as-aulas'],
  horta: ['pomar', 'coelho'],
  junina: ['junina', 'fogueira'],
}

const FINISH: Readonly<Record<Level, Finish>> = { facil: 'bold', medio: 'plain', desafio: 'fine' }

export interface SceneFacts {
  readonly view: string
  /** Names of what a child sees there. */
  readonly shows: readonly string[]
}

export const colorirCena: SheetKind<PagesFacts<SceneFacts>> = {
  id: 'colorir-cena',
  category: 'colorir',
  themes: [...Object.keys(VIEWS), ...[...SCENES, ...NIGHTS].map(({ id }) => id).filter((id) => !(id in VIEWS))],
  draw: (options) => {
    const theme = options.theme ?? 'fazenda'
    const must = new Set(options.must)
    const views = (VIEWS[theme] ?? [theme])
      .map((id) => viewNamed(id, options.level))
      .filter(({ shows }) => shows.filter((id) => must.has(nameOfShown(id))).length === must.size)
    return composeSheet(options, 'colour', (_, index, sheet) => {
      const cast = sheet.fork('cast').shuffle(STANDING)
      const view = views[index % views.length]
      if (!view) throw new RangeError(`${theme} does not show ${options.must?.join(', ')}`)
      const { id, shows, draw } = view
      const pen = new Pen(false)
      const heading = pictureTitle(pen, options)
      return {
        marks: marksOf([draw(pen.finished(FINISH[options.level]), castOfPage(cast, index), index), heading]),
        whole: true,
        pictures: shows,
        facts: { view: id, shows: shows.map(nameOfShown) },
      }
    })
  },
}
