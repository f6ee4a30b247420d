/** The small drawing beside the title: it shows the theme at a glance and is never part of the task. */
import { DATE_PICTURES } from '../pictures/date-sets.ts'
import { drawPicture } from '../pictures/drawing.ts'
import type { Mark } from '../scene/scene.ts'

/** Pictures for the corner → themes they go with; the first one that the page does not show is drawn. */
export const CORNERS: readonly (readonly [pictures: string, themes: string])[] = [
  ['paw footprints', 'bichos gato cachorro coelho rato urso rato-gigante coelho-gigante cachorro-gigante sapatos'],
  ['herb shamrock', 'jardim flores joaninha borboleta abelha caracol folha flor cogumelo joaninha-gigante'],
  ['herb feather', 'passaro coruja ninho borboleta-gigante passaro-gigante coruja-gigante'],
  ['tractor wheat', 'fazenda porco sitio'],
  [
    'seaweed shell',
    'mar fundo-do-mar peixe peixe-gigante baleia tartaruga pescaria praia ondas barco tartaruga-gigante pato sapo',
  ],
  ['straw-basket cart', 'comidas frutas feira maca maca-gigante pera morango melancia abacaxi cenoura lanche'],
  ['spoon plate', 'padaria sorvete bolo'],
  ['bunting balloon', 'festa presente baloes aniversario'],
  ['rainbow sun-cloud', 'ceu nuvem pipa pipas todas verticais chuva redemoinho'],
  ['telescope satellite', 'espaco foguete foguete-gigante robo estrela lua'],
  ['compass map', 'passeio carro tesouro carro-gigante tesouro-gigante cidade rua pistas casinhas trens'],
  ['key lamp', 'casa dia-a-dia quarto objetos'],
  ['spinning-top yo-yo', 'brinquedos'],
  ['sharpener eraser', 'escola papelaria objetos-de-medir regua-quebrada'],
  ['leaf herb', 'arvore'],
  [
    'palette brush',
    'pintar livre formas basicas estrelas poligonos redondas circulos barras formas-geometricas solidos-geometricos geometria coracao',
  ],
  [
    'abacus dice',
    'soma subtracao adicao multiplicacao divisao contar completar pedacos dobro metade pares impares pontos numeros misto mista 1 2 3 4 5 6 7 8 9 10 11 16 100',
  ],
  ['pencil crayon', 'alfabeto vogais maiusculas minusculas mistas palavras frases ler desenhar'],
  ['hourglass watch', 'primeiro-semestre segundo-semestre ano-todo manha tarde noite'],
  ['glasses bulb', 'tudo misturada rostos'],
]

/** Side of the drawing's box, mm. */
const SIDE = 13
/** Its right and upper edge, mm: below the lines for name and school, beside the title. */
const [RIGHT, TOP] = [194, 28]

/** Room that the drawing takes from the title at its side, mm. */
export const CORNER_ROOM = SIDE + 3

/** The corner drawing of a theme that is not on the page; empty for a theme without one. */
export function cornerDrawing(theme: string | undefined, shown: readonly string[], color: boolean): Mark[] {
  const own = CORNERS.find(([, themes]) => themes.split(' ').includes(theme ?? ''))?.[0].split(' ')
  const pictures = own ?? DATE_PICTURES[theme ?? ''] ?? []
  const id = pictures.find((picture) => !shown.includes(picture))
  if (!id) return []
  const drawing = drawPicture(id, { cx: RIGHT - SIDE / 2, cy: TOP + SIDE / 2, size: SIDE, color })
  // No picture of the task: it is neither counted nor named.
  return [{ ...drawing, picture: undefined }]
}
