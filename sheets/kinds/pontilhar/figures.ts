/** The figures that the dots make: pictures whose outline is one closed line. */
const FIGURES: Readonly<Record<string, string>> = {
  peixe: 'fish',
  casa: 'house',
  estrela: 'star',
  coracao: 'heart',
  maca: 'apple',
  gato: 'cat',
  coelho: 'rabbit',
  pato: 'duck',
  baleia: 'whale',
  tartaruga: 'turtle',
  arvore: 'tree',
  foguete: 'rocket',
  sino: 'bell',
  coroa: 'crown',
  cachorro: 'dog',
  passaro: 'bird',
  pera: 'pear',
  lua: 'moon',
  cogumelo: 'mushroom',
  cenoura: 'carrot',
  sapo: 'frog',
  porco: 'pig',
  coruja: 'owl',
  folha: 'leaf',
  pipa: 'kite',
  osso: 'bone',
}

export const FIGURE_THEMES: readonly string[] = Object.keys(FIGURES)

/** The id of the picture behind a theme. Throws RangeError for an unknown one. */
export function figureOf(theme: string): string {
  const id = FIGURES[theme]
  if (!id) throw new RangeError(`no figure named ${theme}`)
  return id
}
