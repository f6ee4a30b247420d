import type { Activity } from '../schema.ts'

/** Tags read out at most; more would keep a listener waiting. */
const MOST_TAGS = 4
/** The same for the pictures of a sheet. */
const MOST_PICTURES = 6

const list = new Intl.ListFormat('pt-BR')

/** Description of a drawn sheet's picture: task, theme and level, and the pictures on its first page. */
export function showsOf(plainTitle: string, pictures: readonly string[]): string {
  if (pictures.length === 0) return plainTitle
  const named = pictures.slice(0, MOST_PICTURES)
  const more = pictures.length > MOST_PICTURES ? ['outras figuras'] : []
  return `${plainTitle}, com ${list.format([...named, ...more])}`
}

/** Description of a sheet's picture in one sentence, for users who do not see it. */
export function pictureText({
  title,
  category,
  tags,
  plainTitle,
  shows,
  format,
  ageRange,
}: Pick<Activity, 'title' | 'category' | 'tags' | 'plainTitle' | 'shows' | 'format' | 'ageRange'>): string {
  const look = format === 'Colorido' ? 'colorida' : 'em preto e branco'
  const subjects = tags.map((tag) => tag.trim()).filter((tag) => tag !== '' && tag !== category)
  const about = subjects.length > 0 ? `, com ${list.format(subjects.slice(0, MOST_TAGS))}` : ''
  const content = shows ?? plainTitle ?? `atividade de ${category}${about}`
  return `Primeira página da folha “${title}”: ${content}, ${look}, para ${ageRange}.`
}
